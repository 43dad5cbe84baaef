import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '../../../src/hub/stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from '../../../src/hub/stores/kv/subscription-store.ts';
import { startKvCluster } from '../../support/kv-cluster.ts';
import { describeRequestRecords } from './request-records.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

let cluster: Awaited<ReturnType<typeof startKvCluster>>;
beforeAll(async () => {
	cluster = await startKvCluster();
});
afterAll(() => cluster?.stop());

// Each store has a tag of its own, so that the stores are spread over the nodes.
const createStore = async () =>
	createKvSubscriptionStore(createScriptRunner(cluster), randomUUID());
describeSubscriptionStore('the store in a Redis Cluster', createStore);
describeRequestRecords('the store in a Redis Cluster', createStore);

describe('the Redis Cluster of these tests', () => {
	const run = (script: string, keys: readonly string[]) =>
		createScriptRunner(cluster)(script, keys, []);

	it('runs a script that declares its keys and gives them one tag', async () => {
		const script = "return redis.call('DEL', KEYS[1], KEYS[2])";
		expect(await run(script, ['{tag}:a', '{tag}:b'])).toBe(0);
	});

	it('refuses a script that uses a key it did not declare', async () => {
		await expect(run("return redis.call('GET', '{tag}:b')", ['{tag}:a'])).rejects.toThrow(
			'undeclared key {tag}:b',
		);
		await expect(run("return redis.call('DEL', KEYS[1], 'b')", ['a'])).rejects.toThrow(
			'undeclared key b',
		);
	});

	it('refuses keys of different slots', async () => {
		const script = "return redis.call('DEL', KEYS[1], KEYS[2])";
		await expect(run(script, ['{one}:a', '{two}:a'])).rejects.toThrow('CROSSSLOT');
	});
});
