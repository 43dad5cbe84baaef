import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub, type HubClient } from '../../support/hub-client.ts';
import { startKv, type TestKv } from '../../support/kv.ts';
import { describeContent, prepareContent, settleContent, stopContent } from './content.ts';
import { changeNewest, changeOldest } from './content-changes.ts';
import { describeRetries, prepareRetries, settleRetries, stopRetries } from './retrying.ts';
import { describeSubscribing } from './subscribing.ts';
import { describeVerifying } from './verifying.ts';

let kv: TestKv;
let hub: HubClient;

// The cases of the hub on SQLite, on one server whose subscriptions are in Vercel KV.
beforeAll(async () => {
	kv = await startKv();
	hub = await startHub({ KV_REST_API_URL: kv.url, KV_REST_API_TOKEN: kv.token });
	await Promise.all([prepareContent(hub), prepareRetries(hub)]);
	changeNewest(hub.contentDir, 'The first change, with “quotes” & <marks>.');
	await hub.publish();
	changeOldest(hub.contentDir, 'The second change.');
	await hub.publish();
	await Promise.all([settleContent(), settleRetries()]);
});

afterAll(async () => {
	await Promise.all([hub.stop(), stopContent(), stopRetries()]);
	await kv.stop();
});

describe('on Vercel KV', () => {
	it('the hub keeps its subscriptions there, and every key is its own', async () => {
		const keys = await kv.redis.keys('*');
		expect(keys.filter((key) => !key.startsWith('websub:'))).toEqual([]);
		expect(keys.filter((key) => key.startsWith('websub:subscription:'))).not.toEqual([]);
	});

	describe('the content', describeContent);
	describe('acknowledgements', describeRetries);
	describe('a request', () => describeSubscribing(() => hub));
	describe('verification', () => describeVerifying(() => hub));
});
