import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '../../../src/hub/stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from '../../../src/hub/stores/kv/subscription-store.ts';
import { StoreUnavailableError } from '../../../src/hub/core/subscription-store.ts';
import { aHubRequest, START } from '../../support/hub.ts';
import { startKv, type TestKv } from '../../support/kv.ts';
import { describeRequestRecords } from './request-records.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

let kv: TestKv;
beforeAll(async () => {
	kv = await startKv();
});
afterAll(() => kv.stop());

const ROOMY = { pending: 9, pendingPerHost: 9, perTopic: 9, perHost: 9, perPath: 9 };

const createStore = async () => {
	await kv.redis.flushall();
	return createKvSubscriptionStore(createScriptRunner(kv));
};
describeSubscriptionStore('the store in Vercel KV', createStore);
describeRequestRecords('the store in Vercel KV', createStore);

describe('Vercel KV', () => {
	it('is sent each script once, and again after the scripts are flushed', async () => {
		const store = createKvSubscriptionStore(createScriptRunner(kv));
		await kv.redis.script('FLUSH');
		const ask = async () => {
			const before = kv.commands();
			expect(await store.readSubscription('nobody', START)).toBeUndefined();
			return kv.commands() - before;
		};
		expect([await ask(), await ask(), await ask()]).toEqual([2, 1, 1]);
		await kv.redis.script('FLUSH');
		expect([await ask(), await ask()]).toEqual([2, 1]);
	});

	it('stores text that looks like another type unchanged', async () => {
		const store = createKvSubscriptionStore(createScriptRunner(kv));
		for (const secret of ['12345678', 'true', 'null', '{"a":1}', '[1]', '1e5', ' ', '"']) {
			await kv.redis.flushall();
			await store.addPending('r', aHubRequest({ secret }), ROOMY, START, START + 1000);
			expect((await store.readPending('r', START))?.secret).toBe(secret);
		}
	});

	it('is unavailable when it refuses, and errors do not repeat secrets (A39, A43)', async () => {
		const store = createKvSubscriptionStore(createScriptRunner({ ...kv, token: 'wrong' }));
		const request = aHubRequest({ secret: 'do-not-say' });
		const error: unknown = await store
			.addPending('r', request, ROOMY, START, START + 1000)
			.catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(StoreUnavailableError);
		expect(String(error)).toContain('WRONGPASS');
		expect(String(error)).not.toContain('do-not-say');
	});

	it('is unavailable when it cannot be reached (A43)', async () => {
		const gone = { url: 'http://127.0.0.1:1', token: 'x' };
		const store = createKvSubscriptionStore(createScriptRunner(gone));
		await expect(store.readPending('r', START)).rejects.toThrow(StoreUnavailableError);
	});

	it('is unavailable after 5 seconds without a response (A43)', { timeout: 20_000 }, async () => {
		kv.delay = 8000;
		const store = createKvSubscriptionStore(createScriptRunner(kv));
		await expect(store.readPending('r', START)).rejects.toThrow(StoreUnavailableError);
		kv.delay = 0;
	});
});
