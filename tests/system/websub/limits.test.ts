import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub, type HubResponse, type HubClient } from '../../support/hub-client.ts';
import { hubParameter, startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';

const PER_CLIENT = 10;

let hub: HubClient;
let one: Subscriber;
let other: Subscriber;
let third: Subscriber;
let posted = 0;

beforeAll(async () => {
	hub = await startHub({
		HUB_RATE_LIMIT: undefined,
		HUB_MIN_LEASE_SECONDS: undefined,
		HUB_MAX_PER_HOST: '2',
		HUB_MAX_PER_TOPIC: '3',
	});
	one = await startSubscriber(hub.certificate);
	other = await startSubscriber(hub.certificate);
	third = await startSubscriber(hub.certificate);
});

afterAll(() => Promise.all([hub.stop(), one.stop(), other.stop(), third.stop()]));

async function subscribe(at: Subscriber, path: string): Promise<void> {
	posted += 1;
	await requestAll(hub, 'subscribe', at, { [path]: { 'hub.lease_seconds': '60' } });
}

function expectRetryLater({ status, headers, text }: HubResponse, expected: number): void {
	expect([status, text.trim() === '']).toEqual([expected, false]);
	expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	expect(headers.get('content-type')).toMatch(/^text\/plain\b/);
}

// Each test continues where the previous one ended, because the limits count all requests.
describe('a hub that is nearly full', () => {
	it('accepts subscriptions up to the limit of a host, and then responds with 503 (A22, A43)', async () => {
		await subscribe(one, '/1');
		await subscribe(one, '/2');
		posted += 1;
		expectRetryLater(await hub.subscribe(`${one.origin}/3`), 503);
		expect(one.verifications('/3')).toEqual([]);
	});

	it('grants a lease of an hour if less is requested (H5, A23)', () => {
		const granted = one
			.verifications('/1')
			.map((verification) => hubParameter(verification, 'lease_seconds'));
		expect(granted).toEqual(['3600']);
	});

	it('accepts subscriptions up to the limit of a topic, and then responds with 503 (A22)', async () => {
		await subscribe(other, '/1');
		posted += 1;
		expectRetryLater(await hub.subscribe(`${third.origin}/1`), 503);
	});

	it('accepts a renewal, and an unsubscription, which makes room (H6, H7)', async () => {
		await subscribe(one, '/1');
		posted += 1;
		await requestAll(hub, 'unsubscribe', one, { '/1': {} });
		await subscribe(third, '/1');
		expect([one.verifications('/1').length, third.verifications('/1').length]).toEqual([3, 1]);
	});
});

describe('a client that floods the hub', () => {
	it('gets 429 with Retry-After, and its callback gets no more requests (A21)', async () => {
		const answers: HubResponse[] = [];
		while (posted <= PER_CLIENT + 2) {
			posted += 1;
			answers.push(await hub.subscribe(`${other.origin}/1`));
		}
		const limited = answers.filter(({ status }) => status === 429);
		expect(answers.filter(({ status }) => status === 202)).not.toEqual([]);
		expect(limited).not.toEqual([]);
		for (const answer of limited) expectRetryLater(answer, 429);
		expect(other.verifications('/1').length).toBeLessThanOrEqual(PER_CLIENT);
	});

	it('cannot avoid the limit with forged address headers (A21)', async () => {
		for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-vercel-forwarded-for']) {
			const fields = {
				'hub.mode': 'subscribe',
				'hub.topic': hub.topicUrl('/feed.xml'),
				'hub.callback': `${other.origin}/1`,
			};
			const { status } = await hub.post(fields, { [name]: '198.51.100.7' });
			expect([name, status]).toEqual([name, 429]);
		}
	});

	it('can still read the topics and the rules of the hub', async () => {
		expect((await fetch(hub.topicUrl('/feed.xml'))).status).toBe(200);
		expect((await (await fetch(hub.hubUrl)).json()).limits.rates).not.toEqual([]);
	});
});
