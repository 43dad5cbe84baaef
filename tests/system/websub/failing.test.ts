import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub, until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	hubParameter,
	startSubscriber,
	type Handler,
	type Subscriber,
} from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';
import { changeNewest } from './content-changes.ts';

const CHANGES = 4;

let hub: HubClient;
let subscriber: Subscriber;
/** Fails on a separate host, so that it does not affect the other subscriber. */
let failing: Subscriber;
let change = 0;

beforeAll(async () => {
	hub = await startHub({ HUB_RETRY_SECONDS: '0.5' });
	subscriber = await startSubscriber(hub.certificate);
	failing = await startSubscriber(hub.certificate);

	failing.on('/three', failDuring([1, 2, 3]));
	failing.on('/deaf', failDuring([1, 2, 3], failFirstDenial));
	failing.on('/gone-with-a-query', failDuring([1, 2, 3]));
	failing.on('/redirecting', failDuring([1, 2, 3], confirm, 302));
	failing.on('/two', failDuring([1, 2]));
	failing.on('/one-and-two', failDuring([1, 3, 4]));
	failing.on('/renewed', failDuring([1, 2, 3]));
	failing.on('/first-attempts', (request, response) => {
		const { length } = failing.deliveries('/first-attempts');
		if (request.method === 'POST' && length % 2 === 1) response.writeHead(500).end();
		else confirm(request, response);
	});
	await requestAll(hub, 'subscribe', subscriber, { '/steady': {} });
	await requestAll(hub, 'subscribe', failing, {
		'/three': { 'hub.topic': hub.topicUrl('/%66eed.xml') },
		'/deaf': {},
		'/gone-with-a-query?token=a%20b&hub.mode=mine': {},
		'/redirecting': {},
		'/two': {},
		'/one-and-two': {},
		'/renewed': {},
		'/first-attempts': {},
	});

	for (change = 1; change <= CHANGES; change += 1) {
		if (change === 3) await requestAll(hub, 'subscribe', failing, { '/renewed': {} });
		if (change === 4) {
			await until(() => failing.denials('/three').length > 0, 'the notice');
			await requestAll(hub, 'subscribe', failing, { '/redirecting': {} });
		}
		changeNewest(hub.contentDir, `Change ${change}.`);
		await hub.publish();
		await until(() => subscriber.deliveries('/steady').length === change, `change ${change}`);
		await until(() => failing.deliveries('/first-attempts').length === change * 2, 'a retry');
		// The retries of the others come at about the same time.
		await sleep(700);
	}
});

afterAll(() => Promise.all([hub.stop(), subscriber.stop(), failing.stop()]));

/** Returns a handler that fails deliveries during the given changes. */
function failDuring(
	changes: readonly number[],
	otherwise: Handler = confirm,
	status = 500,
): Handler {
	return (request, response) => {
		if (request.method === 'POST' && changes.includes(change)) {
			response.writeHead(status, status === 302 ? { location: '/target' } : {}).end();
		} else otherwise(request, response);
	};
}

const failFirstDenial: Handler = (request, response) => {
	if (failing.denials('/deaf').length === 1) response.writeHead(500).end();
	else confirm(request, response);
};

const deliveredTexts = (path: string) =>
	failing.deliveries(path).map(({ body }) => Number(/Change (\d)\./.exec(body.toString())?.[1]));

describe('three changes in a row that cannot be delivered', () => {
	it('end the subscription: nothing more is delivered (H47)', () => {
		expect(new Set(deliveredTexts('/three'))).toEqual(new Set([1, 2, 3]));
	});

	it('are reported to the callback, with topic and reason (H32, H33)', () => {
		const notices = failing.denials('/three');
		expect(notices).toHaveLength(1);
		const [notice] = notices;
		expect([notice?.method, notice?.body.length]).toEqual(['GET', 0]);
		expect(notice && hubParameter(notice, 'topic')).toBe(hub.topicUrl('/%66eed.xml'));
		expect(notice && hubParameter(notice, 'reason')).toMatch(/\w+ \w+/);
		expect(notice?.url).not.toContain('hub.challenge');
	});

	it('are reported to the exact callback, including its query (H22, H32)', () => {
		const [notice] = failing.denials('/gone-with-a-query');
		expect(notice?.url).toMatch(/^\/gone-with-a-query\?token=a%20b&hub\.mode=mine&hub\./);
	});

	it('are reported again if the callback fails (H32)', () => {
		expect(failing.denials('/deaf')).toHaveLength(2);
	});

	it('may be redirects, which count as failures and are not followed (H44, A10)', () => {
		expect(new Set(deliveredTexts('/redirecting'))).toEqual(new Set([1, 2, 3, 4]));
		expect(failing.denials('/redirecting')).toHaveLength(1);
		expect(failing.deliveries('/target')).toEqual([]);
	});

	it('do not prevent the callback from subscribing again (H47)', () => {
		expect(failing.verifications('/redirecting')).toHaveLength(2);
		expect(deliveredTexts('/redirecting').filter((text) => text > 3)).toEqual([4]);
	});
});

describe('fewer failures', () => {
	it('do not end the subscription if there are only two (H47)', () => {
		expect(failing.denials('/two')).toEqual([]);
		expect(deliveredTexts('/two')).toEqual([1, 1, 2, 2, 3, 4]);
	});

	it('do not end the subscription if there is a success between them (H47)', () => {
		expect(failing.denials('/one-and-two')).toEqual([]);
		expect(deliveredTexts('/one-and-two')).toEqual([1, 1, 2, 3, 3, 4, 4]);
	});

	it('do not end the subscription if a retry delivers each change (H46, H47)', () => {
		expect(failing.denials('/first-attempts')).toEqual([]);
		expect(deliveredTexts('/first-attempts')).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
	});

	it('do not end a subscription that was renewed between them (H16, H47)', () => {
		expect(failing.denials('/renewed')).toEqual([]);
		expect(deliveredTexts('/renewed').at(-1)).toBe(4);
	});

	it('do not affect other subscribers', () => {
		expect(subscriber.denials('/steady')).toEqual([]);
		expect(subscriber.deliveries('/steady')).toHaveLength(CHANGES);
	});
});
