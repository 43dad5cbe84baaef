import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptionId } from '../../../../src/hub/core/subscription.ts';
import { BASE_URL, CALLBACK, createTestHub, START, type TestHub } from '../../../support/hub.ts';

let test: TestHub;
beforeEach(async () => {
	test = await createTestHub();
});

const deliveries = () => test.sent.filter(({ method }) => method === 'POST');
const denials = () => test.sent.filter(({ url }) => url.searchParams.get('hub.mode') === 'denied');

async function publish(text: string): Promise<void> {
	test.setTopic('/feed.xml', text);
	await test.hub.publishChanges();
	await test.work();
}

function respondWith(status: number): void {
	test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status });
}

describe('a delivery', () => {
	it('contains the current topic, with the hub and self links in one header (H8, H9, H11, H41, H42)', async () => {
		await test.subscribe();
		await publish('second');
		expect(deliveries()).toHaveLength(1);
		expect(deliveries()[0]).toMatchObject({
			body: 'second',
			headers: {
				'Content-Type': 'application/atom+xml',
				Link:
					'<https://reviews.example/api/websub/hub>; rel="hub", ' +
					'<https://reviews.example/feed.xml>; rel="self"',
			},
		});
		expect(deliveries()[0]?.url.href).toBe(CALLBACK);
	});

	it.each([
		['sha256', 'a secret'],
		['sha384', 'a'.repeat(199)],
		['sha512', 'é🚗'],
	] as const)(
		'is signed with %s and the secret’s bytes (H10, H48, H49, H50)',
		async (method, secret) => {
			await test.subscribe({ secret, signatureMethod: method });
			await publish('second');
			const hmac = createHmac(method, Buffer.from(secret)).update('second').digest('hex');
			expect(deliveries()[0]?.headers['X-Hub-Signature']).toBe(`${method}=${hmac}`);
		},
	);

	it('has a fixed set of headers, and no signature without a secret (H10, A40)', async () => {
		await test.subscribe();
		await publish('second');
		expect(Object.keys(deliveries()[0]?.headers ?? {})).toEqual([
			'Content-Type',
			'Link',
			'X-Hub-Delivery',
			'X-Hub-Lease-Expires',
		]);
	});

	it('signs id, time and body with HMAC-SHA256 for Standard Webhooks, whatever the method', async () => {
		await test.subscribe({ secret: 'é🚗', signatureMethod: 'sha512' });
		test.now = START + 1999;
		await publish('second');
		const { headers } = deliveries()[0] ?? {};
		const [id, seconds] = [headers?.['X-Hub-Delivery'], String(START / 1000 + 1)];
		const hmac = createHmac('sha256', Buffer.from('é🚗')).update(`${id}.${seconds}.second`);
		expect(headers).toMatchObject({
			'webhook-id': id,
			'webhook-timestamp': seconds,
			'webhook-signature': `v1,${hmac.digest('base64')}`,
		});
	});

	it('states the end of the lease, and of the renewed one after a renewal', async () => {
		await test.subscribe({ leaseSeconds: 7200 });
		await publish('second');
		await test.subscribe({ leaseSeconds: 86_400 });
		await publish('third');
		expect(deliveries().map(({ headers }) => headers['X-Hub-Lease-Expires'])).toEqual([
			'Fri, 20 Nov 2026 14:00:00 GMT',
			'Sat, 21 Nov 2026 12:00:00 GMT',
		]);
	});

	it('names the canonical topic URL, however the subscriber wrote it (H41, A33)', async () => {
		await test.subscribe({ topicUrl: `${BASE_URL}/%66eed.xml` });
		await publish('second');
		const { Link } = deliveries()[0]?.headers ?? {};
		expect(Link).toContain(`, <${BASE_URL}/feed.xml>; rel="self"`);
	});

	it('has a unique id that all its attempts share (H46, A42)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await test.pass(100);
		await publish('third');
		const ids = deliveries().map(({ headers }) => headers['X-Hub-Delivery']);
		expect(ids).toHaveLength(4);
		expect(new Set(ids.slice(0, 3)).size).toBe(1);
		expect(new Set(ids).size).toBe(2);
	});

	it('uses the current secret, even on a retry (H16)', async () => {
		await test.subscribe({ secret: 'old' });
		respondWith(500);
		await publish('second');
		await test.subscribe({ secret: 'new' });
		respondWith(204);
		await test.pass(60);
		const expected = createHmac('sha256', 'new').update('second').digest('hex');
		expect(deliveries()[1]?.headers['X-Hub-Signature']).toBe(`sha256=${expected}`);
	});

	it('is not sent after the lease has ended, even if the subscription is still stored (H39, H40)', async () => {
		await test.subscribe({ leaseSeconds: 3600 });
		test.now = START + 3_599_999;
		await publish('second');
		test.now = START + 3_600_000;
		await publish('third');
		expect(deliveries().map(({ body }) => body)).toEqual(['second']);
	});

	it('that is in progress delays the next change only until it ends', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		let end: (() => void) | undefined;
		test.reply = () => new Promise((resolve) => (end = () => resolve({ status: 204 })));
		const first = test.work();
		await vi.waitFor(() => expect(end).toBeDefined());
		test.setTopic('/feed.xml', 'third');
		await test.hub.publishChanges();
		respondWith(204);
		await test.work();
		expect(deliveries()).toHaveLength(1);
		end?.();
		await first;
		await test.pass(1);
		expect(deliveries().map(({ body }) => body)).toEqual(['second', 'third']);
	});

	it('is sent once when two workers run the same job (A42)', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		const [fanOut] = test.jobs.splice(0);
		const outcome = await test.hub.runJob(fanOut!.job);
		const [job] = 'next' in outcome ? outcome.next : [];
		const outcomes = await Promise.all([test.hub.runJob(job!.job), test.hub.runJob(job!.job)]);
		expect(deliveries()).toHaveLength(1);
		expect(outcomes.filter((end) => 'retryInSeconds' in end)).toHaveLength(1);
		expect(await test.hub.runJob(job!.job)).toEqual({ next: [] });
		expect(deliveries()).toHaveLength(1);
	});
});

describe('retries', () => {
	it('come after 10 s, 1 min, 10 min and 1 h, and then stop (H46)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await test.pass(86_400);
		const times = deliveries().map(({ at }) => (at - START) / 1000);
		expect(times).toEqual([0, 10, 70, 670, 4270]);
		expect(await test.isSubscribed()).toBe(true);
	});

	it.each([301, 302, 307, 308, 400, 404, 500, 503])('follow %d (H44)', async (status) => {
		await test.subscribe();
		respondWith(status);
		await publish('second');
		await test.pass(10);
		expect(deliveries()).toHaveLength(2);
	});

	it('stop after a 413, which counts as one failed change and names the size (H44, H46)', async () => {
		await test.subscribe();
		respondWith(413);
		await publish('x'.repeat(487_840));
		await test.pass(86_400);
		expect(deliveries()).toHaveLength(1);
		const status = await test.hub.readStatus('id-0'.padEnd(32, 'x'));
		expect(status).toMatchObject({
			state: 'failing',
			reason:
				'On the last attempt, it answered 413: it refuses bodies of 487,840 bytes; raise its limit ' +
				'for request bodies (Express accepts 100 kB by default)',
			failures: { count: 1 },
		});
		respondWith(204);
		await publish('small');
		expect(deliveries()).toHaveLength(2);
	});

	it.each([
		['300', 300],
		['86400', 3600],
		[new Date(START + 120_000).toUTCString(), 120],
		['soon', 10],
		['1', 10],
	])('honor a longer Retry-After of up to an hour: %s (H46)', async (retryAfter, seconds) => {
		await test.subscribe();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: 503, retryAfter });
		await publish('second');
		await test.pass(4000);
		expect((deliveries()[1]?.at ?? 0) - START).toBe(seconds * 1000);
	});

	it('stop when there is newer content (H11, H46)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		respondWith(204);
		await publish('third');
		await test.pass(86_400);
		expect(deliveries().map(({ body }) => body)).toEqual(['second', 'third']);
	});

	it('stop when the subscription ends (H7)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await test.subscribe({ mode: 'unsubscribe' });
		await test.pass(86_400);
		expect(deliveries()).toHaveLength(1);
	});
});

describe('failed changes', () => {
	it('end a subscription after three in a row and notify its callback (H32, H33, H47)', async () => {
		await test.subscribe();
		respondWith(500);
		for (const text of ['second', 'third', 'fourth']) await publish(text);
		expect(await test.isSubscribed()).toBe(false);
		expect(denials()).toHaveLength(1);
		expect(Object.fromEntries(denials()[0]?.url.searchParams ?? [])).toEqual({
			a: '1',
			'hub.mode': 'denied',
			'hub.topic': 'https://reviews.example/feed.xml',
			'hub.reason': '3 deliveries in a row failed; subscribe again to resume',
		});
		await publish('fifth');
		await test.pass(86_400);
		expect(deliveries()).toHaveLength(3);
	});

	it('are reported to the callback by the next process if the first one is killed (H32)', async () => {
		await test.subscribe();
		respondWith(500);
		for (const text of ['second', 'third']) await publish(text);
		test.setTopic('/feed.xml', 'fourth');
		await test.hub.publishChanges();
		const fanOut = test.jobs.findIndex(({ job }) => job.kind === 'fan-out');
		const outcome = await test.hub.runJob(test.jobs[fanOut]!.job);
		const [delivery] = 'next' in outcome ? outcome.next : [];
		// The follow-up job is not stored, so the delivery runs again.
		await test.hub.runJob(delivery!.job);
		expect(await test.isSubscribed()).toBe(false);
		test.loseJobs();
		test.jobs.push({ dueAt: test.now, job: delivery!.job });
		await test.work();
		expect([deliveries().length, denials().length]).toEqual([3, 1]);
	});

	it('count once each, however many retries fail (H47)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await test.pass(86_400);
		await publish('third');
		await test.pass(86_400);
		expect(await test.isSubscribed()).toBe(true);
	});

	it('are reset by any success, including a retry (H47)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await publish('third');
		respondWith(204);
		await test.pass(10);
		respondWith(500);
		await publish('fourth');
		await publish('fifth');
		expect(await test.isSubscribed()).toBe(true);
		await publish('sixth');
		expect(await test.isSubscribed()).toBe(false);
	});

	it('are reset by a renewal (H16, H47)', async () => {
		await test.subscribe();
		respondWith(500);
		await publish('second');
		await publish('third');
		test.reply = async ({ method }) => {
			if (method === 'GET') return 'echo';
			await test.store.dropPending('none', undefined, test.now);
			return { status: 500 };
		};
		await test.subscribe();
		await publish('fourth');
		await publish('fifth');
		expect(await test.isSubscribed()).toBe(true);
	});

	it('do not prevent subscribing again (H47)', async () => {
		await test.subscribe();
		respondWith(500);
		for (const text of ['second', 'third', 'fourth']) await publish(text);
		respondWith(204);
		await test.subscribe();
		await publish('fifth');
		expect(deliveries().at(-1)?.body).toBe('fifth');
	});

	it('are reported again if the callback fails, but not after it subscribes again (H32)', async () => {
		await test.subscribe();
		test.reply = ({ url }) =>
			url.searchParams.get('hub.mode') === 'subscribe' ? 'echo' : { status: 500 };
		for (const text of ['second', 'third', 'fourth']) await publish(text);
		await test.pass(10);
		expect(denials()).toHaveLength(2);
		await test.subscribe();
		await test.pass(86_400);
		expect(denials()).toHaveLength(2);
	});

	it('include deliveries to a refused address (A9, H44)', async () => {
		await test.subscribe();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : 'refused-address');
		for (const text of ['second', 'third', 'fourth']) await publish(text);
		expect(await test.isSubscribed()).toBe(false);
	});
});

describe('a publication whose content is not live any more', () => {
	it('is replaced by the current topic, which is delivered once (P6)', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		test.setTopic('/feed.xml', 'third');
		await test.work();
		expect(deliveries().map(({ body }) => body)).toEqual(['third']);
		await test.pass(3600);
		expect(deliveries()).toHaveLength(1);
		expect(test.jobs).toEqual([]);
	});

	it('is not sent again after a failure, but the current topic is', async () => {
		await test.subscribe();
		respondWith(503);
		await publish('second');
		await publish('third');
		respondWith(204);
		await test.pass(86_400);
		expect(deliveries().map(({ body }) => body)).toEqual(['second', 'third', 'third']);
	});

	it('is given up if the site no longer has the topic', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		test.topics = [];
		await test.pass(86_400);
		expect([deliveries(), test.jobs]).toEqual([[], []]);
	});
});

describe('a denial', () => {
	it('is not sent to a callback that the hub would refuse (A1, A11, A42)', async () => {
		const forged = (callback: string) =>
			test.hub.runJob({
				...{ kind: 'deny', subscription: 's', sequence: 1, callback, attempt: 1 },
				...{ topicUrl: BASE_URL, reason: 'forged', host: 'h' },
			});
		await forged('https://user:pw@victim.example:6379/');
		await forged('https://169.254.169.254/');
		expect(test.sent).toEqual([]);
		await forged('https://subscriber.example/');
		expect(denials()).toHaveLength(1);
	});
});

describe('a 410 response', () => {
	it('ends a subscription at once, without a denial (H43)', async () => {
		await test.subscribe();
		respondWith(410);
		await publish('second');
		await test.pass(86_400);
		expect(await test.isSubscribed()).toBe(false);
		expect([deliveries().length, denials().length]).toEqual([1, 0]);
	});
});

describe('a subscription', () => {
	it('is identified by topic and callback (H2)', async () => {
		await test.subscribe({ secret: 'feed' });
		await test.subscribe({ topic: '/reviews.json', secret: 'reviews' });
		const secretOf = async (topic: '/feed.xml' | '/reviews.json') =>
			(await test.store.readSubscription(subscriptionId(topic, CALLBACK), test.now))?.secret;
		expect([await secretOf('/feed.xml'), await secretOf('/reviews.json')]).toEqual([
			'feed',
			'reviews',
		]);
	});

	it('is the same if the callbacks differ only in unnecessary encoding (H21)', async () => {
		await test.subscribe({ callback: 'https://subscriber.example/call%62ack', secret: 'one' });
		await test.subscribe({ callback: 'https://subscriber.example/callback', secret: 'two' });
		await publish('second');
		expect(deliveries().map(({ url }) => url.href)).toEqual([
			'https://subscriber.example/callback',
		]);
	});
});
