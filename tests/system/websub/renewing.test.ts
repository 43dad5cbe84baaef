import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub, until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	hubParameter,
	startSubscriber,
	type Received,
	type Subscriber,
} from '../../support/subscriber.ts';
import { isSignedWith, request, requestAll } from './confirmed.ts';
import { changeNewest, FIRST_CHANGE, SECOND_CHANGE } from './content-changes.ts';
import { visibleResponse } from './visible-response.ts';

const [FIRST, SECOND] = [{ 'hub.secret': 'the first secret' }, { 'hub.secret': 'the second' }];
const LONG = { 'hub.lease_seconds': '3600' };
const SHORT = { 'hub.lease_seconds': '2' };

let hub: HubClient;
let subscriber: Subscriber;

beforeAll(async () => {
	hub = await startHub();
	subscriber = await startSubscriber(hub.certificate);
});

afterAll(() => Promise.all([hub.stop(), subscriber.stop()]));

const subscribe = (target: string, fields = {}) =>
	requestAll(hub, 'subscribe', subscriber, { [target]: fields });
const unsubscribe = (target: string, fields = {}) =>
	requestAll(hub, 'unsubscribe', subscriber, { [target]: fields });
const deliveries = (path: string) => subscriber.deliveries(path);

/** Handles verifications with `answer`, and accepts deliveries. */
function onVerification(
	path: string,
	answer: (message: Received, response: ServerResponse) => void,
) {
	subscriber.on(path, (message, response) =>
		(message.method === 'GET' ? answer : confirm)(message, response),
	);
}

/** Publishes the change, and waits until `/steady`, an unchanged subscription, receives it. */
async function publishChange(): Promise<void> {
	const before = deliveries('/steady').length;
	expect((await hub.publish()).queued).toBeGreaterThan(0);
	await until(() => deliveries('/steady').length > before, 'a delivery to /steady');
	await sleep(700);
}

describe('after confirmed and unconfirmed requests', () => {
	/** Verifications that are waiting for their response. */
	const held: (() => void)[] = [];

	beforeAll(async () => {
		const refuse = (_message: Received, response: ServerResponse) => response.writeHead(404).end();
		await requestAll(hub, 'subscribe', subscriber, {
			'/steady': {},
			'/twice': {},
			'/rotated': FIRST,
			'/dropped': FIRST,
			'/added': {},
			'/refused': FIRST,
			'/refused-lease': LONG,
			'/mistaken': FIRST,
			'/pending': FIRST,
			'/left': {},
			'/left-and-back': {},
			'/not-left': {},
			'/not-quite-left': {},
			'/other-topic': {},
			'/pair': { ...FIRST, 'hub.topic': hub.topicUrl('/reviews.json') },
			'/leaving': {},
			'/encoded': {},
			'/query?a=1': {},
			'/query?a=2': {},
			'/short': SHORT,
			'/extended': SHORT,
		});
		for (const path of ['/refused', '/refused-lease', '/not-left']) onVerification(path, refuse);
		onVerification('/mistaken', (_message, response) => response.end('something else'));
		onVerification('/not-quite-left', (message, response) =>
			response.end(`${hubParameter(message, 'challenge')}\n`),
		);
		await Promise.all([
			requestAll(hub, 'subscribe', subscriber, {
				'/pair': SECOND,
				'/twice': {},
				'/enc%6Fded': {},
				'/rotated': SECOND,
				'/dropped': {},
				'/added': SECOND,
				'/extended': LONG,
				'/refused': SECOND,
				'/refused-lease': { 'hub.lease_seconds': '1' },
				'/mistaken': SECOND,
			}),
			requestAll(hub, 'unsubscribe', subscriber, {
				'/left': {},
				'/left-and-back': {},
				'/other-topic': { 'hub.topic': hub.topicUrl('/reviews.json') },
				'/query?a=2': {},
				'/not-left': {},
				'/not-quite-left': {},
			}),
		]);
		await subscribe('/left-and-back');
		await sleep(2000);

		changeNewest(hub.contentDir, FIRST_CHANGE);
		onVerification('/pending', (message, response) => held.push(() => confirm(message, response)));
		const published = publishChange().then(() => true);
		// A verification times out after ten seconds; publishing may take longer on a busy machine.
		do {
			await request(hub, 'subscribe', subscriber, '/pending', SECOND);
		} while (!(await Promise.race([published, sleep(4000, false)])));
		for (const release of held) release();
		onVerification('/pending', confirm);
		await until(() => subscriber.verifications('/pending').length > 1, 'the renewal');
	});

	it('a renewal replaces the secret (H6, H16, H18, H48)', () => {
		const [delivery, ...others] = deliveries('/rotated');
		expect(others).toEqual([]);
		expect(delivery && isSignedWith(delivery, SECOND['hub.secret'])).toBe(true);
	});

	it('a renewal without a secret ends the signatures (H16, H18)', () => {
		expect(deliveries('/dropped').map(({ headers }) => headers['x-hub-signature'])).toEqual([
			undefined,
		]);
	});

	it('a renewal with a secret starts the signatures (H16, H18)', () => {
		const signed = deliveries('/added').map((one) => isSignedWith(one, SECOND['hub.secret']));
		expect(signed).toEqual([true]);
	});

	it.each(['/refused', '/mistaken'])(
		'a failed renewal does not change the secret: %s (H17, A27)',
		(path) => {
			const signed = deliveries(path).map((one) => isSignedWith(one, FIRST['hub.secret']));
			expect(signed).toEqual([true]);
		},
	);

	it('a failed renewal does not change the lease (H17, A27)', () => {
		expect(deliveries('/refused-lease')).toHaveLength(1);
	});

	it('a subscription gets one delivery, however often it was requested (H2, H6)', () => {
		expect(subscriber.verifications('/twice')).toHaveLength(2);
		expect(deliveries('/twice')).toHaveLength(1);
	});

	it('callbacks that differ only in unnecessary encoding are the same (H2, H21)', () => {
		const paths = ['/encoded', '/enc%6Fded'];
		expect(paths.flatMap((path) => deliveries(path))).toHaveLength(1);
	});

	it('deliveries stop when the lease ends (H40)', () => {
		expect(deliveries('/short')).toEqual([]);
	});

	it('a renewal extends the lease (H6, H16)', () => {
		expect(deliveries('/extended')).toHaveLength(1);
	});

	it('each pair of topic and callback has its own secret (H2)', () => {
		const bySecret = [FIRST, SECOND].map((secret) =>
			deliveries('/pair')
				.filter((one) => isSignedWith(one, secret['hub.secret']))
				.map(({ headers }) => headers['content-type']?.replace(/;.*/, '')),
		);
		expect(bySecret).toEqual([['application/json'], ['application/atom+xml']]);
	});

	it('a callback that unsubscribed gets no deliveries (H7)', () => {
		const [verification] = subscriber.verifications('/left').slice(-1);
		expect(verification && hubParameter(verification, 'mode')).toBe('unsubscribe');
		expect(deliveries('/left')).toEqual([]);
	});

	it('a callback that subscribed again gets one delivery (H6, H7)', () => {
		expect(deliveries('/left-and-back')).toHaveLength(1);
	});

	it.each(['/not-left', '/not-quite-left'])(
		'an unconfirmed unsubscription has no effect: %s (H17, A25)',
		(path) => {
			expect(subscriber.verifications(path)).toHaveLength(2);
			expect(deliveries(path)).toHaveLength(1);
		},
	);

	it('unsubscribing from another topic has no effect (H2)', () => {
		expect(deliveries('/other-topic')).toHaveLength(1);
	});

	it('callbacks that differ in their query are different (H2, H22)', () => {
		expect(deliveries('/query').map(({ url }) => url)).toEqual(['/query?a=1']);
	});
});

describe('after a delivery, other requests and another change', () => {
	beforeAll(async () => {
		await subscribe('/twice');
		await unsubscribe('/leaving');
		changeNewest(hub.contentDir, SECOND_CHANGE);
		await publishChange();
	});

	it('a renewal changes the secret only once it is confirmed (H16)', () => {
		const [before, after, ...others] = deliveries('/pending');
		expect(others).toEqual([]);
		expect(before && isSignedWith(before, FIRST['hub.secret'])).toBe(true);
		expect(after && isSignedWith(after, SECOND['hub.secret'])).toBe(true);
	});

	it('a renewed subscription gets one delivery of each change (H6)', () => {
		expect(subscriber.verifications('/twice')).toHaveLength(3);
		expect(deliveries('/twice')).toHaveLength(2);
	});

	it('a callback that unsubscribed gets no further delivery (H7)', () => {
		expect(deliveries('/leaving')).toHaveLength(1);
	});
});

describe('an unsubscription without a subscription', () => {
	it('gets the same response and verification as any other (H29, A26)', async () => {
		await unsubscribe('/never-there');
		const [verification] = subscriber.verifications('/never-there');
		expect(verification && hubParameter(verification, 'mode')).toBe('unsubscribe');
		const answers = [
			await hub.unsubscribe(`${subscriber.origin}/steady-not`),
			await hub.unsubscribe(`${subscriber.origin}/rotated`),
		].map(visibleResponse);
		expect(answers[0]).toEqual(answers[1]);
	});
});
