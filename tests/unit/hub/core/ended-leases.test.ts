import { beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../../../src/hub/core/subscription-store.ts';
import { subscriptionId } from '../../../../src/hub/core/subscription.ts';
import { createTestHub, START, type TestHub } from '../../../support/hub.ts';

let test: TestHub;
beforeEach(async () => {
	test = await createTestHub({ limitsRates: false });
});

const LEASE_SECONDS = 3600;
const denials = () => test.sent.filter(({ url }) => url.searchParams.get('hub.mode') === 'denied');
const subscribe = (changes = {}) => test.subscribe({ leaseSeconds: LEASE_SECONDS, ...changes });

/** Runs the maintenance, and the jobs that it queues. */
async function maintain(): Promise<void> {
	await test.hub.removeExpired();
	await test.work();
}
async function endLease(): Promise<void> {
	test.now = START + LEASE_SECONDS * 1000;
	await maintain();
}

describe('the end of a lease', () => {
	it('is told to the callback, once, with topic and reason (H32, H40)', async () => {
		await subscribe();
		test.now = START + LEASE_SECONDS * 1000 - 1;
		await maintain();
		expect(denials()).toEqual([]);
		await endLease();
		for (let run = 0; run < 3; run++) await maintain();
		await test.pass(86_400);
		expect(denials()).toHaveLength(1);
		expect(Object.fromEntries(denials()[0]?.url.searchParams ?? [])).toEqual({
			a: '1',
			'hub.mode': 'denied',
			'hub.topic': 'https://reviews.example/feed.xml',
			'hub.reason': 'the lease ended; subscribe again to resume',
		});
	});

	it('is told even if something else deleted the subscription first', async () => {
		await subscribe();
		test.now = START + LEASE_SECONDS * 1000;
		// Counting deletes subscriptions that have expired.
		await test.hub.describeActivity();
		await maintain();
		expect(denials()).toHaveLength(1);
	});

	it.each([
		['renewed', {}],
		['ended by its callback', { mode: 'unsubscribe' as const }],
	])('is not told for a subscription that was %s before', async (_how, changes) => {
		await subscribe();
		test.now = START + 1_800_000;
		await test.subscribe(changes);
		await endLease();
		expect(denials()).toEqual([]);
	});

	it.each([
		['410', 1],
		['500', 3],
	])('is not told again after a %s that ended the subscription', async (status, changes) => {
		await subscribe();
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : { status: Number(status) });
		for (let change = 0; change < changes; change++) {
			test.setTopic('/feed.xml', `change ${change}`);
			await test.hub.publishChanges();
			await test.work();
		}
		const before = denials().length;
		await endLease();
		expect(denials()).toHaveLength(before);
		expect(before).toBe(status === '410' ? 0 : 1);
	});

	it.each([
		['subscribes again', ['subscribe']],
		['subscribes again and unsubscribes', ['subscribe', 'unsubscribe']],
	] as const)('is not told to a callback that %s before the notice', async (_what, modes) => {
		await subscribe();
		test.now = START + LEASE_SECONDS * 1000;
		for (const mode of modes) await test.subscribe({ mode });
		await maintain();
		expect(denials()).toEqual([]);
	});

	it('is told again if the callback fails, as other denials are', async () => {
		await subscribe();
		test.reply = () => ({ status: 500 });
		await endLease();
		await test.pass(86_400);
		const times = denials().map(({ at }) => at / 1000 - START / 1000 - LEASE_SECONDS);
		expect(times).toEqual([0, 10, 70]);
	});

	it('is told by the next run if the queue fails (A43)', async () => {
		await subscribe();
		test.now = START + LEASE_SECONDS * 1000;
		test.queueFails = true;
		await expect(test.hub.removeExpired()).rejects.toThrow(StoreUnavailableError);
		test.queueFails = false;
		await maintain();
		expect(denials()).toHaveLength(1);
	});

	it('of many subscriptions is told in runs of 2,000', { timeout: 60_000 }, async () => {
		const end = START + 1000;
		await test.database.transact(({ run }) => {
			const sql = `INSERT INTO subscriptions
				(id, topic, topic_url, callback, host, signature_method, expires_at, sequence)
				VALUES (?, '/feed.xml', 'https://reviews.example/feed.xml', ?, '', 'sha256', ?, 1)`;
			for (let index = 0; index < 2500; index++) {
				const callback = `https://host-${index}.example/`;
				run(sql, subscriptionId('/feed.xml', callback), callback, end);
			}
		});
		test.now = end;
		await test.hub.removeExpired();
		expect(test.jobs).toHaveLength(2000);
		await test.hub.removeExpired();
		expect(test.jobs).toHaveLength(2500);
	});
});
