import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HubAccess } from '../../../src/websub/hub.ts';
import { createPublishEndpoint } from '../../../src/endpoints/websub-publish.ts';
import { BASE_URL, createTestHub, type TestHub } from '../../support/hub.ts';
import { muteConsole } from './hub-requests.ts';

const SECRET = 'known-to-the-operator';
const BODY = '{"type":"deployment.succeeded"}';
const LIMIT_BYTES = 1_048_576;

let test: TestHub;
let muted: ReturnType<typeof muteConsole>;
beforeEach(async () => {
	muted = muteConsole();
	test = await createTestHub();
	await test.subscribe();
	test.sent.length = 0;
	test.setTopic('/feed.xml', 'second');
});
afterEach(() => muted.restore());

type Headers = Readonly<Record<string, string>>;

function publish(headers: Headers = {}, body = BODY, access?: Partial<HubAccess>) {
	const { fetch } = createPublishEndpoint({
		loadHub: () => ({ hub: test.hub, hookSecret: SECRET, ...access }),
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
	it.each<[string, Headers]>([
		['the secret itself', BEARER],
		['a signature of Vercel', { 'x-vercel-signature': sign('sha1') }],
		['a signature of GitHub', { 'x-hub-signature-256': `sha256=${sign('sha256')}` }],
	])('has subscribers told, on %s (A44)', async (_what, headers) => {
		const response = await publish(headers);
		expect([response.status, await response.json()]).toEqual([200, NEWS]);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-store');
		await test.work();
		expect(test.sent.map(({ method, body }) => [method, body])).toEqual([['POST', 'second']]);
	});

	it.each<[string, Headers]>([
		['nothing', {}],
		['another secret', { authorization: 'Bearer guess' }],
		['the secret in another scheme', { authorization: `Basic ${SECRET}` }],
		['a signature with another secret', { 'x-vercel-signature': sign('sha1', 'guess') }],
		['a signature of another body', { 'x-vercel-signature': sign('sha1', SECRET, '{}') }],
		['a signature by another method', { 'x-hub-signature-256': `sha256=${sign('sha1')}` }],
		['a signature without its method', { 'x-hub-signature-256': sign('sha256') }],
	])('is for the operator alone: on %s it answers 401 (A44)', async (_what, headers) => {
		const response = await publish(headers);
		const text = await response.text();
		expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(JSON.parse(text)).toMatchObject({ type: '/problems/unauthorized', status: 401 });
		expect(text).not.toMatch(/guess|known-to/);
		expect(test.jobs).toEqual([]);
	});

	it('is open to nobody where its secret is empty (A44)', async () => {
		const headers = { authorization: 'Bearer ', 'x-vercel-signature': sign('sha1', '') };
		expect((await publish(headers, BODY, { hookSecret: '' })).status).toBe(401);
	});

	it('publishes a change once, however often it is called at the same time (A44)', async () => {
		const calls = await Promise.all(Array.from({ length: 8 }, () => publish(BEARER)));
		const answers = await Promise.all(calls.map((response) => response.json()));
		const [first, ...others] = answers.toSorted((a, b) => b.queued - a.queued);
		expect(first).toEqual(NEWS);
		for (const other of others) expect(other).toEqual(NO_NEWS);
		await test.work();
		expect(test.sent).toHaveLength(1);
		expect(await (await publish(BEARER)).json()).toEqual(NO_NEWS);
	});

	it('takes a body of a mebibyte, and answers a longer one with 413 (A29)', async () => {
		expect((await publish(BEARER, 'x'.repeat(LIMIT_BYTES))).status).toBe(200);
		const refused = await publish(BEARER, 'x'.repeat(LIMIT_BYTES + 1));
		expect(refused.status).toBe(413);
		expect(await refused.json()).toMatchObject({ type: '/problems/content-too-large' });
	});

	it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('refuses %s, naming its methods', async (method) => {
		const { fetch } = createPublishEndpoint({ loadHub: () => undefined });
		const response = await fetch(new Request(BASE_URL, { method }));
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
	});
});

describe('a deploy hook that cannot publish', () => {
	it('answers 503 with Retry-After where there is no hub (A43)', async () => {
		const { fetch } = createPublishEndpoint({ loadHub: () => undefined });
		const response = await fetch(new Request(BASE_URL, { method: 'POST', headers: BEARER }));
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect(await response.json()).toMatchObject({ type: '/problems/unavailable' });
	});

	it('answers 503 with Retry-After when the store is closed (A43)', async () => {
		await test.database.close();
		const response = await publish(BEARER);
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect((await publish()).status).toBe(401);
		expect(inspect(muted.logged(), { depth: null })).toContain('Cannot use the store');
		expect(inspect(muted.logged(), { depth: null })).not.toMatch(/known-to|subscriber\.example/);
	});

	it('answers an unknown failure with a 500 that says nothing of it, logged once', async () => {
		const cause = new TypeError('Cannot open /srv/hub');
		const hub = { ...test.hub, publishChanges: () => Promise.reject(cause) };
		const response = await publish(BEARER, BODY, { hub });
		expect(response.status).toBe(500);
		expect(await response.text()).not.toMatch(/srv|TypeError/);
		expect(muted.logged()).toEqual([[cause]]);
	});
});
