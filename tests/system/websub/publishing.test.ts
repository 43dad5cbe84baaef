import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_SECRET, startHub, until, type HubClient } from '../../support/hub-client.ts';
import { startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';
import { changeNewest, FIRST_CHANGE, SECOND_CHANGE } from './content-changes.ts';
import { TOPICS } from './topics.ts';

const EVENT = JSON.stringify({ type: 'deployment.succeeded', payload: { text: 'é' } });
const BEARER = { authorization: `Bearer ${HOOK_SECRET}` };
const SUBSCRIBERS = 12;

let hub: HubClient;
let subscriber: Subscriber;

beforeAll(async () => {
	hub = await startHub();
	subscriber = await startSubscriber(hub.certificate);
	const paths = Array.from({ length: SUBSCRIBERS }, (_, index) => [`/${index}`, {}] as const);
	await requestAll(hub, 'subscribe', subscriber, Object.fromEntries(paths));
});

afterAll(() => Promise.all([hub.stop(), subscriber.stop()]));

function sign(algorithm: string, secret = HOOK_SECRET, body = EVENT): string {
	return createHmac(algorithm, secret).update(body).digest('hex');
}

function callHook(headers: Readonly<Record<string, string>>, body = EVENT): Promise<Response> {
	return fetch(`${hub.address}/api/websub/publish`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body,
	});
}

/** Returns the delivery counts of subscribers that differ from the expected one. */
function wrongCounts(expected: number): number[] {
	return Array.from({ length: SUBSCRIBERS }, (_, index) => `/${index}`)
		.map((path) => subscriber.deliveries(path).length)
		.filter((count) => count !== expected);
}

describe('the deploy hook', () => {
	it.each([
		['the secret', BEARER],
		['the secret, with a lower-case scheme', { authorization: `bearer ${HOOK_SECRET}` }],
		['a Vercel signature', { 'x-vercel-signature': sign('sha1') }],
		['a GitHub signature', { 'x-hub-signature-256': `sha256=${sign('sha256')}` }],
	])('accepts %s, and returns the live edition (A44)', async (_case, headers) => {
		const response = await callHook(headers);
		const { edition } = await (await fetch(`${hub.address}/build.json`)).json();
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
		expect(await response.json()).toEqual({ edition, changed: [], queued: 0 });
	});

	it.each<[string, Record<string, string>]>([
		['nothing', {}],
		['another secret', { authorization: 'Bearer another' }],
		['a part of the secret', { authorization: `Bearer ${HOOK_SECRET.slice(0, -1)}` }],
		['more than the secret', { authorization: `Bearer ${HOOK_SECRET}a` }],
		['no secret', { authorization: 'Bearer ' }],
		['a password', { authorization: `Basic ${btoa(`:${HOOK_SECRET}`)}` }],
		['the secret for a signature', { 'x-vercel-signature': HOOK_SECRET }],
		['an empty signature', { 'x-vercel-signature': '' }],
		['the start of a signature', { 'x-vercel-signature': sign('sha1').slice(0, 20) }],
		['a signature with another key', { 'x-vercel-signature': sign('sha1', 'another') }],
		['a signature of another body', { 'x-vercel-signature': sign('sha1', HOOK_SECRET, '{}') }],
		['a signature by another method', { 'x-vercel-signature': sign('sha256') }],
		['a signature without its method', { 'x-hub-signature-256': sign('sha256') }],
		['a signature by a weak method', { 'x-hub-signature-256': `sha1=${sign('sha1')}` }],
		['an empty key', { 'x-hub-signature-256': `sha256=${sign('sha256', '')}` }],
	])('refuses %s with 401 and a JSON problem (A44)', async (_case, headers) => {
		const response = await callHook(headers);
		expect(response.status).toBe(401);
		expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json\b/);
		const text = await response.text();
		expect(JSON.parse(text)).toMatchObject({ status: 401, title: expect.any(String) });
		expect(text).not.toContain(HOOK_SECRET);
	});

	it('responds to other methods with 405', async () => {
		for (const method of ['GET', 'PUT', 'DELETE']) {
			const url = `${hub.address}/api/websub/publish`;
			const response = await fetch(url, { method, headers: BEARER });
			expect([method, response.status]).toEqual([method, 405]);
			expect(response.headers.get('allow')).toContain('POST');
		}
	});

	it('accepts an empty body, and refuses one above 1 MiB with 413 (A29)', async () => {
		expect((await callHook(BEARER, '')).status).toBe(200);
		expect((await callHook(BEARER, 'a'.repeat(1_048_577))).status).toBe(413);
	});

	it('delivers nothing when nothing has changed, however often it is called (A38)', async () => {
		const calls = await Promise.all(Array.from({ length: 20 }, () => callHook(BEARER)));
		for (const call of calls) expect(await call.json()).toMatchObject({ changed: [], queued: 0 });
		await sleep(500);
		expect(wrongCounts(0)).toEqual([]);
	});
});

describe('the daily check', () => {
	const callCron = (secret: string) =>
		fetch(`${hub.address}/api/cron`, { headers: { authorization: `Bearer ${secret}` } });

	it('accepts only the secret that the server generated (A44)', async () => {
		const file = join(hub.server.environment['DATA_DIR'] ?? '', 'cron-secret');
		const response = await callCron(readFileSync(file, 'utf8').trim());
		const { edition } = await (await fetch(`${hub.address}/build.json`)).json();
		expect([response.status, await response.json()]).toEqual([
			200,
			{ edition, changed: [], queued: 0 },
		]);
		expect((await callCron(HOOK_SECRET)).status).toBe(401);
	});
});

describe('npm run publish', () => {
	it('prints the number of deliveries, one per subscription (P6)', async () => {
		changeNewest(hub.contentDir, FIRST_CHANGE);
		expect(await hub.publish()).toMatchObject({
			changed: expect.arrayContaining([...TOPICS]),
			queued: SUBSCRIBERS,
		});
		await until(() => wrongCounts(1).length === 0, 'a delivery each');
		const calls = await Promise.all(Array.from({ length: 10 }, () => callHook(BEARER)));
		for (const call of calls) expect(await call.json()).toMatchObject({ changed: [], queued: 0 });
		await sleep(700);
		expect(wrongCounts(1)).toEqual([]);
	});

	it('and the deploy hook at the same time deliver to each subscription once (A42)', async () => {
		changeNewest(hub.contentDir, SECOND_CHANGE);
		const published = new AbortController();
		const callers = Array.from({ length: 4 }, async () => {
			let queued = 0;
			while (!published.signal.aborted) {
				queued += (await (await callHook(BEARER)).json()).queued;
				await sleep(25);
			}
			return queued;
		});
		const { queued } = await hub.publish();
		published.abort();
		const others = await Promise.all(callers);
		expect(others.reduce((sum, more) => sum + more, queued)).toBe(SUBSCRIBERS);
		await until(() => wrongCounts(2).length === 0, 'a delivery each');
		await sleep(700);
		expect(wrongCounts(2)).toEqual([]);
	});
});
