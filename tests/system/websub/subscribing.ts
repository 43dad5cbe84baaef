import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	hubParameter,
	queryOf,
	startSubscriber,
	type Subscriber,
} from '../../support/subscriber.ts';
import { TOPICS } from './topics.ts';
import { visibleResponse } from './visible-response.ts';

const ACCEPT_SECONDS = 4;

/** Tests valid requests and their verification (WebSub §5.1, §5.3). */
export function describeSubscribing(hub: () => HubClient): void {
	let subscriber: Subscriber;
	/** An origin where nothing listens. */
	let deadOrigin: string;

	beforeAll(async () => {
		subscriber = await startSubscriber(hub().certificate);
		const probe = createServer().listen(0, '127.0.0.1');
		await once(probe, 'listening');
		// A TCP server has an address object while it listens.
		deadOrigin = `https://127.0.0.1:${(probe.address() as { port: number }).port}`;
		probe.close();
	});

	afterAll(() => subscriber.stop());

	const callback = (path: string) => `${subscriber.origin}${path}`;
	const verification = (path: string) =>
		until(() => subscriber.verifications(path)[0], `the verification request to ${path}`);

	describe('the response to a valid request', () => {
		it('is 202 within 4 s, before the callback responds (H24, H29)', async () => {
			const held: (() => void)[] = [];
			subscriber.on('/held', (request, response) => held.push(() => confirm(request, response)));
			const begin = performance.now();
			const { status } = await hub().subscribe(callback('/held'));
			expect([status, performance.now() - begin < ACCEPT_SECONDS * 1000]).toEqual([202, true]);
			await verification('/held');
			for (const release of held) release();
		});

		it('is followed by the verification within 5 s (H25)', async () => {
			const begin = Date.now();
			await hub().subscribe(callback('/prompt'));
			expect((await verification('/prompt')).at - begin).toBeLessThan(5000);
		});

		it('is the same whatever the result of the verification (H29)', async () => {
			subscriber.on('/refusing', (_request, response) => response.writeHead(404).end());
			const answers = [
				await hub().subscribe(callback('/willing')),
				await hub().subscribe(callback('/refusing')),
				await hub().subscribe(`${deadOrigin}/`),
				await hub().subscribe(`${deadOrigin.replace('https:', 'HTTPS:')}/other`),
			];
			expect(answers.map(visibleResponse)).toEqual(answers.map(() => visibleResponse(answers[0])));
			expect(answers[0]?.status).toBe(202);
		});

		it.each(TOPICS)('is 202 for %s, which the verification names (H3, H34)', async (topic) => {
			const path = `/of${topic}`;
			const { status } = await hub().subscribe(callback(path), {
				'hub.topic': hub().topicUrl(topic),
			});
			expect(status).toBe(202);
			expect(hubParameter(await verification(path), 'topic')).toBe(hub().topicUrl(topic));
		});

		it.each([
			['foo', 'bar'],
			['hub.foo', 'hub.bar'],
			['hub.verify', 'sync'],
			['hub.verify_token', 'abc'],
			['', ''],
		])('ignores the unknown parameter %j (H15)', async (name, value) => {
			const path = `/unknown-${name}`;
			expect((await hub().subscribe(callback(path), { [name]: value })).status).toBe(202);
			await verification(path);
		});

		it.each([
			['application/x-www-form-urlencoded; charset=utf-8'],
			['application/x-www-form-urlencoded;charset=UTF-8'],
			['Application/X-WWW-Form-URLEncoded'],
		])('accepts the content type %s (H26)', async (type) => {
			const fields = {
				'hub.mode': 'subscribe',
				'hub.topic': hub().topicUrl('/feed.xml'),
				'hub.callback': callback('/typed'),
			};
			expect((await hub().post(fields, { 'content-type': type })).status).toBe(202);
		});
	});

	describe('a secret', () => {
		it.each([
			['199 ASCII characters', 'a'.repeat(199), 202],
			['200 ASCII characters', 'a'.repeat(200), 400],
			['99 é and one more byte', `${'é'.repeat(99)}a`, 202],
			['100 é', 'é'.repeat(100), 400],
			['49 emoji', '🔑'.repeat(49), 202],
			['50 emoji', '🔑'.repeat(50), 400],
		])('of %s is counted in bytes (H4, H14)', async (_case, secret, status) => {
			const answer = await hub().subscribe(callback('/secret'), { 'hub.secret': secret });
			expect([answer.status, answer.text.includes(secret)]).toEqual([status, false]);
		});
	});

	describe('a lease', () => {
		it.each([
			['default', undefined, '864000'],
			['short', '7200', '7200'],
			['shortest', '1', '1'],
			['longest', '2592000', '2592000'],
			['too-long', '2592001', '2592000'],
			['huge', '99999999999999999999', '2592000'],
		])(
			'that is %s is announced as granted (H5, H13, H36, H39, H51)',
			async (path, asked, granted) => {
				const lease = asked === undefined ? undefined : { 'hub.lease_seconds': asked };
				expect((await hub().subscribe(callback(`/lease-${path}`), lease)).status).toBe(202);
				expect(hubParameter(await verification(`/lease-${path}`), 'lease_seconds')).toBe(granted);
			},
		);

		it.each(['0', '-1', '1e9', 'abc', '0x10', '10 days'])(
			'of %j is refused (H39)',
			async (lease) => {
				const answer = await hub().subscribe(callback('/lease-bad'), {
					'hub.lease_seconds': lease,
				});
				expect([answer.status, subscriber.verifications('/lease-bad')]).toEqual([400, []]);
			},
		);

		it('is ignored when unsubscribing (H13)', async () => {
			for (const lease of ['abc', '-1']) {
				const path = `/lease-unsubscribe${lease}`;
				const answer = await hub().unsubscribe(callback(path), { 'hub.lease_seconds': lease });
				expect(answer.status).toBe(202);
				expect(hubParameter(await verification(path), 'mode')).toBe('unsubscribe');
			}
		});
	});

	describe('the verification', () => {
		it('is a GET without a body (H34)', async () => {
			await hub().subscribe(callback('/plain'));
			const { method, body, headers } = await verification('/plain');
			expect([method, body.length, headers['content-type']]).toEqual(['GET', 0, undefined]);
			expect([headers['content-length'] ?? '0', headers['transfer-encoding']]).toEqual([
				'0',
				undefined,
			]);
			expect(headers.host).toBe(new URL(subscriber.origin).host);
		});

		it('has mode, topic, challenge and lease once each (H34, H36)', async () => {
			await hub().subscribe(callback('/complete'));
			const query = queryOf(await verification('/complete'));
			for (const name of ['mode', 'topic', 'challenge', 'lease_seconds']) {
				expect([name, query.getAll(`hub.${name}`).length]).toEqual([name, 1]);
			}
			expect(query.get('hub.mode')).toBe('subscribe');
		});

		it('names the topic as requested, even with unnecessary encoding (H21, H34)', async () => {
			const topic = hub().topicUrl('/%66eed%2Exml');
			expect((await hub().subscribe(callback('/topic'), { 'hub.topic': topic })).status).toBe(202);
			expect(hubParameter(await verification('/topic'), 'topic')).toBe(topic);
		});

		it('keeps path and query of the callback unchanged, and appends to them (H22)', async () => {
			const target =
				'/kept/a%2Fb/fine?q=a%2Fb+c%20d&hub.mode=mine&hub.challenge=mine&two=1&two=2&%C3%A9=&flag';
			await hub().subscribe(callback(target));
			const { url } = await verification('/kept/a%2Fb/fine');
			expect(url.startsWith(`${target}&hub.`)).toBe(true);
			expect(queryOf({ url }).getAll('hub.mode')).toEqual(['mine', 'subscribe']);
			expect(queryOf({ url }).getAll('hub.challenge')).toHaveLength(2);
			expect(queryOf({ url }).getAll('hub.topic')).toEqual([hub().topicUrl('/feed.xml')]);
		});

		it('has a new challenge each time, of 32 allowed characters (H35, H52, A36)', async () => {
			for (const index of [1, 2, 3]) await hub().subscribe(callback(`/random-${index}`));
			await verification('/random-3');
			const challenges = subscriber.received
				.filter(({ url }) => url.includes('hub.challenge='))
				.map((message) => hubParameter(message, 'challenge'));
			expect(challenges.length).toBeGreaterThan(20);
			expect(new Set(challenges).size).toBe(challenges.length);
			for (const challenge of challenges) expect(challenge).toMatch(/^[-+./0-9=A-Z_a-z]{32,}$/);
		});

		it('is sent again for a repeated request (H6)', async () => {
			await hub().subscribe(callback('/repeated'));
			await verification('/repeated');
			await hub().subscribe(callback('/repeated'));
			await until(
				() => subscriber.verifications('/repeated').length === 2,
				'a second verification request',
			);
		});
	});
}
