import { describe, expect, it } from 'vitest';
import { createCronEndpoint } from '../../../src/endpoints/cron.ts';
import type { HubAccess } from '../../../src/hub/core/hub.ts';
import { subscriptionId } from '../../../src/hub/core/subscription.ts';
import { BASE_URL, CALLBACK } from '../../support/hub.ts';
import { useTestHub } from './hub-requests.ts';

const SECRET = 'known-to-the-platform';
const BEARER = { authorization: `Bearer ${SECRET}` };

const { test } = useTestHub(async (hub) => {
	await hub.subscribe();
	hub.sent.length = 0;
});

type Headers = Readonly<Record<string, string>>;

function callCron(headers: Headers = BEARER, access: Partial<HubAccess> = {}, method = 'GET') {
	const { fetch } = createCronEndpoint({
		loadHub: () => ({ hub: test.hub, hookSecret: 'hook', cronSecret: SECRET, ...access }),
	});
	return fetch(new Request(`${BASE_URL}/api/cron`, { method, headers }));
}

describe('the daily job', () => {
	it('delivers changes that no deploy hook reported (A44)', async () => {
		test.setTopic('/feed.xml', 'second');
		const response = await callCron();
		expect([response.status, await response.json()]).toEqual([
			200,
			{ edition: 'edition', changed: ['/feed.xml'], queued: 1 },
		]);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-store');
		await test.work();
		expect(test.sent.map(({ method, body }) => [method, body])).toEqual([['POST', 'second']]);
	});

	it('notices a rollback to an earlier edition (P6)', async () => {
		for (const text of ['second', 'first /feed.xml']) {
			test.setTopic('/feed.xml', text);
			expect(await (await callCron()).json()).toMatchObject({ changed: ['/feed.xml'], queued: 1 });
			await test.work();
		}
		expect(test.sent.map(({ body }) => body)).toEqual(['second', 'first /feed.xml']);
	});

	it('publishes a change once, even for several simultaneous calls (A44)', async () => {
		test.setTopic('/feed.xml', 'second');
		const calls = await Promise.all(Array.from({ length: 8 }, () => callCron()));
		const answers = await Promise.all(calls.map((response) => response.json()));
		expect(answers.flatMap(({ changed }) => changed)).toEqual(['/feed.xml']);
		await test.work();
		expect(test.sent).toHaveLength(1);
	});

	it('deletes expired subscriptions', async () => {
		const id = subscriptionId('/feed.xml', CALLBACK);
		const isStored = () =>
			test.database.transact(({ get }) => get('SELECT 1 FROM subscriptions WHERE id = ?', id));
		test.now += 11 * 86_400_000;
		expect(await isStored()).toBeDefined();
		expect((await callCron()).status).toBe(200);
		expect(await isStored()).toBeUndefined();
	});

	it.each<[string, Headers, Partial<HubAccess>]>([
		['no secret', {}, {}],
		['another secret', { authorization: 'Bearer guess' }, {}],
		['the secret in another scheme', { authorization: `Basic ${SECRET}` }, {}],
		['the secret of the deploy hook', { authorization: 'Bearer hook' }, {}],
		['an empty secret if none is configured', { authorization: 'Bearer ' }, { cronSecret: '' }],
	])(
		'is only for the platform: with %s it responds with 401 (A44)',
		async (_what, headers, access) => {
			test.setTopic('/feed.xml', 'second');
			const response = await callCron(headers, access);
			const text = await response.text();
			expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
			expect(JSON.parse(text)).toMatchObject({ type: '/problems/unauthorized', status: 401 });
			expect(text).not.toMatch(/guess|known-to/);
			expect(test.jobs).toEqual([]);
		},
	);

	it.each(['POST', 'PUT', 'DELETE'])('refuses %s, naming the allowed methods', async (method) => {
		const response = await callCron(BEARER, {}, method);
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
	});

	it('responds with 503 and Retry-After without a hub, and when its store is closed (A43)', async () => {
		const { fetch } = createCronEndpoint({ loadHub: () => undefined });
		const without = await fetch(new Request(BASE_URL, { headers: BEARER }));
		expect([without.status, without.headers.get('retry-after')]).toEqual([503, '30']);
		await test.database.close();
		const closed = await callCron();
		expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '30']);
	});
});
