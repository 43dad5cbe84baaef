import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessHub, startHub, until, type HubClient } from '../../support/hub-client.ts';
import { startRedis, type RedisServer } from '../../support/redis-server.ts';
import { startRoundRobin, type RoundRobin } from '../../support/round-robin.ts';
import { startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';
import { changeNewest } from './content-changes.ts';

const CALLBACKS = Array.from({ length: 60 }, (_, index) => `/callback-${index}`);
/** Longer than the lock of a job, after which another process runs it. */
const TAKEOVER_SECONDS = 40;

let redis: RedisServer;
let proxy: RoundRobin;
let subscriber: Subscriber;
const processes: HubClient[] = [];
const portOf = ({ server }: HubClient) => Number(server.environment['PORT']);
const add = (one: HubClient) => {
	processes.push(one);
	proxy.ports.add(portOf(one));
	return one;
};
const remove = (one: HubClient) => {
	processes.splice(processes.indexOf(one), 1);
	proxy.ports.delete(portOf(one));
};
const leader = () => processes[0]!;
const editions = () =>
	Promise.all(
		processes.map(
			async ({ address }) => (await (await fetch(`${address}/build.json`)).json()).edition,
		),
	);
/** Publishes a change, and waits until every callback has this many deliveries. */
async function publishTo(text: string, deliveries: number, seconds = 20): Promise<void> {
	changeNewest(leader().contentDir, text);
	const { edition } = await leader().publish();
	await expect.poll(editions, { timeout: 5000 }).toEqual(processes.map(() => edition));
	await until(
		() => CALLBACKS.every((path) => subscriber.deliveries(path).length >= deliveries),
		`delivery ${deliveries} of "${text}"`,
		seconds,
	);
}

beforeAll(async () => {
	[redis, proxy] = await Promise.all([startRedis(), startRoundRobin()]);
	add(await startHub({ REDIS_URL: redis.url, BASE_URL: proxy.url }));
	subscriber = await startSubscriber(leader().certificate);
	for (const one of await Promise.all([leader().restart(), leader().restart()])) add(one);
	const hub = { ...leader(), ...accessHub(proxy.url) };
	const all = Object.fromEntries(CALLBACKS.map((path) => [path, {}]));
	await requestAll(hub, 'subscribe', subscriber, all);
});
afterAll(async () => {
	for (const one of processes) await one.stop();
	await subscriber?.stop();
	proxy?.stop();
	await redis?.stop();
});

describe('several processes with one Redis', () => {
	it('verify each request once, whichever of them gets it', () => {
		expect(CALLBACKS.filter((path) => subscriber.verifications(path).length !== 1)).toEqual([]);
	});

	it('say how many requests a host may get from all of them', async () => {
		const read = async () => (await (await fetch(`${proxy.url}/api/websub/hub`)).json()).delivery;
		await expect
			.poll(read, { timeout: 15_000 })
			.toMatchObject({ concurrency_per_host: 2 * processes.length });
	});

	it('switch to a published edition, and deliver it once to each subscriber', async () => {
		await publishTo('Published by one process.', 1);
		await sleep(1000);
		expect(CALLBACKS.filter((path) => subscriber.deliveries(path).length !== 1)).toEqual([]);
	});

	it('share their limits on requests', async () => {
		const settings = { HUB_RATE_LIMIT: 'on' };
		const limited = await Promise.all([leader().restart(settings), leader().restart(settings)]);
		const statuses: number[] = [];
		for (let index = 0; index < 14; index++) {
			const hub = limited[index % 2]!;
			statuses.push((await hub.subscribe(`${subscriber.origin}/limited-${index}`)).status);
		}
		for (const one of limited) await one.stop();
		expect(statuses).toEqual([...Array(10).fill(202), ...Array(4).fill(429)]);
	});

	it('go on when the one that publishes is killed', async () => {
		const killed = leader();
		remove(killed);
		const recordOf = () =>
			JSON.parse(
				readFileSync(join(leader().server.environment['DATA_DIR']!, 'server.json'), 'utf8'),
			);
		const { pid } = recordOf();
		await killed.kill();
		await expect.poll(() => recordOf().pid, { timeout: 10_000 }).not.toBe(pid);
		await publishTo('Published after the first process was killed.', 2, TAKEOVER_SECONDS);
		for (const path of CALLBACKS) {
			const ids = subscriber.deliveries(path).map(({ headers }) => headers['x-hub-delivery']);
			expect(new Set(ids).size).toBe(2);
		}
		add(await leader().restart());
		expect(new Set(await editions()).size).toBe(1);
	});

	it('lose no delivery when one is killed while it delivers', async () => {
		changeNewest(leader().contentDir, 'Published while a process is killed.');
		const before = subscriber.received.length;
		const publishing = leader().publish();
		await until(() => subscriber.received.length > before + 5, 'the first deliveries', 60);
		const victim = processes.at(-1)!;
		remove(victim);
		await victim.kill();
		await publishing;
		await until(
			() => CALLBACKS.every((path) => subscriber.deliveries(path).length >= 3),
			'the rest of the deliveries',
			TAKEOVER_SECONDS,
		);
		for (const path of CALLBACKS) {
			const ids = subscriber.deliveries(path).map(({ headers }) => headers['x-hub-delivery']);
			expect(new Set(ids).size).toBe(3);
		}
	});

	it('refuse to join with another origin', async () => {
		await expect(leader().restart({ BASE_URL: 'http://127.0.0.1:1' })).rejects.toThrow(
			`its server has BASE_URL ${proxy.url}, this one http://127.0.0.1:1.`,
		);
	});
});
