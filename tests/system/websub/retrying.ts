import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	startSubscriber,
	type Handler,
	type Received,
	type Subscriber,
} from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';

const ACKNOWLEDGING = [200, 201, 202, 204, 206, 299];
const FAILING = [300, 301, 302, 307, 308, 400, 404, 451, 500, 502, 504];
const SLOW = ['slow-1', 'slow-2', 'slow-3', 'slow-4', 'slow-5'];
const SLOW_MILLISECONDS = 2000;
/** Much longer than publishing takes. */
const WAIT_SECONDS = 30;

let hub: HubClient;
/** Accepts every delivery at once. */
let quick: Subscriber;
let troubled: Subscriber;
let slow: Subscriber;
let endless: Subscriber;
const closedEarly: boolean[] = [];

/** Subscribes callbacks with all kinds of problems. */
export async function prepareRetries(given: HubClient): Promise<void> {
	hub = given;
	const { certificate } = hub;
	quick = await startSubscriber(certificate);
	troubled = await startSubscriber(certificate);
	slow = await startSubscriber(certificate);
	endless = await startSubscriber(certificate);

	for (const status of ACKNOWLEDGING) quick.on(`/${status}`, respondToPosts({ status }));
	for (const status of FAILING) troubled.on(`/${status}`, onFirstPost(troubled, { status }));
	troubled.on('/broken', onFirstPost(troubled, 'break'));
	troubled.on('/later', onFirstPost(troubled, { status: 503, headers: { 'retry-after': '4' } }));
	troubled.on('/date', onFirstPost(troubled, { status: 429, headers: { 'retry-after': soon } }));
	troubled.on('/always', respondToPosts({ status: 500 }));
	troubled.on('/gone', respondToPosts({ status: 410 }));
	troubled.on('/413', onFirstPost(troubled, { status: 413 }));
	const headers = { 'retry-after': String(WAIT_SECONDS) };
	troubled.on('/superseded', onFirstPost(troubled, { status: 503, headers }));
	endless.on('/endless', (request, response) => {
		if (request.method === 'GET') return confirm(request, response);
		response.writeHead(200);
		const timer = setInterval(() => response.write('a'.repeat(16_384)), 5);
		response.on('close', () => {
			clearInterval(timer);
			closedEarly.push(true);
		});
	});
	for (const name of SLOW) {
		slow.on(`/${name}`, (request, response) => {
			const wait = request.method === 'POST' ? SLOW_MILLISECONDS : 0;
			setTimeout(() => confirm(request, response), wait);
		});
	}

	troubled.on('/down', respondToPosts({ status: 500 }));

	await requestAll(hub, 'subscribe', endless, ofTopic('/feed.xml', ['endless']));
	await requestAll(hub, 'subscribe', slow, ofTopic('/feed.xml', SLOW));
	await requestAll(hub, 'subscribe', quick, ofTopic('/feed.xml', ACKNOWLEDGING));
	await requestAll(hub, 'subscribe', quick, ofTopic('/reviews.json', ['both']));
	const feeds = [...FAILING, 'broken', 'later', 'date', 'always', '413'];
	await requestAll(hub, 'subscribe', troubled, ofTopic('/feed.xml', feeds));
	const datasets = ['gone', 'superseded', 'down'];
	await requestAll(hub, 'subscribe', troubled, ofTopic('/reviews.json', datasets));
}

/** Waits until all retries are done. */
export async function settleRetries(): Promise<void> {
	await until(() => quick.deliveries('/both').length === 2, 'the second change');
	await until(() => troubled.deliveries('/always').length === 5, 'the last retry');
	await until(() => troubled.deliveries('/later').length === 2, 'the delayed delivery');
	const begin = troubled.deliveries('/superseded')[0]?.at ?? 0;
	await sleep(Math.max(2000, begin + WAIT_SECONDS * 1000 + 1500 - Date.now()));
}

export async function stopRetries(): Promise<void> {
	await Promise.all([quick, troubled, slow, endless].map((one) => one.stop()));
}

interface Reply {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string | (() => string)>>;
}

function ofTopic(topic: string, names: readonly (string | number)[]) {
	const fields = { 'hub.topic': hub.topicUrl(topic) };
	return Object.fromEntries(names.map((name) => [`/${name}`, fields]));
}

function respondToPosts({ status, headers = {} }: Reply): Handler {
	return (request, response) => {
		if (request.method === 'GET') return confirm(request, response);
		const written = Object.entries(headers).map(([name, value]) => [
			name,
			typeof value === 'string' ? value : value(),
		]);
		const location = { location: `${troubled.origin}/target` };
		response.writeHead(status, { ...location, ...Object.fromEntries(written) });
		response.end(status === 204 ? '' : 'A response body that the hub ignores.');
	};
}

function onFirstPost(at: Subscriber, reply: Reply | 'break'): Handler {
	return (request, response) => {
		const path = request.url.replace(/\?.*/s, '');
		if (request.method === 'GET' || at.deliveries(path).length > 1) confirm(request, response);
		else if (reply === 'break') response.destroy();
		else respondToPosts(reply)(request, response);
	};
}

/** Returns an HTTP date, which has whole seconds. */
function soon(): string {
	return new Date(Date.now() + 4000).toUTCString();
}

const gap = ([first, second]: readonly Received[]) => (second?.at ?? 0) - (first?.at ?? 0);
const deliveryIds = (at: Subscriber, path: string) =>
	at.deliveries(path).map(({ headers }) => headers['x-hub-delivery']);

/** Tests accepted and failed deliveries (WebSub §7). */
export function describeRetries(): void {
	describe('a delivery', () => {
		it.each(ACKNOWLEDGING)('is accepted with %i, whatever the body (H44, H45)', (status) => {
			expect(quick.deliveries(`/${status}`)).toHaveLength(1);
		});

		it('is accepted with an endless body, which is cut off (H45, A18)', () => {
			expect([endless.deliveries('/endless').length, closedEarly]).toEqual([1, [true]]);
		});

		it.each(FAILING)('is retried after %i, and then accepted (H44, H46)', (status) => {
			expect(troubled.deliveries(`/${status}`)).toHaveLength(2);
		});

		it('is not retried after 413: the body would be as large again (H46)', () => {
			expect(troubled.deliveries('/413')).toHaveLength(1);
		});

		it('is retried after a broken connection (H46)', () => {
			expect(troubled.deliveries('/broken')).toHaveLength(2);
		});

		it('does not follow redirects (H44, A10)', () => {
			expect(troubled.received.filter(({ url }) => url.startsWith('/target'))).toEqual([]);
		});

		it('is the same when retried, including its id (H46)', () => {
			const [first, second] = troubled.deliveries('/500');
			expect(first && second?.body.equals(first.body)).toBe(true);
			expect(new Set(deliveryIds(troubled, '/500')).size).toBe(1);
			expect(gap(troubled.deliveries('/500'))).toBeGreaterThan(700);
		});

		it('is delayed for as long as the callback requests (H46)', () => {
			expect(gap(troubled.deliveries('/later'))).toBeGreaterThanOrEqual(3900);
			expect(gap(troubled.deliveries('/date'))).toBeGreaterThan(2000);
		});

		it('is given up after the last retry (H46)', () => {
			expect(troubled.deliveries('/always')).toHaveLength(5);
		});

		it('to a quick subscriber does not wait for slow ones (A17)', () => {
			const taken = quick.deliveries('/200')[0]?.at ?? Infinity;
			const slowOnes = slow.received.filter(
				({ method, url }) => method === 'POST' && url.startsWith('/slow'),
			);
			expect(slowOnes).toHaveLength(SLOW.length);
			// The slow host only gets its share of concurrency, so its last delivery comes much later.
			expect(Math.max(...slowOnes.map(({ at }) => at)) - taken).toBeGreaterThan(SLOW_MILLISECONDS);
		});
	});

	describe('after the next change', () => {
		const texts = (path: string) =>
			troubled
				.deliveries(path)
				.map(({ body }) => (body.includes('The second change.') ? 'second' : 'first'));

		it('newer content replaces a delayed delivery (H11, H46)', () => {
			expect(texts('/superseded')).toEqual(['first', 'second']);
		});

		it('a delivery has a new id', () => {
			expect(new Set(deliveryIds(quick, '/both')).size).toBe(2);
		});

		it('a 410 has ended the subscription, without a denial (H43)', () => {
			expect(texts('/gone')).toEqual(['first']);
			expect(troubled.denials('/gone')).toEqual([]);
		});

		it('a subscription with failed deliveries is still active (H47)', () => {
			expect(new Set(texts('/down'))).toEqual(new Set(['first', 'second']));
			expect(troubled.denials('/down')).toEqual([]);
		});
	});
}
