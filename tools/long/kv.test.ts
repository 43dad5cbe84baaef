import { randomUUID } from 'node:crypto';
import { createClient } from '@vercel/kv';
import { afterAll, describe, it, vi } from 'vitest';
import { createScriptRunner } from '../../src/hub/stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from '../../src/hub/stores/kv/subscription-store.ts';
import { readEnvironment } from '../../src/platform/environment.ts';
import { describeRequestRecords } from '../../tests/contract/hub/request-records.ts';
import { describeSubscriptionStore } from '../../tests/contract/hub/subscription-store.ts';

/**
 * Runs the hub's scripts in the Vercel KV that `KV_REST_API_URL` and `KV_REST_API_TOKEN` name, with
 * about 1,300 commands. The keys have tags of their own and are deleted afterward; others stay.
 */
// Vitest sets `BASE_URL` for its own use.
const { kv } = readEnvironment({ ...process.env, BASE_URL: undefined });
const TAG = `forecourt-test-${randomUUID()}`;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

if (kv === undefined) {
	it.skip('Vercel KV: set KV_REST_API_URL and KV_REST_API_TOKEN to run its tests', () => undefined);
} else {
	let stores = 0;
	const createStore = async () =>
		createKvSubscriptionStore(createScriptRunner(kv), `${TAG}-${stores++}`);
	describe('a real Vercel KV', () => {
		describeSubscriptionStore('the store', createStore);
		describeRequestRecords('the store', createStore);
	});

	afterAll(async () => {
		const client = createClient({ ...kv, automaticDeserialization: false });
		let cursor = '0';
		do {
			const [next, keys] = await client.scan(cursor, { match: `{${TAG}-*`, count: 1000 });
			if (keys.length > 0) await client.del(...keys);
			cursor = String(next);
		} while (cursor !== '0');
	});
}
