import { beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPTS_KEPT, type Attempt } from '../../../src/hub/core/request-record.ts';
import type { HubRequest } from '../../../src/hub/core/subscription.ts';
import type { DeliveryEnd, SubscriptionStore } from '../../../src/hub/core/subscription-store.ts';
import { aHubRequest, START } from '../../support/hub.ts';
import { aSubscription, DAY, failures, HOUR, PAIR, published, ROOMY } from './store-suite.ts';

const MONTH = 30 * DAY;

/** Tests of request records and delivery counts that every store must pass. */
export function describeRequestRecords(
	name: string,
	createStore: () => Promise<SubscriptionStore>,
): void {
	describe(name, () => {
		let store: SubscriptionStore;
		let ids = 0;
		beforeEach(async () => {
			store = await createStore();
		});

		async function add(changes: Partial<HubRequest> = {}): Promise<string> {
			const id = `record-${ids++}`;
			await store.addPending(id, aHubRequest(changes), ROOMY, START, START + DAY);
			return id;
		}
		async function subscribe(changes: Partial<HubRequest> = {}): Promise<string> {
			const id = await add(changes);
			expect(await store.confirmPending(id, START + HOUR, ROOMY, START)).toBe('confirmed');
			return id;
		}
		const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
			kind: 'delivery',
			at: START,
			milliseconds: 12,
			bytes: 345,
			...changes,
		});
		async function endDelivery(changes: Partial<DeliveryEnd>, failuresAllowed = 3) {
			const { sequence = 0, request = '' } = (await store.readSubscription(PAIR, START)) ?? {};
			const subscription = aSubscription({ sequence, request });
			const end = { subscription, publication: 1, attempt: anAttempt(), counter: 'failed' };
			const result = 'failed-first';
			return store.endDelivery({ ...end, result, ...changes }, failures(failuresAllowed), START);
		}
		const start = async (id: string, number: number, now: number, until: number) =>
			store.startDelivery(id, await published(store, number), now, until);
		const outcome = async (id: string, now = START) => (await store.readRecord(id, now))?.outcome;

		describe('the record of a request', () => {
			it('is created with the request, without its secret (A39)', async () => {
				const id = await add({ secret: 'only-for-signatures', signatureMethod: 'sha512' });
				const record = await store.readRecord(id, START);
				const { mode, topic, topicUrl, callback } = aHubRequest();
				expect(record).toEqual({
					id,
					mode,
					topic,
					topicUrl,
					callback,
					signatureMethod: 'sha512',
					requestedAt: START,
					outcome: 'waiting',
					reason: undefined,
					expiresAt: undefined,
					live: undefined,
					attempts: [],
				});
			});

			it('is not found under another id', async () => {
				await add();
				expect(await store.readRecord('record-none', START)).toBeUndefined();
				expect(await store.readRecord('', START)).toBeUndefined();
				await store.recordAttempt('record-none', anAttempt());
				expect(await store.readRecord('record-none', START)).toBeUndefined();
			});

			it('keeps the reason for a refusal for a day', async () => {
				const id = await add();
				await store.dropPending(id, 'the body was empty', START);
				expect(await store.readRecord(id, START)).toMatchObject({
					outcome: 'refused',
					reason: 'the body was empty',
				});
				await store.dropPending(id, 'another reason', START);
				expect((await store.readRecord(id, START))?.reason).toBe('the body was empty');
				expect(await outcome(id, START + DAY - 1)).toBe('refused');
				expect(await outcome(id, START + DAY)).toBeUndefined();
			});

			it('is deleted with a request that was not accepted', async () => {
				const id = await add();
				await store.dropPending(id, undefined, START);
				expect(await store.readRecord(id, START)).toBeUndefined();
			});

			it('shows its subscription while it is active, and is kept for another 30 days', async () => {
				const id = await subscribe();
				expect(await store.readRecord(id, START)).toMatchObject({
					outcome: 'confirmed',
					expiresAt: START + HOUR,
					live: { id: PAIR, failures: 0 },
				});
				expect((await store.readRecord(id, START + HOUR - 1))?.live).toBeDefined();
				await store.removeExpired(START + HOUR);
				const ended = await store.readRecord(id, START + HOUR);
				expect(ended).toMatchObject({ outcome: 'confirmed', live: undefined });
				expect(await outcome(id, START + HOUR + MONTH - 1)).toBe('confirmed');
				expect(await outcome(id, START + HOUR + MONTH)).toBeUndefined();
			});

			it('shows nothing about a subscription made by another request (A26)', async () => {
				const first = await subscribe();
				const stranger = await add({ secret: 'of a stranger' });
				expect((await store.readRecord(stranger, START))?.live).toBeUndefined();
				await store.dropPending(stranger, 'not the challenge', START);
				await endDelivery({ attempt: anAttempt({ status: 500 }) });
				expect(await store.readRecord(stranger, START)).toMatchObject({
					outcome: 'refused',
					live: undefined,
					attempts: [],
				});
				expect((await store.readRecord(first, START))?.live?.failures).toBe(1);
			});

			it('passes its subscription on to the request that renews it', async () => {
				const first = await subscribe();
				const second = await subscribe({ secret: 'another' });
				await endDelivery({ attempt: anAttempt({ status: 204 }), result: 'delivered' });
				const [before, after] = [
					await store.readRecord(first, START),
					await store.readRecord(second, START),
				];
				expect(before).toMatchObject({ outcome: 'confirmed', live: undefined, attempts: [] });
				expect(after?.live?.id).toBe(PAIR);
				expect(after?.attempts).toHaveLength(1);
			});

			it('shows that a later request was confirmed first (A24)', async () => {
				const slow = await add();
				await subscribe();
				expect(await store.confirmPending(slow, START + HOUR, ROOMY, START)).toBe('over');
				expect(await outcome(slow)).toBe('outdated');
			});

			it('shows the end of a subscription, whatever caused it', async () => {
				const unsubscribed = await subscribe();
				const leave = await subscribe({ mode: 'unsubscribe' });
				expect(await store.readRecord(unsubscribed, START)).toMatchObject({ live: undefined });
				expect(await store.readRecord(leave, START)).toMatchObject({
					mode: 'unsubscribe',
					outcome: 'confirmed',
					live: undefined,
				});
				const gone = await subscribe();
				expect(await endDelivery({ result: 'gone' })).toBe('removed');
				expect(await outcome(gone)).toBe('gone');
				const failed = await subscribe();
				expect(await endDelivery({}, 1)).toBe('removed');
				expect(await store.readRecord(failed, START)).toMatchObject({
					outcome: 'failed',
					live: undefined,
				});
				expect(await outcome(failed, START + MONTH - 1)).toBe('failed');
				expect(await outcome(failed, START + MONTH)).toBeUndefined();
			});

			it('keeps the last fifty attempts, latest first', async () => {
				const id = await subscribe();
				const question = anAttempt({ kind: 'verification', problem: 'the body was “leer” ✗' });
				await store.recordAttempt(id, question);
				expect((await store.readRecord(id, START))?.attempts).toEqual([question]);
				const at = (number: number) => START + number;
				for (let number = 1; number <= 60; number++) {
					const attempt = anAttempt({ at: at(number), status: 204, delivery: `d${number}` });
					await endDelivery({ result: 'delivered', attempt });
				}
				const { attempts = [] } = (await store.readRecord(id, START)) ?? {};
				expect(attempts).toHaveLength(ATTEMPTS_KEPT);
				expect(attempts.map(({ delivery }) => delivery)).toEqual(
					Array.from({ length: ATTEMPTS_KEPT }, (_, index) => `d${60 - index}`),
				);
				expect(attempts[0]).toEqual(anAttempt({ at: at(60), status: 204, delivery: 'd60' }));
			});

			it('shows attempts for 30 days', async () => {
				const id = await subscribe();
				await store.recordAttempt(id, anAttempt({ at: START - 1 }));
				await store.recordAttempt(id, anAttempt({ at: START }));
				const shownAt = async (now: number) => (await store.readRecord(id, now))?.attempts.length;
				expect(await shownAt(START)).toBe(2);
				expect(await shownAt(START + MONTH - 1)).toBe(1);
				expect(await shownAt(START + MONTH)).toBe(0);
			});

			it('keeps the planned retry of an attempt', async () => {
				const id = await subscribe();
				const attempt = anAttempt({ status: 500, retry: { at: START + 10_000, attemptsLeft: 4 } });
				await endDelivery({ attempt });
				expect((await store.readRecord(id, START))?.attempts).toEqual([attempt]);
			});
		});

		describe('a finished delivery', () => {
			it('can be repeated once it is forgotten', async () => {
				await subscribe();
				await endDelivery({ publication: 4, result: 'delivered' });
				expect((await start(PAIR, 4, START, START)).state).toBe('over');
				await store.forgetDelivery(PAIR, 3);
				expect((await start(PAIR, 4, START, START)).state).toBe('over');
				await store.forgetDelivery(PAIR, 4);
				expect((await start(PAIR, 3, START, START)).state).toBe('over');
				expect((await start(PAIR, 4, START, START)).state).toBe('started');
				await store.forgetDelivery('nobody', 4);
			});
		});

		describe('counts', () => {
			it('cover the current hour and the 23 before it', async () => {
				await subscribe();
				const count = (counter: string, now: number) =>
					store.endDelivery(
						{
							subscription: aSubscription({ id: 'anybody', sequence: 1 }),
							publication: 1,
							result: 'failed',
							attempt: anAttempt(),
							counter,
						},
						failures(3),
						now,
					);
				await count('failed', START);
				await count('delivered:0.1', START);
				await count('failed', START + 23 * HOUR);
				await count('failed', START + 24 * HOUR);
				expect(await store.readCounts(START)).toEqual({ failed: 1, 'delivered:0.1': 1 });
				expect(await store.readCounts(START + 23 * HOUR)).toEqual({
					failed: 2,
					'delivered:0.1': 1,
				});
				expect(await store.readCounts(START + 24 * HOUR)).toEqual({ failed: 2 });
				await store.removeExpired(START + 48 * HOUR);
				expect(await store.readCounts(START + 48 * HOUR)).toEqual({});
			});
		});
	});
}
