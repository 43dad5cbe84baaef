import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until, type HubClient } from '../../support/hub-client.ts';
import { startSubscriber, type Received, type Subscriber } from '../../support/subscriber.ts';
import { isSignedWith, requestAll } from './confirmed.ts';
import { parseLinks, TOPICS } from './topics.ts';

/** One delivery per subscription, and one for the second change to the dataset. */
const POSTS = 11;

const SECRETS = {
	'/signed': 'a secret of 20 chars',
	'/utf-8': 'gëheim 🔑 秘密',
	'/longest': 'x'.repeat(199),
} as const;
const TARGET = '/exact/a%2Fpath?token=a%2Fb+c%20d&hub.mode=mine&&flag';

let hub: HubClient;
let subscriber: Subscriber;
/** Topics as they were served when their deliveries arrived. */
const served = new Map<string, { readonly type: string | null; readonly body: Buffer }>();

/** Subscribes the callbacks whose deliveries are checked. */
export async function prepareContent(given: HubClient): Promise<void> {
	hub = given;
	subscriber = await startSubscriber(hub.certificate);
	for (const topic of TOPICS) {
		// Like websub.rocks, fetches the topic while its delivery waits for a response.
		subscriber.on(`/of${topic}`, async (message, response) => {
			if (message.method === 'POST') {
				const now = await fetch(hub.topicUrl(topic));
				const body = Buffer.from(await now.arrayBuffer());
				// Only for the first change, which changes all topics.
				if (!served.has(topic)) served.set(topic, { type: now.headers.get('content-type'), body });
				response.writeHead(200).end('Thank you.');
			} else response.end(new URL(message.url, hub.address).searchParams.get('hub.challenge'));
		});
	}
	const signed = Object.entries(SECRETS).map(([path, secret]) => [path, { 'hub.secret': secret }]);
	await requestAll(hub, 'subscribe', subscriber, {
		...Object.fromEntries(signed),
		...Object.fromEntries(
			TOPICS.map((topic) => [`/of${topic}`, { 'hub.topic': hub.topicUrl(topic) }]),
		),
		'/sha512': { 'hub.secret': 'secret', 'hub.x-signature': 'sha512' },
		'/sha384': { 'hub.secret': 'secret', 'hub.x-signature': 'sha384' },
		'/encoded-topic': { 'hub.topic': hub.topicUrl('/%66eed.xml') },
		[TARGET]: {},
	});
}

/** Waits for all deliveries of the two changes. */
export async function settleContent(): Promise<void> {
	await until(() => posts().length === POSTS, 'all deliveries');
	await sleep(500);
}

export function stopContent(): Promise<void> {
	return subscriber.stop();
}

const deliveries = (path: string) => subscriber.deliveries(path);
const posts = () => subscriber.received.filter(({ method }) => method === 'POST');
const deliveryTo = (path: string) => {
	const [delivery] = deliveries(path);
	if (!delivery) throw new TypeError(`Cannot find a delivery to ${path}`);
	return delivery;
};
const deliveryId = ({ headers }: Received) => headers['x-hub-delivery'];

/** Tests deliveries (WebSub §7) after a change to all topics and one to the dataset. */
export function describeContent(): void {
	describe.each(TOPICS)('a delivery of %s', (topic) => {
		const delivery = () => deliveryTo(`/of${topic}`);

		it('contains exactly the full topic as served at that moment (H9, H11)', () => {
			const { body } = delivery();
			expect(body.length).toBeGreaterThan(1000);
			expect(body.equals(served.get(topic)?.body ?? Buffer.alloc(0))).toBe(true);
			expect(body.toString()).toContain('The first change');
		});

		it('has exactly the content type of the topic (H8)', () => {
			expect(delivery().headers['content-type']).toBe(served.get(topic)?.type);
		});

		it('names hub and self in one Link header (H41, H42)', () => {
			const { rawHeaders, headers } = delivery();
			const names = rawHeaders.filter((_text, index) => index % 2 === 0);
			expect(names.filter((name) => name.toLowerCase() === 'link')).toHaveLength(1);
			expect(parseLinks(String(headers['link']))).toEqual([
				{ url: hub.hubUrl, rel: 'hub' },
				{ url: hub.topicUrl(topic), rel: 'self' },
			]);
		});

		it('has only these headers (A40)', () => {
			expect(Object.keys(delivery().headers).toSorted()).toEqual([
				'connection',
				'content-length',
				'content-type',
				'host',
				'link',
				'user-agent',
				'x-hub-delivery',
				'x-hub-lease-expires',
			]);
		});
	});

	describe('a delivery', () => {
		it('goes to the exact callback over HTTPS, including its query (H23, H53)', () => {
			const { url, headers } = deliveryTo('/exact/a%2Fpath');
			expect([url, headers.host]).toEqual([TARGET, new URL(subscriber.origin).host]);
		});

		it('is not signed without a secret (H10)', () => {
			const names = Object.keys(deliveryTo('/of/feed.xml').headers);
			expect(names.filter((name) => name.includes('signature'))).toEqual([]);
		});

		it.each(Object.entries(SECRETS))(
			'is signed with SHA-256 and the secret in UTF-8: %s (H10, H48, H50)',
			(path, secret) => expect(isSignedWith(deliveryTo(path), secret)).toBe(true),
		);

		it.each(['sha384', 'sha512'])('is signed with %s on request (H49)', (method) => {
			expect(isSignedWith(deliveryTo(`/${method}`), 'secret', method)).toBe(true);
		});

		it('names the canonical self URL, however the topic was written (H21, H41)', () => {
			const links = parseLinks(String(deliveryTo('/encoded-topic').headers['link']));
			expect(links.at(-1)).toEqual({ url: hub.topicUrl('/feed.xml'), rel: 'self' });
		});

		it('has a unique id', () => {
			const ids = posts().map(deliveryId);
			expect(new Set(ids).size).toBe(POSTS);
			for (const id of ids) expect(id).toMatch(/^[\w-]{16,}$/);
		});
	});

	describe('a later edition', () => {
		it('is delivered only to the subscribers of the changed topics (P6)', () => {
			expect(posts()).toHaveLength(POSTS);
			const [first, second, ...others] = deliveries('/of/reviews.json');
			expect(others).toEqual([]);
			expect(second?.body.toString()).toContain('The second change.');
			expect(second && deliveryId(second)).not.toBe(first && deliveryId(first));
		});
	});
}
