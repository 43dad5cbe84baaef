import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_SECRET, startHub, until, type HubClient } from '../../support/hub-client.ts';
import { confirm, startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { isSignedWith, requestAll } from './confirmed.ts';
import { changeNewest, changeOldest } from './content-changes.ts';

const SECRET = 'correct horse battery staple';
const TOKEN = 'capability-4711';

/** Servers on the same data, in the order in which they ran. */
const hubs: HubClient[] = [];
let subscriber: Subscriber;
/** While true, these callbacks do not respond, and the server is killed meanwhile. */
let isSilent = true;

beforeAll(async () => {
	const first = await startHub();
	hubs.push(first);
	subscriber = await startSubscriber(first.certificate);
	for (const path of ['/late', '/interrupted']) {
		subscriber.on(path, (request, response) => {
			const isInterrupted = path === '/late' || request.method === 'POST';
			if (!(isSilent && isInterrupted)) confirm(request, response);
		});
	}
	const dataset = { 'hub.topic': first.topicUrl('/reviews.json') };
	await requestAll(first, 'subscribe', subscriber, {
		[`/interrupted?token=${TOKEN}`]: { 'hub.secret': SECRET },
		'/dataset': { ...dataset, 'hub.secret': SECRET },
		'/left': {},
	});
	await requestAll(first, 'unsubscribe', subscriber, { '/left': {} });
	const { status } = await first.subscribe(`${subscriber.origin}/late`, { 'hub.secret': SECRET });
	await first.kill();
	expect(status).toBe(202);

	const before = subscriber.verifications('/late').length;
	isSilent = false;
	const second = await first.restart();
	hubs.push(second);
	await until(
		() => subscriber.verifications('/late').length > before,
		'the verification request to /late',
	);
	await sleep(500);

	isSilent = true;
	changeNewest(first.contentDir, 'Published, and not delivered.');
	await second.publish();
	await until(() => subscriber.deliveries('/interrupted').length === 1, 'a delivery');
	await until(() => subscriber.deliveries('/dataset').length === 1, 'another delivery');
	await second.kill();

	isSilent = false;
	changeOldest(first.contentDir, 'Changed while no server was running.');
	hubs.push(await second.restart());
	// If claims are stored externally, the one of the killed process must expire first.
	await until(() => subscriber.deliveries('/interrupted').length === 2, 'the delivery again', 40);
	await until(() => subscriber.deliveries('/dataset').length === 2, 'the change');
	await until(() => subscriber.deliveries('/late').length >= 1, 'a delivery to /late');
	await sleep(1000);
});

afterAll(async () => {
	// Stops the running server first: the store must not end before it.
	for (const hub of hubs.toReversed()) await hub.stop();
	await subscriber.stop();
});

describe('a server that was killed', () => {
	it('verifies a request that it had accepted (H24, H31, A43)', () => {
		expect(subscriber.verifications('/late').length).toBeGreaterThan(0);
		expect(subscriber.deliveries('/late').length).toBeGreaterThan(0);
	});

	it('keeps subscriptions with their secrets, and unsubscriptions (H40, H47)', () => {
		expect(subscriber.verifications('/dataset')).toHaveLength(1);
		for (const path of ['/interrupted', '/dataset', '/late']) {
			const signed = subscriber.deliveries(path).map((one) => isSignedWith(one, SECRET));
			expect([path, new Set(signed)]).toEqual([path, new Set([true])]);
		}
		expect(subscriber.deliveries('/left')).toEqual([]);
	});

	it('repeats an interrupted delivery with the same id (H46, A42)', () => {
		const [before, after, ...others] = subscriber.deliveries('/interrupted');
		expect(others).toEqual([]);
		expect(before && after?.body.equals(before.body)).toBe(true);
		expect(after?.headers['x-hub-delivery']).toBe(before?.headers['x-hub-delivery']);
		expect(after?.url).toBe(`/interrupted?token=${TOKEN}`);
	});

	it('delivers a change made while it was down, once (P6)', () => {
		const [, change, ...others] = subscriber.deliveries('/dataset');
		expect(others).toEqual([]);
		expect(change?.body.toString()).toContain('Changed while no server was running.');
	});
});

describe('the output of a server', () => {
	it('contains no secrets, and no callback queries (A39)', () => {
		for (const { server } of hubs) {
			const output = server.output();
			expect(output).toContain('edition');
			for (const secret of [SECRET, TOKEN, HOOK_SECRET]) expect(output).not.toContain(secret);
		}
	});

	it('and its server.json do not contain the deploy hook secret', () => {
		const [hub] = hubs;
		const record = readFileSync(
			join(hub?.server.environment['DATA_DIR'] ?? '', 'server.json'),
			'utf8',
		);
		expect(record).not.toContain(HOOK_SECRET);
	});
});
