import { describe, expect, it } from 'vitest';
import { AttemptReport, SubscriptionStatus } from '../../../src/hub/core/subscription-status.ts';
import { BASE_URL, CALLBACK, type CallbackReply } from '../../support/hub.ts';
import { useTestHub, type ReceivedResponse, type Fields } from './hub-requests.ts';

const { test, ask, subscribe, openHub } = useTestHub();

/** Sends a request and returns the path of its status. */
async function request(changes: Fields = {}): Promise<string> {
	const { headers } = await subscribe({ 'hub.secret': 'a secret', ...changes });
	const [, url = ''] = /^<([^>]+)>; rel="monitor"$/.exec(headers.get('link') ?? '') ?? [];
	return url.slice(BASE_URL.length);
}
async function statusOf(path: string): Promise<SubscriptionStatus> {
	return SubscriptionStatus.parse(JSON.parse((await ask({}, path)).text));
}
const post = (path: string, headers: Fields = {}) => ask({ method: 'POST', headers }, path);
const deliveries = () => test.sent.filter(({ method }) => method === 'POST');
async function publish(text: string): Promise<void> {
	test.setTopic('/feed.xml', text);
	await test.hub.publishChanges();
	await test.work();
}
/** Returns the seconds until the next attempt in a status, and the attempts left. */
async function nextAttemptIn(path: string) {
	const { next_attempt_at: at, attempts_left: left } = await statusOf(path);
	return [at === undefined ? undefined : (Date.parse(at) - test.now) / 1000, left];
}
function expectPrivate({ headers }: ReceivedResponse): void {
	expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
	expect(headers.get('cache-control')).toBe('no-store');
	expect(headers.get('x-robots-tag')).toBe('noindex');
	expect(headers.get('access-control-allow-origin')).toBe('*');
}

describe('the status of a request', () => {
	it('is pending until verification of intent', async () => {
		const path = await request();
		const answered = await ask({}, path);
		expectPrivate(answered);
		expect(JSON.parse(answered.text)).toMatchInlineSnapshot(`
			{
			  "attempts": [],
			  "callback": "https://subscriber.example/callback",
			  "mode": "subscribe",
			  "requested_at": "2026-11-20T12:00:00.000Z",
			  "signature_method": "sha256",
			  "state": "pending",
			  "topic": "https://reviews.example/feed.xml",
			}
		`);
		expect(answered.text).not.toContain('a secret');
	});

	it('shows the subscription: its lease, its attempts, and the URLs for test and replay', async () => {
		const path = await request({ 'hub.lease_seconds': '7200' });
		await test.work();
		await publish('second');
		expect(await statusOf(path)).toMatchInlineSnapshot(`
			{
			  "attempts": [
			    {
			      "at": "2026-11-20T12:00:00.000Z",
			      "bytes": 6,
			      "delivery": "I9gOgnPvsDVdlgUzvlGadnSu3goY7N3Y",
			      "kind": "delivery",
			      "milliseconds": 0,
			      "status": 204,
			    },
			    {
			      "at": "2026-11-20T12:00:00.000Z",
			      "bytes": 0,
			      "kind": "verification",
			      "milliseconds": 0,
			      "status": 200,
			    },
			  ],
			  "callback": "https://subscriber.example/callback",
			  "failures": {
			    "allowed": 3,
			    "count": 0,
			  },
			  "lease_expires_at": "2026-11-20T14:00:00.000Z",
			  "mode": "subscribe",
			  "replay": "https://reviews.example/api/websub/subscriptions/id-0xxxxxxxxxxxxxxxxxxxxxxxxxxxx/replay",
			  "requested_at": "2026-11-20T12:00:00.000Z",
			  "signature_method": "sha256",
			  "state": "active",
			  "test": "https://reviews.example/api/websub/subscriptions/id-0xxxxxxxxxxxxxxxxxxxxxxxxxxxx/test",
			  "topic": "https://reviews.example/feed.xml",
			}
		`);
	});

	it('shows exactly why verification of intent failed', async () => {
		test.reply = ({ url }) => ({
			body: Buffer.from(`${url.searchParams.get('hub.challenge')}\n`),
		});
		const path = await request();
		await test.work();
		expect(await statusOf(path)).toMatchObject({
			state: 'refused',
			reason: 'The body had a trailing newline: 33 bytes instead of 32',
			attempts: [{ kind: 'verification', status: 200 }],
		});
	});

	it('counts failures, and shows the reason and time of the last one', async () => {
		const path = await request();
		await test.work();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 500 });
		await publish('second');
		expect(await statusOf(path)).toMatchObject({
			state: 'failing',
			reason: 'On the last attempt, it answered 500 instead of a 2xx',
			failures: { count: 1, allowed: 3 },
		});
		for (const text of ['third', 'fourth']) await publish(text);
		const ended = await statusOf(path);
		expect(ended).toMatchObject({
			state: 'ended',
			reason: 'The first deliveries of 3 changes in a row failed',
		});
		expect(ended).not.toHaveProperty('test');
	});

	it('tells when the next attempt comes and how many are left, until the last (H46)', async () => {
		const path = await request();
		await test.work();
		expect(await nextAttemptIn(path)).toEqual([undefined, undefined]);
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 500 });
		await publish('second');
		const seen = [await nextAttemptIn(path)];
		// Neither a test nor its result changes the plan.
		await post(`${path}/test`);
		expect(await nextAttemptIn(path)).toEqual(seen[0]);
		for (const seconds of [10, 60, 600, 3600]) {
			await test.pass(seconds);
			seen.push(await nextAttemptIn(path));
		}
		expect(seen).toEqual([
			[10, 4],
			[60, 3],
			[600, 2],
			[3600, 1],
			[undefined, undefined],
		]);
	});

	it('tells the time that Retry-After asks for, and nothing once a delivery succeeds', async () => {
		const path = await request();
		await test.work();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 503, retryAfter: '300' });
		await publish('second');
		expect(await nextAttemptIn(path)).toEqual([300, 4]);
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 204 });
		await test.pass(300);
		expect(await nextAttemptIn(path)).toEqual([undefined, undefined]);
	});

	it('tells no next attempt once the subscription has ended', async () => {
		const path = await request();
		await test.work();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 500 });
		for (const text of ['second', 'third', 'fourth']) await publish(text);
		expect(await statusOf(path)).toMatchObject({ state: 'ended' });
		expect(await nextAttemptIn(path)).toEqual([undefined, undefined]);
	});

	it('tells when a callback is asked again to confirm (H37)', async () => {
		test.reply = () => 'timeout';
		const path = await request();
		await test.work();
		const seen = [await nextAttemptIn(path)];
		for (const seconds of [10, 60]) {
			await test.pass(seconds);
			seen.push(await nextAttemptIn(path));
		}
		expect(seen).toEqual([
			[10, 2],
			[60, 1],
			[undefined, undefined],
		]);
	});

	it.each([
		['the end of the lease', async () => test.pass(3600), 'Its lease ended'],
		[
			'a renewal',
			async () => test.subscribe({ secret: 'other' }),
			'A later request for the same callback replaced or ended it',
		],
		[
			'an unsubscribe request',
			async () => test.subscribe({ mode: 'unsubscribe' }),
			'A later request for the same callback replaced or ended it',
		],
		[
			'a 410',
			async () => {
				test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 410 });
				await publish('second');
			},
			'The callback answered 410, which ends the subscription',
		],
	])('shows the reason after %s', async (_end, happen, reason) => {
		const path = await request({ 'hub.lease_seconds': '3600' });
		await test.work();
		await happen();
		expect(await statusOf(path)).toMatchObject({ state: 'ended', reason });
	});

	it('of an unsubscribe request is the same with or without a subscription (A26)', async () => {
		await test.subscribe();
		const leave = async (callback: string) => {
			const path = await request({ 'hub.mode': 'unsubscribe', 'hub.callback': callback });
			await test.work();
			const { callback: _callback, ...rest } = await statusOf(path);
			return rest;
		};
		const known = await leave(CALLBACK);
		expect(known).toMatchObject({ mode: 'unsubscribe', state: 'ended' });
		expect(await leave('https://other.example/')).toEqual(known);
	});

	it("of a stranger's request reveals nothing about an existing subscription (A26, A27)", async () => {
		await test.subscribe();
		const status = async (callback: string) => {
			test.reply = () => ({ status: 404 });
			const path = await request({ 'hub.callback': callback });
			await test.work();
			const { callback: _callback, ...rest } = await statusOf(path);
			return rest;
		};
		const ofSubscribed = await status(CALLBACK);
		expect(ofSubscribed).toMatchObject({ state: 'refused' });
		expect(await status('https://nobody.example/')).toEqual(ofSubscribed);
	});

	it('is the same over time for hosts with private addresses and unknown hosts (A8)', async () => {
		const statusesOverTime = async (reply: CallbackReply) => {
			await openHub();
			test.reply = () => reply;
			const path = await request();
			const seen = [];
			for (const seconds of [0, 10, 60, 3600]) {
				await test.pass(seconds);
				seen.push(await statusOf(path));
			}
			return seen;
		};
		const privateHost = await statusesOverTime('refused-address');
		expect(privateHost.map(({ state }) => state)).toEqual([
			'pending',
			'pending',
			'refused',
			'refused',
		]);
		expect(privateHost).toEqual(await statusesOverTime('unresolved'));
	});

	it('leaves out the query of the callback', async () => {
		const path = await request({ 'hub.callback': 'https://a.example/x?token=t0ken' });
		const { text } = await ask({}, path);
		expect(text).not.toContain('t0ken');
		expect(JSON.parse(text).callback).toBe('https://a.example/x');
	});

	it.each([
		['that was never issued', `/api/websub/subscriptions/${'x'.repeat(32)}`],
		['that is malformed', '/api/websub/subscriptions/x'],
		['with an unknown suffix', `/api/websub/subscriptions/${'x'.repeat(32)}/secret`],
		['that is missing', '/api/websub/subscriptions/'],
		['of another resource', '/api/websub/other'],
	])('does not exist at a URL %s', async (_what, path) => {
		const { status, text } = await ask({}, path);
		expect([status, JSON.parse(text).type]).toEqual([404, '/problems/not-found']);
	});

	it('is found if the platform rewrote the path', async () => {
		const path = await request();
		const rest = path.slice('/api/websub/'.length);
		const rewritten = await ask({}, `?resource=${rest}`);
		expect(JSON.parse(rewritten.text).state).toBe('pending');
	});
});

describe('a test delivery', () => {
	it('sends the current topic, signed, and reports the result', async () => {
		const path = await request();
		await test.work();
		await publish('second');
		const regular = deliveries()[0];
		test.reply = () => ({ status: 202 });
		const answered = await post(`${path}/test`);
		expectPrivate(answered);
		expect(answered.status).toBe(200);
		expect(AttemptReport.parse(JSON.parse(answered.text))).toMatchObject({
			kind: 'test',
			status: 202,
			bytes: 6,
		});
		const sent = deliveries()[1];
		expect(sent?.body).toBe('second');
		expect(sent?.headers['X-Hub-Signature']).toBe(regular?.headers['X-Hub-Signature']);
		expect(sent?.headers['X-Hub-Delivery']).not.toBe(regular?.headers['X-Hub-Delivery']);
		expect((await statusOf(path)).attempts[0]).toMatchObject({ kind: 'test', status: 202 });
	});

	it('does not count as a failure and is not retried', async () => {
		const path = await request();
		await test.work();
		test.reply = () => 'unreachable';
		const { text } = await post(`${path}/test`);
		expect(JSON.parse(text)).toMatchObject({
			problem: 'it could not be reached, or the connection broke',
		});
		await test.pass(7200);
		expect(deliveries()).toHaveLength(1);
		expect((await statusOf(path)).failures?.count).toBe(0);
	});
});

describe('a replay', () => {
	it('delivers the last change again, with retries and the same id', async () => {
		const path = await request();
		await test.work();
		await publish('second');
		let isDown = true;
		test.reply = () => ({ status: isDown ? 503 : 204 });
		const answered = await post(`${path}/replay`);
		expectPrivate(answered);
		const { delivery } = (await statusOf(path)).attempts[0] ?? {};
		const queued = { state: 'queued', delivery, status: BASE_URL + path };
		expect([answered.status, JSON.parse(answered.text)]).toEqual([202, queued]);
		await test.work();
		expect((await statusOf(path)).failures?.count).toBe(0);
		isDown = false;
		await test.pass(12);
		const sent = deliveries();
		expect(sent.map(({ body }) => body)).toEqual(['second', 'second', 'second']);
		expect(new Set(sent.map(({ headers }) => headers['X-Hub-Delivery'])).size).toBe(1);
		await test.pass(7200);
		expect(deliveries()).toHaveLength(3);
	});

	it('of an entry of the log delivers the current topic with its id, never the old content', async () => {
		const path = await request();
		await test.work();
		await publish('second');
		await publish('third');
		const [third, second] = (await statusOf(path)).attempts;
		expect(deliveries()[0]?.headers['X-Hub-Delivery']).toBe(second?.delivery);
		let isDown = true;
		test.reply = () => ({ status: isDown ? 503 : 204 });
		const answered = await post(`${path}/replay?delivery=${second?.delivery}`);
		const queued = { state: 'queued', delivery: second?.delivery, status: BASE_URL + path };
		expect([answered.status, JSON.parse(answered.text)]).toEqual([202, queued]);
		await test.work();
		isDown = false;
		await test.pass(7200);
		const replayed = deliveries().slice(2);
		expect(replayed.map(({ body }) => body)).toEqual(['third', 'third']);
		expect(replayed.map(({ headers }) => headers['X-Hub-Delivery'])).toEqual([
			second?.delivery,
			second?.delivery,
		]);
		expect(third?.delivery).not.toBe(second?.delivery);
		const { attempts, failures } = await statusOf(path);
		expect(attempts[0]).toMatchObject({
			kind: 'delivery',
			delivery: second?.delivery,
			status: 204,
		});
		expect(failures?.count).toBe(0);
	});

	it('that failed is the reason of an active status, until a delivery succeeds', async () => {
		const path = await request();
		await test.work();
		await publish('second');
		const shown = async () => {
			const { state, reason, failures } = await statusOf(path);
			return [state, reason, failures?.count];
		};
		expect(await shown()).toEqual(['active', undefined, 0]);
		test.reply = () => ({ status: 500 });
		const { delivery } = JSON.parse((await post(`${path}/replay`)).text);
		await test.work();
		await test.pass(7200);
		const reason = 'On the last replay or retry, it answered 500 instead of a 2xx';
		expect(await shown()).toEqual(['active', reason, 0]);
		expect((await statusOf(path)).attempts[0]).toMatchObject({ delivery, status: 500 });
		// A test says nothing about the replay.
		test.reply = () => ({ status: 204 });
		await post(`${path}/test`);
		expect(await shown()).toEqual(['active', reason, 0]);
		await publish('third');
		expect(await shown()).toEqual(['active', undefined, 0]);
	});

	it('of a test delivers the topic with its id', async () => {
		const path = await request();
		await test.work();
		const { delivery } = JSON.parse((await post(`${path}/test`)).text);
		await test.pass(60);
		expect((await post(`${path}/replay?delivery=${delivery}`)).status).toBe(202);
		await test.work();
		expect(deliveries().map(({ headers }) => headers['X-Hub-Delivery'])).toEqual([
			delivery,
			delivery,
		]);
	});

	it.each(['x'.repeat(32), ''])(
		'of a delivery that is not in the log (%j) is not found',
		async (id) => {
			const path = await request();
			await test.work();
			await publish('second');
			const { status, text } = await post(`${path}/replay?delivery=${id}`);
			expect([status, JSON.parse(text).detail]).toEqual([
				404,
				'Cannot find the delivery: no attempt in the status of the subscription has this id',
			]);
			await test.work();
			expect(deliveries()).toHaveLength(1);
		},
	);

	it('is refused while a change is not published yet: its content may have been erased', async () => {
		const path = await request();
		await test.work();
		await publish('with a review');
		test.setTopic('/feed.xml', 'without it');
		const { status, text } = await post(`${path}/replay`);
		expect([status, JSON.parse(text).detail]).toEqual([
			409,
			'Cannot deliver: the topic is changing; wait for the delivery of the change',
		]);
		await publish('without it');
		expect(deliveries().map(({ body }) => body)).toEqual(['with a review', 'without it']);
	});

	it('does not count in the public hub status', async () => {
		const path = await request();
		await test.work();
		await publish('second');
		await test.pass(86_000);
		expect((await post(`${path}/replay`)).status).toBe(202);
		await test.work();
		const { text } = await ask({}, '/api/websub/status');
		expect(JSON.parse(text).deliveries).toMatchObject({
			delivered: 1,
			seconds: { percentile_95: 0.1 },
		});
	});

	it('can be requested again later', async () => {
		const path = await request();
		await test.work();
		for (let count = 1; count <= 3; count++) {
			expect((await post(`${path}/replay`)).status).toBe(202);
			await test.work();
			expect(deliveries()).toHaveLength(count);
			await test.pass(60);
		}
	});
});

describe.each(['test', 'replay'])('a %s', (action) => {
	it('shares a limit of one per minute with the other (A22)', async () => {
		const path = await request();
		await test.work();
		expect((await post(`${path}/replay`)).status).toBeLessThan(300);
		const { status, headers, text } = await post(`${path}/${action}`);
		expect([status, headers.get('retry-after')]).toEqual([429, '60']);
		expect(JSON.parse(text).type).toBe('/problems/too-many-requests');
		await test.pass(60);
		expect((await post(`${path}/${action}`)).status).toBeLessThan(300);
	});

	it('counts toward the rate limit of the client (A21)', async () => {
		const path = await request();
		await test.work();
		for (let count = 0; count < 9; count++) await subscribe();
		expect((await post(`${path}/${action}`)).status).toBe(429);
		expect(deliveries()).toEqual([]);
	});

	it('is refused before verification of intent and after the subscription ended (A21)', async () => {
		const path = await request();
		const refused = await post(`${path}/${action}`);
		expect([refused.status, JSON.parse(refused.text).type]).toEqual([409, '/problems/conflict']);
		await test.work();
		await test.subscribe({ secret: 'of a later request' });
		expect((await post(`${path}/${action}`)).status).toBe(409);
		expect(deliveries()).toEqual([]);
	});

	it('is refused if the site no longer has the topic', async () => {
		const path = await request({ 'hub.topic': `${BASE_URL}/feeds/harborview.atom` });
		await test.work();
		test.topics = ['/feed.xml'];
		const { status, text } = await post(`${path}/${action}`);
		expect([status, JSON.parse(text).detail]).toEqual([
			409,
			'Cannot deliver: the site does not have the topic any more',
		]);
		expect(deliveries()).toEqual([]);
	});

	it('requires POST and a valid URL', async () => {
		expect((await post(`/api/websub/subscriptions/${'x'.repeat(32)}/${action}`)).status).toBe(404);
		const path = await request();
		const { status, headers } = await ask({}, `${path}/${action}`);
		expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
	});
});
