import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { HubAccess } from '../../../src/hub/core/hub.ts';
import { createPublishEndpoint } from '../../../src/endpoints/websub-publish.ts';
import { TopicsUnavailableError } from '../../../src/hub/core/snapshot.ts';
import {
	EVENT_COMMIT,
	EVENT_TIME,
	readEvent,
	signEvent,
	type DeployEventName,
} from '../../support/deploy-events.ts';
import { BASE_URL } from '../../support/hub.ts';
import { useTestHub } from './hub-requests.ts';

const SECRET = 'known-to-the-operator';
const BODY = '{"type":"deployment.succeeded"}';
const LIMIT_BYTES = 1_048_576;

const { test, logged } = useTestHub(async (hub) => {
	await hub.subscribe();
	hub.sent.length = 0;
	hub.setTopic('/feed.xml', 'second');
});

type Headers = Readonly<Record<string, string>>;

function publish(
	headers: Headers = {},
	body: BodyInit = BODY,
	access: Partial<HubAccess> = {},
	now = EVENT_TIME,
) {
	const { fetch } = createPublishEndpoint({
		loadHub: () => ({ hub: test.hub, hookSecret: SECRET, cronSecret: 'none', ...access }),
		now: () => now,
	});
	const url = `${BASE_URL}/api/websub/publish`;
	return fetch(new Request(url, { method: 'POST', headers, body }));
}

const sign = (algorithm: string, secret = SECRET, body = BODY) =>
	createHmac(algorithm, secret).update(body).digest('hex');
const BEARER = { authorization: `Bearer ${SECRET}` };
const NEWS = { edition: 'edition', changed: ['/feed.xml'], queued: 1 };
const NO_NEWS = { edition: 'edition', changed: [], queued: 0 };

describe('the deploy hook', () => {
	it('responds with 503 while two editions are visible, and with 200 afterward (A44)', async () => {
		test.commit = EVENT_COMMIT;
		const name = 'vercel-promoted';
		const send = () => publish(signEvent(name, SECRET), new Uint8Array(readEvent(name)));
		let reads = 0;
		test.edition = () => (reads++ === 0 ? 'new' : 'old');
		expect((await send()).status).toBe(503);
		test.edition = () => 'new';
		expect((await send()).status).toBe(200);
	});

	it.each<[string, Headers]>([
		['the secret itself', BEARER],
		['a Vercel signature', { 'x-vercel-signature': sign('sha1') }],
		['a GitHub signature', { 'x-hub-signature-256': `sha256=${sign('sha256')}` }],
	])('publishes changes to subscribers, with %s (A44)', async (_what, headers) => {
		const response = await publish(headers);
		expect([response.status, await response.json()]).toEqual([200, NEWS]);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-store');
		await test.work();
		expect(test.sent.map(({ method, body }) => [method, body])).toEqual([['POST', 'second']]);
	});

	it.each<[string, Headers]>([
		['no secret', {}],
		['another secret', { authorization: 'Bearer guess' }],
		['the secret in another scheme', { authorization: `Basic ${SECRET}` }],
		['a signature with another secret', { 'x-vercel-signature': sign('sha1', 'guess') }],
		['a signature of another body', { 'x-vercel-signature': sign('sha1', SECRET, '{}') }],
		['a signature with another method', { 'x-hub-signature-256': `sha256=${sign('sha1')}` }],
		['a signature without a method', { 'x-hub-signature-256': sign('sha256') }],
	])('is only for the operator: with %s it responds with 401 (A44)', async (_what, headers) => {
		const response = await publish(headers);
		const text = await response.text();
		expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(JSON.parse(text)).toMatchObject({ type: '/problems/unauthorized', status: 401 });
		expect(text).not.toMatch(/guess|known-to/);
		expect(test.jobs).toEqual([]);
	});

	it('is closed to everyone if its secret is empty (A44)', async () => {
		const headers = { authorization: 'Bearer ', 'x-vercel-signature': sign('sha1', '') };
		expect((await publish(headers, BODY, { hookSecret: '' })).status).toBe(401);
	});

	it('publishes a change once, even for several simultaneous calls (A44)', async () => {
		const calls = await Promise.all(Array.from({ length: 8 }, () => publish(BEARER)));
		const answers = await Promise.all(calls.map((response) => response.json()));
		const [first, ...others] = answers.toSorted((a, b) => b.queued - a.queued);
		expect(first).toEqual(NEWS);
		for (const other of others) expect(other).toEqual(NO_NEWS);
		await test.work();
		expect(test.sent).toHaveLength(1);
		expect(await (await publish(BEARER)).json()).toEqual(NO_NEWS);
	});

	it('accepts a body of 1 MiB, and refuses a longer one with 413 (A29)', async () => {
		expect((await publish(BEARER, 'x'.repeat(LIMIT_BYTES))).status).toBe(200);
		const refused = await publish(BEARER, 'x'.repeat(LIMIT_BYTES + 1));
		expect(refused.status).toBe(413);
		expect(await refused.json()).toMatchObject({ type: '/problems/content-too-large' });
	});

	it.each(['GET', 'HEAD', 'PUT', 'DELETE'])(
		'refuses %s, naming the allowed methods',
		async (method) => {
			const { fetch } = createPublishEndpoint({ loadHub: () => undefined, now: Date.now });
			const response = await fetch(new Request(BASE_URL, { method }));
			expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
		},
	);
});

describe('a deployment event', () => {
	const OTHER = '0'.repeat(40);
	const MINUTE = 60_000;
	/** Sends an event exactly as its platform does. */
	const send = (name: DeployEventName, now?: number) =>
		publish(signEvent(name, SECRET), new Uint8Array(readEvent(name)), {}, now);
	const PRODUCTION: readonly DeployEventName[] = [
		'vercel-promoted',
		'vercel-succeeded-production',
		'github-promoted',
		'github-success',
	];

	it.each(PRODUCTION)(
		'%s gets a 503 until its edition is live, and is then published (A44)',
		async (name) => {
			test.setTopic('/feed.xml', 'first /feed.xml');
			test.commit = OTHER;
			const early = await send(name);
			expect([early.status, early.headers.get('retry-after')]).toEqual([503, '15']);
			expect(early.headers.get('content-type')).toBe('application/json; charset=utf-8');
			expect(await early.json()).toEqual({
				type: '/problems/unavailable',
				title: 'Service unavailable',
				status: 503,
				detail:
					`Cannot publish the edition of commit ${EVENT_COMMIT}: it is not live yet, or not everywhere. ` +
					'Nothing is lost: what is live has been published; send the same event again',
			});
			expect(test.jobs).toEqual([]);

			test.setTopic('/feed.xml', 'second');
			test.commit = EVENT_COMMIT;
			const again = await send(name);
			expect([again.status, await again.json()]).toEqual([200, NEWS]);
		},
	);

	it('publishes the live edition even while it waits for another', async () => {
		test.commit = OTHER;
		expect((await send('vercel-promoted')).status).toBe(503);
		await test.work();
		expect(test.sent.map(({ body }) => body)).toEqual(['second']);
	});

	it.each<DeployEventName>(['vercel-succeeded-preview', 'github-success-preview'])(
		'%s is for an edition that never goes live, so the hook does not wait for it',
		async (name) => {
			test.commit = OTHER;
			expect((await send(name)).status).toBe(200);
		},
	);

	it('stops waiting after ten minutes if a newer deployment replaced it', async () => {
		test.commit = OTHER;
		expect((await send('vercel-promoted', EVENT_TIME + 9 * MINUTE)).status).toBe(503);
		expect((await send('vercel-promoted', EVENT_TIME + 11 * MINUTE)).status).toBe(200);
	});

	it('does not wait if the commit of the live edition is unknown', async () => {
		expect((await send('vercel-promoted')).status).toBe(200);
	});

	it.each(PRODUCTION)('%s is refused if a byte is added', async (name) => {
		const body = new Uint8Array([...readEvent(name), 0x20]);
		expect((await publish(signEvent(name, SECRET), body)).status).toBe(401);
		expect(test.jobs).toEqual([]);
	});
});

describe('a deploy hook that cannot publish', () => {
	it('responds with 503 and Retry-After if there is no hub (A43)', async () => {
		const { fetch } = createPublishEndpoint({ loadHub: () => undefined, now: Date.now });
		const response = await fetch(new Request(BASE_URL, { method: 'POST', headers: BEARER }));
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect(await response.json()).toMatchObject({ type: '/problems/unavailable' });
	});

	it('responds with 503 and Retry-After if the store is closed (A43)', async () => {
		await test.database.close();
		const response = await publish(BEARER);
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect((await publish()).status).toBe(401);
		expect(inspect(logged(), { depth: null })).toContain('Cannot use the store');
		expect(inspect(logged(), { depth: null })).not.toMatch(/known-to|subscriber\.example/);
	});

	it('responds with 503 and Retry-After if the site does not respond (A43)', async () => {
		const cause = new TypeError('it answered 502');
		const error = new TopicsUnavailableError('Cannot read the site', { cause });
		const hub = { ...test.hub, publishChanges: () => Promise.reject(error) };
		const response = await publish(BEARER, BODY, { hub });
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect(await response.json()).toMatchObject({
			detail: 'Cannot check what is live: the site does not respond, try again later',
		});
		expect(logged()).toEqual([['Cannot read the site: it answered 502']]);
	});

	it('responds to an unknown error with an opaque 500, and logs it once', async () => {
		const cause = new TypeError('Cannot open /srv/hub');
		const hub = { ...test.hub, publishChanges: () => Promise.reject(cause) };
		const response = await publish(BEARER, BODY, { hub });
		expect(response.status).toBe(500);
		expect(await response.text()).not.toMatch(/srv|TypeError/);
		expect(logged()).toEqual([[cause]]);
	});
});
