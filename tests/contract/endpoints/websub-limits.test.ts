import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openHubDatabase } from '../../../src/hub/stores/sqlite/hub-database.ts';
import { createHubEndpoint } from '../../../src/endpoints/websub-hub.ts';
import {
	useTestHub,
	encode,
	expectText,
	FIELDS,
	FORM_TYPE,
	HUB_URL,
	type Fields,
} from './hub-requests.ts';

const SECRET = 'a-secret-of-the-subscriber';

const { test, subscribe, openHub, logged } = useTestHub();

describe('too many requests', () => {
	const callbackOf = (index: number) => ({ 'hub.callback': `https://host${index}.com/` });
	/** Sends one more request than a client may send at once. Returns the last response. */
	async function exhaust(headers: Fields) {
		for (let index = 0; index < 10; index++) {
			expect((await subscribe(callbackOf(index), headers)).status).toBe(202);
		}
		return subscribe(callbackOf(10), headers);
	}

	it('from one client get 429 and Retry-After (A21)', async () => {
		const limited = await exhaust({});
		expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '6']);
		expect(limited.text).toBe(
			'Cannot take the request: too many requests (see /docs/hub-limits); try again in 6 seconds\n',
		);
		expectText(limited);
		test.now += 6000;
		expect((await subscribe(callbackOf(11))).status).toBe(202);
	});

	it.each([
		['another IPv4 address', '192.0.2.1', '192.0.2.2', 202],
		['its IPv4 address within IPv6', '192.0.2.1', '::ffff:192.0.2.1', 429],
		['its own IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
		['another IPv6 network', '2001:db8:1:2::1', '2001:db8:1:3::1', 202],
	])(
		'from one client limit %s only if it is the same client (A21)',
		async (_, one, other, status) => {
			expect((await exhaust({ 'x-real-ip': one })).status).toBe(429);
			expect((await subscribe(callbackOf(11), { 'x-real-ip': other })).status).toBe(status);
		},
	);

	it('are counted by the client address from the platform, not by one that the client sends (A21)', async () => {
		const forged = { 'x-real-ip': '192.0.2.1', 'x-forwarded-for': '198.51.100.1' };
		expect((await exhaust({})).status).toBe(429);
		expect((await subscribe(callbackOf(11), forged)).status).toBe(429);
	});

	it('pending for one host get 429 (A21)', async () => {
		const callback = (index: number) => ({ 'hub.callback': `https://one.example/${index}` });
		const statuses: number[] = [];
		for (let index = 0; index < 5; index++)
			statuses.push((await subscribe(callback(index))).status);
		const limited = await subscribe(callback(5));
		expect(statuses).toEqual([202, 202, 202, 202, 202]);
		expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
	});

	it.each([{ maxPerHost: 1 }, { maxPerPath: 1 }, { maxPerTopic: 1 }])(
		'for %j get 503 and Retry-After (A22)',
		async (policy) => {
			await openHub(policy);
			await test.subscribe();
			const full = await subscribe({ 'hub.callback': 'https://subscriber.example/callback?a=2' });
			expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3600']);
			expect(full.text).toBe(
				'Cannot take the request: the topic, the host or the path ' +
					'"https://subscriber.example/callback" has no room for another subscription\n',
			);
			expectText(full);
			expect((await subscribe()).status).toBe(202);
		},
	);
});

describe('an unavailable hub', () => {
	it('responds with 503 without a store, unless the form cannot be read (A43)', async () => {
		const { fetch } = createHubEndpoint({ loadHub: () => undefined });
		const ask = (init: RequestInit) => fetch(new Request(HUB_URL, init));
		const headers = { 'content-type': FORM_TYPE };
		const body = encode(FIELDS);
		const forms: RequestInit[] = [
			{ method: 'POST', headers, body },
			{ method: 'POST', headers, body: '' },
			{ method: 'GET' },
			{ method: 'POST', headers, body: 'hub.mode=%zz' },
			{ method: 'POST', headers, body: 'x'.repeat(65_537) },
			{ method: 'POST', body: '{}' },
		];
		const answers = await Promise.all(forms.map(ask));
		expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 400, 413, 415]);
		expect(answers.map((sent) => sent.headers.get('retry-after'))).toEqual([
			...['30', '30', '30'],
			...[null, null, null],
		]);
		expect(await answers[0]?.text()).toBe('Cannot reach the hub: it has no store\n');
	});

	it('responds with 503 and Retry-After when its store is closed, and stores nothing (A43)', async () => {
		const [main] = await test.database.transact((store) => store.all('PRAGMA database_list'));
		await test.database.close();
		const failed = await subscribe({ 'hub.secret': SECRET });
		expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
		expect(failed.text).toContain('the request was not accepted');
		expectText(failed);

		const reopened = openHubDatabase(String(main?.['file']));
		const tables = ['requests', 'subscriptions', 'rates'];
		const counts = await reopened.transact((store) =>
			tables.map((table) => store.get(`SELECT count(*) AS n FROM ${table}`)?.['n']),
		);
		await reopened.close();
		expect([counts, test.jobs, test.sent]).toEqual([[0, 0, 0], [], []]);
	});

	it('responds to an unknown error with an opaque 500, and logs it once', async () => {
		const cause = new TypeError(`Cannot open /srv/hub for ${SECRET}`);
		const hub = { ...test.hub, receive: () => Promise.reject(cause) };
		const failed = await subscribe({}, {}, hub);
		expect(failed.status).toBe(500);
		expect(failed.text).toBe('Cannot answer: something failed on our side\n');
		expectText(failed);
		expect(logged()).toEqual([[cause]]);
	});

	it('never logs a secret or callback, whatever the outcome of a request (A39)', async () => {
		const hidden = { 'hub.secret': SECRET, 'hub.callback': 'https://subscriber.example/needle' };
		const statuses = [(await subscribe(hidden)).status];
		await test.work();
		test.reply = () => 'unreachable';
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		await test.pass(10_000);
		statuses.push((await subscribe({ ...hidden, 'hub.mode': 'publish' })).status);
		for (let index = 0; index < 10; index++) await subscribe(hidden);
		statuses.push((await subscribe(hidden)).status);
		await test.database.close();
		statuses.push((await subscribe(hidden)).status);
		expect(statuses).toEqual([202, 400, 429, 503]);
		expect(logged()).not.toEqual([]);
		expect(inspect(logged(), { depth: null })).not.toMatch(/a-secret|subscriber\.example|needle/);
	});
});
