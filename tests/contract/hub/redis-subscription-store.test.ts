import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../../src/hub/core/subscription-store.ts';
import { createHostPace } from '../../../src/hub/queues/host-pace.ts';
import { LANE_NAMES } from '../../../src/hub/queues/lane.ts';
import { openRedisStorage, type HubStorage } from '../../../src/hub/storage.ts';
import { aHubRequest, START } from '../../support/hub.ts';
import { startRedisCluster, type RedisCluster } from '../../support/redis-cluster.ts';
import { startRedis, type RedisServer } from '../../support/redis-server.ts';
import { describeRequestRecords } from './request-records.ts';
import { ROOMY } from './store-suite.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

const LANE = { concurrency: 1, concurrencyPerHost: 1 };
const settings = {
	lanes: Object.fromEntries(LANE_NAMES.map((name) => [name, LANE])) as Record<
		(typeof LANE_NAMES)[number],
		typeof LANE
	>,
	pace: createHostPace(),
	longestWaitSeconds: 3600,
	now: () => Date.now(),
	report: () => undefined,
};
const opened: HubStorage[] = [];
async function open(urls: readonly string[], tag: string = randomUUID()): Promise<HubStorage> {
	const storage = await openRedisStorage(urls, settings, tag);
	opened.push(storage);
	return storage;
}
afterAll(() => Promise.all(opened.map((storage) => storage.close())));

const addPending = ({ store }: HubStorage, secret?: string) =>
	store.addPending('r', aHubRequest(secret ? { secret } : {}), ROOMY, START, START + 1000);

describe('with one server', () => {
	let server: RedisServer;
	beforeAll(async () => {
		server = await startRedis();
		await server.redis.config('SET', 'requirepass', 'open-sesame');
	});
	afterAll(() => server?.stop());
	const urls = () => [`redis://:open-sesame@127.0.0.1:${server.port}`];
	const createStore = async () => (await open(urls())).store;

	describeSubscriptionStore('the store in Redis', createStore);
	describeRequestRecords('the store in Redis', createStore);

	it('is unavailable while the server is away, without a secret in the message (A39, A43)', async () => {
		const own = await startRedis();
		const storage = await open([own.url]);
		await own.stop();
		const error: unknown = await addPending(storage, 'do-not-say').catch(
			(thrown: unknown) => thrown,
		);
		expect(error).toBeInstanceOf(StoreUnavailableError);
		expect(String(error)).not.toContain('do-not-say');
	}, 20_000);
});

describe('with a replica', () => {
	let cluster: RedisCluster;
	beforeAll(async () => {
		const flags = ['--cluster-node-timeout', '1000', '--appendonly', 'yes'];
		cluster = await startRedisCluster(3, { replicas: 1, flags });
	});
	afterAll(() => cluster?.stop());
	const urls = () => cluster.servers.map(({ url }) => url);
	const createStore = async () => (await open(urls())).store;

	describeSubscriptionStore('the store in a Redis Cluster with replicas', createStore);
	describeRequestRecords('the store in a Redis Cluster with replicas', createStore);

	it('accepts a request only once a replica has it', async () => {
		const tag = randomUUID();
		const storage = await open(urls(), tag);
		expect(await addPending(storage)).toBe('added');
		const primary = await cluster.primaryOf(`{${tag}}:x`);
		const replica = cluster.servers.at(cluster.servers.indexOf(primary) - 3)!;
		await replica.kill();
		await expect(addPending(storage)).rejects.toThrow(/replica|no response/);
		await replica.restart();
		await cluster.settle();
		await expect.poll(() => addPending(storage).catch(String), { timeout: 20_000 }).toBe('added');
	}, 60_000);

	it('keeps what it accepted when the primary is killed, and refuses what may be lost', async () => {
		const tag = randomUUID();
		const storage = await open(urls(), tag);
		expect(await addPending(storage)).toBe('added');
		const primary = await cluster.primaryOf(`{${tag}}:x`);
		await primary.kill();
		await expect
			.poll(() => storage.store.readPending('r', START).catch(String), { timeout: 20_000 })
			.toMatchObject({ id: 'r' });
		await expect(addPending(storage)).rejects.toThrow(StoreUnavailableError);
		await primary.restart();
		await cluster.settle();
		await expect.poll(() => addPending(storage).catch(String), { timeout: 20_000 }).toBe('added');
	}, 90_000);
});
