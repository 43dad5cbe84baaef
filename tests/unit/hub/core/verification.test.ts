import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionId } from '../../../../src/hub/core/subscription.ts';
import { aHubRequest, CALLBACK, createTestHub, START, type TestHub } from '../../../support/hub.ts';

let test: TestHub;
beforeEach(async () => {
	test = await createTestHub();
});

const subscription = () =>
	test.store.readSubscription(subscriptionId('/feed.xml', CALLBACK), test.now);
const questions = () => test.sent.filter(({ method }) => method === 'GET');

describe('a verification', () => {
	it('keeps the callback query and adds mode, topic, challenge and lease (H22, H34, H36)', async () => {
		await test.subscribe({ topicUrl: 'https://reviews.example/%66eed.xml', leaseSeconds: 7200 });
		const [question] = questions();
		expect(question?.url.search).toMatch(/^\?a=1&hub\.mode=subscribe&/);
		expect(Object.fromEntries(question?.url.searchParams ?? [])).toMatchObject({
			'hub.mode': 'subscribe',
			'hub.topic': 'https://reviews.example/%66eed.xml',
			'hub.lease_seconds': '7200',
		});
	});

	it('starts the lease when it is sent, however slow the response (H36)', async () => {
		test.reply = () => {
			test.now += 9000;
			return 'echo';
		};
		await test.subscribe({ leaseSeconds: 3600 });
		expect((await subscription())?.expiresAt).toBe(START + 3_600_000);
	});

	it('uses each challenge once: an earlier one does not confirm (A41)', async () => {
		let first = '';
		test.reply = ({ url }) => {
			const challenge = url.searchParams.get('hub.challenge') ?? '';
			if (first === '') {
				first = challenge;
				return 'timeout';
			}
			return { body: Buffer.from(first) };
		};
		await test.subscribe();
		await test.pass(120);
		expect(questions()).toHaveLength(2);
		expect(await test.isSubscribed()).toBe(false);
	});
});

describe('a response', () => {
	it.each([
		['the challenge and a newline', (challenge: string) => `${challenge}\n`],
		['the start of the challenge', (challenge: string) => challenge.slice(0, -1)],
		['the challenge in upper case', (challenge: string) => challenge.toUpperCase()],
		['an empty body', () => ''],
	])('with %s does not confirm, and is not retried (H17, H38)', async (_, bodyFor) => {
		test.reply = ({ url }) => ({
			body: Buffer.from(bodyFor(url.searchParams.get('hub.challenge') ?? '')),
		});
		await test.subscribe();
		await test.pass(7200);
		expect([questions().length, await test.isSubscribed()]).toEqual([1, false]);
	});

	it.each([302, 304, 307, 404, 410, 429])('of %d is final (H37)', async (status) => {
		test.reply = () => ({ status });
		await test.subscribe();
		await test.pass(7200);
		expect([questions().length, await test.isSubscribed()]).toEqual([1, false]);
	});

	it('from an untrusted callback is final (A19)', async () => {
		test.reply = () => 'untrusted';
		await test.subscribe();
		await test.pass(7200);
		expect(questions()).toHaveLength(1);
	});

	it.each([{ status: 500 }, 'timeout', 'unreachable', 'unresolved', 'refused-address'] as const)(
		'of %j is retried twice, each time with a new challenge (H25, H37, H52, A21)',
		async (reply) => {
			test.reply = () => reply;
			await test.subscribe();
			await test.pass(86_400);
			const challenges = questions().map(({ url }) => url.searchParams.get('hub.challenge'));
			expect(new Set(challenges).size).toBe(3);
			expect(questions().map(({ at }) => (at - START) / 1000)).toEqual([0, 10, 70]);
		},
	);

	it.each([200, 201, 202, 204, 299])(
		'of %d with the challenge confirms (H31, H38)',
		async (status) => {
			test.reply = ({ url }) => ({
				status,
				body: Buffer.from(url.searchParams.get('hub.challenge') ?? ''),
			});
			await test.subscribe();
			expect(await test.isSubscribed()).toBe(true);
		},
	);
});

describe('requests for the same topic and callback', () => {
	it('take effect in the order received, whatever the order of confirmation (A24)', async () => {
		await test.hub.receive(aHubRequest({ secret: 'old' }), 'client');
		await test.hub.receive(aHubRequest({ secret: 'new' }), 'client');
		test.jobs.reverse();
		await test.work();
		expect((await subscription())?.secret).toBe('new');
	});

	it('do not restore a subscription that a later one ended (A24)', async () => {
		await test.hub.receive(aHubRequest(), 'client');
		await test.hub.receive(aHubRequest({ mode: 'unsubscribe' }), 'client');
		test.jobs.reverse();
		await test.work();
		expect(await test.isSubscribed()).toBe(false);
	});

	it('that renew a subscription replace secret, lease and failures at once (H6, H16, H18)', async () => {
		await test.subscribe({ secret: 'one', leaseSeconds: 3600 });
		await test.subscribe({ secret: undefined, leaseSeconds: 7200, signatureMethod: 'sha512' });
		expect(await subscription()).toMatchObject({
			secret: undefined,
			expiresAt: START + 7_200_000,
			signatureMethod: 'sha512',
			failures: 0,
		});
	});

	it.each([
		['a renewal that strips the secret', { secret: undefined, leaseSeconds: 3600 }],
		['an unsubscription', { mode: 'unsubscribe' as const }],
	])('change nothing when %s is refused (H17, A25, A27)', async (_, changes) => {
		await test.subscribe({ secret: 'kept' });
		const before = await subscription();
		test.reply = () => ({ status: 404 });
		await test.subscribe(changes);
		expect(await subscription()).toEqual(before);
	});

	it('to unsubscribe are verified and end the subscription (H7)', async () => {
		await test.subscribe();
		await test.subscribe({ mode: 'unsubscribe' });
		expect(questions()[1]?.url.searchParams.get('hub.mode')).toBe('unsubscribe');
		expect(await test.isSubscribed()).toBe(false);
	});

	it('are denied if there is no room (H32, A22)', async () => {
		test = await createTestHub({ maxPerHost: 1 });
		await test.hub.receive(aHubRequest(), 'client');
		await test.hub.receive(aHubRequest({ callback: `${CALLBACK}&b=2` }), 'client');
		await test.work();
		const [last] = test.sent.slice(-1);
		expect(Object.fromEntries(last?.url.searchParams ?? [])).toMatchObject({
			b: '2',
			'hub.mode': 'denied',
			'hub.reason':
				'the topic, the host or the path "https://subscriber.example/callback" has no room for ' +
				'another subscription; try again later',
		});
		expect(test.sent).toHaveLength(3);
	});
});
