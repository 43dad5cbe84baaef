import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHub, until, type HubClient } from '../../support/hub-client.ts';
import { startKv, type TestKv } from '../../support/kv.ts';
import { startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';

let kv: TestKv;
let hub: HubClient;
let subscriber: Subscriber;
beforeAll(async () => {
	kv = await startKv();
	hub = await startHub({ KV_REST_API_URL: kv.url, KV_REST_API_TOKEN: kv.token });
	subscriber = await startSubscriber(hub.certificate);
});
afterAll(async () => {
	await Promise.all([hub?.stop(), subscriber?.stop()]);
	await kv?.stop();
});

it('a hub with the variables of Vercel KV stores its subscriptions there, under its own keys', async () => {
	await requestAll(hub, 'subscribe', subscriber, { '/kept': {} });
	const found = await kv.redis.keys('*');
	expect(found.filter((key) => key.startsWith('{forecourt-hub}:subscription:'))).toHaveLength(1);
	expect(found.filter((key) => !key.startsWith('{forecourt-hub}:'))).toEqual([]);
});

it('the hub responds with 503 while Vercel KV cannot be reached (A43)', async () => {
	kv.delay = 60_000;
	const refused = await hub.subscribe(`${subscriber.origin}/refused`);
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
	kv.delay = 0;
	const accepted = await hub.subscribe(`${subscriber.origin}/after`);
	expect(accepted.status).toBe(202);
	await until(() => subscriber.verifications('/after').length === 1, 'the verification request');
	expect(subscriber.verifications('/refused')).toEqual([]);
});

it('the hub responds with 503 while Vercel KV is full, and still serves the topics (A43)', async () => {
	const { redis } = kv;
	await redis.config('SET', 'maxmemory-policy', 'noeviction');
	await redis.config('SET', 'maxmemory', '1');
	const refused = await hub.subscribe(`${subscriber.origin}/no-room`);
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
	expect((await fetch(`${hub.address}/feed.xml`)).status).toBe(200);
	await redis.config('SET', 'maxmemory', '0');
	expect((await hub.subscribe(`${subscriber.origin}/room-again`)).status).toBe(202);
	await until(
		() => subscriber.verifications('/room-again').length === 1,
		'the verification request',
	);
	expect(subscriber.verifications('/no-room')).toEqual([]);
});
