import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '../../../src/hub/core/request-record.ts';
import { hostOf, subscriptionId, type HubRequest } from '../../../src/hub/core/subscription.ts';
import type {
	Capacity,
	DeliveryEnd,
	SubscriptionStore,
} from '../../../src/hub/core/subscription-store.ts';
import { aHubRequest, START } from '../../support/hub.ts';
import { aSubscription, DAY, failures, HOUR, PAIR, published, ROOMY } from './store-suite.ts';

/** Tests that every store of the hub must pass. */
export function describeSubscriptionStore(
	name: string,
	createStore: () => Promise<SubscriptionStore>,
): void {
	describe(name, () => {
		let store: SubscriptionStore;
		let ids = 0;
		beforeEach(async () => {
			store = await createStore();
		});

		async function addPending(changes: Partial<HubRequest> = {}, now = START): Promise<string> {
			const id = `request-${ids++}`;
			expect(await store.addPending(id, aHubRequest(changes), ROOMY, now, now + DAY)).toBe('added');
			return id;
		}
		async function subscribe(changes: Partial<HubRequest> = {}, now = START): Promise<void> {
			const id = await addPending(changes, now);
			const expiresAt = now + (changes.leaseSeconds ?? 864_000) * 1000;
			expect(await store.confirmPending(id, expiresAt, ROOMY, now)).toBe('confirmed');
		}
		const start = async (id: string, number: number, now: number, until: number) =>
			store.startDelivery(id, await published(store, number), now, until);
		const callbackAt = (index: number) => `https://host-${index}.example/callback`;
		const end = ({
			sequence: number = 0,
			...changes
		}: Partial<DeliveryEnd> & { sequence?: number } = {}): DeliveryEnd => ({
			subscription: aSubscription({ sequence: number }),
			publication: 1,
			result: 'failed-first',
			attempt: anAttempt(),
			counter: 'failed',
			...changes,
		});
		const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
			kind: 'delivery',
			at: START,
			milliseconds: 12,
			bytes: 345,
			status: 500,
			problem: 'it answered 500',
			...changes,
		});
		const sequence = async () => (await store.readSubscription(PAIR, START))?.sequence ?? 0;

		describe('requests', () => {
			it('are stored unchanged until they are dropped', async () => {
				const request = aHubRequest({ secret: '🔑\u0000é', topicUrl: 'https://x.example/%66' });
				const id = await addPending(request);
				expect(await store.readPending(id, START)).toMatchObject({ ...request, id });
				await store.dropPending(id, undefined, START);
				expect(await store.readPending(id, START)).toBeUndefined();
				expect(await store.confirmPending(id, START + HOUR, ROOMY, START)).toBe('over');
			});

			it('that are not confirmed in time expire (A21)', async () => {
				const id = await addPending();
				expect(await store.readPending(id, START + DAY - 1)).toBeDefined();
				expect(await store.readPending(id, START + DAY)).toBeUndefined();
				expect(await store.confirmPending(id, START + 2 * DAY, ROOMY, START + DAY)).toBe('over');
			});

			it('can be confirmed only once (A41)', async () => {
				const id = await addPending();
				const results = await Promise.all(
					[1, 2, 3].map(() => store.confirmPending(id, START + HOUR, ROOMY, START)),
				);
				expect(results.toSorted()).toEqual(['confirmed', 'over', 'over']);
			});

			it('have the result of the newest confirmed one, in any order of confirmation (A24)', async () => {
				const steps = fc.array(
					fc.record({ isUnsubscribe: fc.boolean(), secret: fc.string({ minLength: 1 }) }),
					{ minLength: 1, maxLength: 6 },
				);
				await fc.assert(
					fc.asyncProperty(steps, fc.infiniteStream(fc.nat()), async (requests, order) => {
						const callback = `https://any.example/${ids++}`;
						const pending: { id: string; index: number; rank: number }[] = [];
						for (const [index, { isUnsubscribe, secret }] of requests.entries()) {
							const mode = isUnsubscribe ? 'unsubscribe' : 'subscribe';
							const id = await addPending({ callback, mode, secret });
							pending.push({ id, index, rank: order.next().value ?? 0 });
						}
						// About a third of them are never confirmed.
						const confirmed = pending.filter(({ rank }) => rank % 3 !== 0);
						for (const { id } of confirmed.toSorted((a, b) => a.rank - b.rank)) {
							await store.confirmPending(id, START + HOUR, ROOMY, START);
						}
						const newest = requests[Math.max(-1, ...confirmed.map(({ index }) => index))];
						const pair = subscriptionId('/feed.xml', callback);
						const found = await store.readSubscription(pair, START);
						const expected = newest && !newest.isUnsubscribe ? newest.secret : undefined;
						expect(found?.secret).toBe(expected);
					}),
					{ numRuns: 60 },
				);
			});

			it('of both kinds may be pending, up to the limits (A21)', async () => {
				const capacity = { ...ROOMY, pending: 4, pendingPerHost: 2 };
				const add = (id: string, changes: Partial<HubRequest>, now = START) =>
					store.addPending(id, aHubRequest(changes), capacity, now, now + DAY);
				expect(await add('a', {})).toBe('added');
				expect(await add('b', { mode: 'unsubscribe' })).toBe('added');
				expect(await add('c', { topic: '/reviews.json' })).toBe('too-many-pending');
				expect(await add('d', { callback: callbackAt(1) })).toBe('added');
				expect(await add('e', { callback: callbackAt(2) })).toBe('added');
				expect(await add('f', { callback: callbackAt(3) })).toBe('too-many-pending');
				await store.dropPending('a', undefined, START);
				expect(await add('g', { callback: callbackAt(3) })).toBe('added');
				// Expired requests make room.
				expect(await add('h', {}, START + DAY)).toBe('added');
			});

			it('need room per topic and per host only for new subscriptions (A22)', async () => {
				await subscribe({ callback: `${callbackAt(1)}?1`, leaseSeconds: 3600 });
				await subscribe({ callback: `${callbackAt(1)}?2` });
				const add = (changes: Partial<HubRequest>, capacity: Partial<Capacity>, now = START) =>
					store.addPending(
						`request-${ids++}`,
						aHubRequest(changes),
						{ ...ROOMY, ...capacity },
						now,
						now + DAY,
					);
				const onHost = { callback: `${callbackAt(1)}?3` };
				expect(await add(onHost, { perHost: 2 })).toBe('full');
				expect(await add(onHost, { perHost: 3 })).toBe('added');
				expect(await add({}, { perTopic: 2 })).toBe('full');
				expect(await add({ topic: '/reviews.json' }, { perTopic: 2 })).toBe('added');
				const renewal = { callback: `${callbackAt(1)}?2` };
				expect(await add(renewal, { perHost: 2, perTopic: 2 })).toBe('added');
				const leaving = { ...onHost, mode: 'unsubscribe' } as const;
				expect(await add(leaving, { perHost: 2, perTopic: 2 })).toBe('added');
				// An expired lease makes room.
				expect(await add(onHost, { perHost: 2 }, START + HOUR)).toBe('added');
			});
		});

		describe('subscriptions on a shared host', () => {
			const shared = (path: string) => `https://hook.shared.example${path}`;
			const capacity = { ...ROOMY, perPath: 2 };
			const add = async (callback: string, now = START) => {
				const id = `request-${ids++}`;
				const added = await store.addPending(
					id,
					aHubRequest({ callback }),
					capacity,
					now,
					now + DAY,
				);
				return added === 'added' ? store.confirmPending(id, now + HOUR, capacity, now) : added;
			};

			it('have room per path, so that one customer cannot use up the room of others (A22)', async () => {
				const mine = [1, 2, 3].map((query) => shared(`/v1/hooks/mine/${query}?${query}`));
				expect(await Promise.all(mine.slice(0, 2).map((callback) => add(callback)))).toEqual([
					'confirmed',
					'confirmed',
				]);
				expect(await add(mine[2] ?? '')).toBe('full');
				expect(await add(shared('/v1/hooks/m%69ne'))).toBe('full');
				expect(await add(shared('//v1/hooks/other/../mine/4'))).toBe('full');
				expect(await add(shared('/v1/hooks/theirs/1'))).toBe('confirmed');
				expect(await add(shared('/mine'))).toBe('confirmed');
				expect(await add('https://other.example/v1/hooks/mine/1')).toBe('confirmed');
				// A renewal needs no room, and an expired lease makes room.
				expect(await add(mine[0] ?? '')).toBe('confirmed');
				expect(await add(mine[2] ?? '', START + HOUR)).toBe('confirmed');
			});

			it('give their room to others when they end', async () => {
				const [first, second, third] = [shared('/a?1'), shared('/a?2'), shared('/a?3')] as const;
				await subscribe({ callback: first });
				await subscribe({ callback: second });
				await subscribe({ callback: first, mode: 'unsubscribe' });
				expect(await add(third)).toBe('confirmed');
				const id = subscriptionId('/feed.xml', third);
				const found = await store.readSubscription(id, START);
				const gone = { ...end({ result: 'gone' }), subscription: found! };
				expect(await store.endDelivery(gone, failures(3), START)).toBe('removed');
				expect(await add(first)).toBe('confirmed');
				expect(await add(third)).toBe('full');
			});
		});

		describe('a confirmation', () => {
			it('fails if others took the last place in the meantime, unless it is a renewal (A22)', async () => {
				const capacity = { ...ROOMY, perHost: 1 };
				const [first, second, renewal] = [
					await addPending({ callback: `${callbackAt(1)}?1` }),
					await addPending({ callback: `${callbackAt(1)}?2` }),
					await addPending({ callback: `${callbackAt(1)}?1`, secret: 'new' }),
				];
				const confirm = (id: string) => store.confirmPending(id, START + HOUR, capacity, START);
				expect(await confirm(first)).toBe('confirmed');
				expect(await confirm(second)).toBe('full');
				// It stays pending until its callback is notified.
				expect(await confirm(second)).toBe('full');
				await store.dropPending(second, 'no room', START);
				expect(await confirm(second)).toBe('over');
				expect(await confirm(renewal)).toBe('confirmed');
				expect(await store.countSubscriptions('/feed.xml', START)).toBe(1);
			});
		});

		describe('subscriptions', () => {
			it('count until the moment their lease ends (H39, H40)', async () => {
				await subscribe({ leaseSeconds: 3600 });
				const seen = async (now: number) => [
					(await store.readSubscription(PAIR, now)) !== undefined,
					(await store.listSubscriptions('/feed.xml', { after: '' }, 10, now)).entries.length,
					(await start(PAIR, 1, now, now)).state,
					await store.countSubscriptions('/feed.xml', now),
				];
				expect(await seen(START + HOUR - 1)).toEqual([true, 1, 'started', 1]);
				expect(await seen(START + HOUR)).toEqual([false, 0, 'over', 0]);
			});

			it('are deleted with their secrets once their lease has ended (H40, A39)', async () => {
				await subscribe({ leaseSeconds: 3600, secret: 'once' });
				await store.removeExpired(START + HOUR);
				// With an earlier time, a subscription that is still stored would be found.
				expect(await store.readSubscription(PAIR, START)).toBeUndefined();
			});

			it('that ended are not restored by an older request (A24)', async () => {
				const older = await addPending();
				await subscribe({ leaseSeconds: 3600 });
				await store.removeExpired(START + HOUR);
				expect(await store.confirmPending(older, START + DAY, ROOMY, START + HOUR)).toBe('over');
				await subscribe({}, START + HOUR);
				expect(await store.readSubscription(PAIR, START + HOUR)).toBeDefined();
			});

			it('are listed page by page, each once, and counted', async () => {
				const callbacks = Array.from({ length: 25 }, (_, index) => callbackAt(index));
				for (const callback of callbacks) await subscribe({ callback });
				await subscribe({ topic: '/reviews.json' });
				const seen: string[] = [];
				for (let after: string | undefined = ''; after !== undefined;) {
					const page = await store.listSubscriptions('/feed.xml', { after }, 10, START);
					expect(page.entries.length).toBeLessThanOrEqual(10);
					seen.push(...page.entries.map(({ callback }) => callback));
					after = page.next;
				}
				expect(seen.toSorted()).toEqual(callbacks.toSorted());
				expect(await store.countSubscriptions('/feed.xml', START)).toBe(25);
				expect(await store.countSubscriptions('/api/feed.json', START)).toBe(0);
			});

			it('are listed between any two ids, both exclusive', async () => {
				const callbacks = Array.from({ length: 40 }, (_, index) => callbackAt(index));
				for (const callback of callbacks) await subscribe({ callback });
				const all = callbacks.map((callback) => subscriptionId('/feed.xml', callback)).toSorted();
				const list = async (after: string, before?: string) => {
					const page = await store.listSubscriptions('/feed.xml', { after, before }, 100, START);
					expect(page.next).toBeUndefined();
					return page.entries.map(({ id }) => id);
				};
				expect(await list('')).toEqual(all);
				expect(await list(all[3] ?? '', all[9])).toEqual(all.slice(4, 9));
				const bounds = ['', '7', 'J', 'Z', 'k', 'w', undefined];
				const parts = bounds
					.slice(0, -1)
					.map((after = '', index) => list(after, bounds[index + 1]));
				expect((await Promise.all(parts)).flat()).toEqual(all);
			});

			it('are counted correctly after any change', async () => {
				await subscribe({ callback: callbackAt(1) });
				await subscribe({ callback: callbackAt(1) });
				await subscribe({ callback: callbackAt(2), leaseSeconds: 3600 });
				await subscribe({ callback: callbackAt(3) });
				await subscribe({ callback: callbackAt(3), mode: 'unsubscribe' });
				expect(await store.countSubscriptions('/feed.xml', START)).toBe(2);
				expect(await store.countSubscriptions('/feed.xml', START + HOUR)).toBe(1);
			});

			it('with callbacks in different case or spelling are different (A35)', async () => {
				for (const callback of [
					'https://A.example/x',
					'https://a.example/x',
					'https://ä.example/',
				]) {
					await subscribe({ callback });
				}
				expect(await store.countSubscriptions('/feed.xml', START)).toBe(3);
				expect(hostOf('https://A.example/x')).toBe(hostOf('https://a.example/y'));
			});
		});

		describe('ended leases', () => {
			const at = (index: number) => ({ callback: callbackAt(index), leaseSeconds: 3600 * index });
			const listed = async (limit = 10) =>
				(await store.listEndedLeases(limit)).map(({ callback }) => callback);

			it('are listed with topic and callback, oldest first, until they are marked', async () => {
				for (const index of [3, 1, 2]) await subscribe({ ...at(index), secret: 'a secret' });
				await store.removeExpired(START + HOUR - 1);
				expect(await listed()).toEqual([]);
				for (const hours of [1, 2]) await store.removeExpired(START + hours * HOUR);
				const ended = await store.listEndedLeases(10);
				const { topic, topicUrl } = aHubRequest();
				expect(ended).toEqual(
					[1, 2].map((index) => ({
						...{ topic, topicUrl, callback: callbackAt(index) },
						sequence: expect.any(Number),
					})),
				);
				expect(await listed(1)).toEqual([callbackAt(1)]);
				await store.markNotified(ended.slice(0, 1));
				expect(await listed()).toEqual([callbackAt(2)]);
				await store.markNotified(ended);
				expect(await listed()).toEqual([]);
				await store.removeExpired(START + 3 * HOUR);
				expect(await listed()).toEqual([callbackAt(3)]);
			});

			it('of a feed that few sites have are listed too', async () => {
				const topic = '/feeds/harborview.atom';
				await subscribe({ topic, leaseSeconds: 3600 });
				await store.removeExpired(START + HOUR);
				expect(await store.listEndedLeases(10)).toMatchObject([{ topic }]);
			});

			it('are over for deliveries, before and after the notice', async () => {
				await subscribe({ leaseSeconds: 3600 });
				await store.removeExpired(START + HOUR);
				const over = { state: 'over' };
				expect(await start(PAIR, 1, START + HOUR, START + HOUR)).toEqual(over);
				await store.markNotified(await store.listEndedLeases(10));
				expect(await start(PAIR, 1, START + HOUR, START + HOUR)).toEqual(over);
			});

			it('are not listed once the callback confirms a later request', async () => {
				for (const index of [1, 2, 3]) await subscribe(at(index));
				await store.removeExpired(START + 3 * HOUR);
				const later = START + 3 * HOUR;
				await subscribe({ callback: callbackAt(1) }, later);
				await subscribe({ callback: callbackAt(2), mode: 'unsubscribe' }, later);
				expect(await listed(1)).toEqual([callbackAt(3)]);
				expect(await listed()).toEqual([callbackAt(3)]);
			});

			it('that were marked do not hide a later end of the same subscription', async () => {
				await subscribe({ leaseSeconds: 3600 });
				await store.removeExpired(START + HOUR);
				const first = await store.listEndedLeases(10);
				await subscribe({ leaseSeconds: 3600 }, START + HOUR);
				await store.removeExpired(START + 2 * HOUR);
				await store.markNotified(first);
				const second = await store.listEndedLeases(10);
				expect(second).toHaveLength(1);
				expect(second[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? 0);
			});

			it('do not let an older request restore the subscription (A24)', async () => {
				const older = await addPending();
				await subscribe({ leaseSeconds: 3600 });
				await store.removeExpired(START + HOUR);
				await store.markNotified(await store.listEndedLeases(10));
				expect(await store.confirmPending(older, START + DAY, ROOMY, START + HOUR)).toBe('over');
			});
		});

		describe('a delivery', () => {
			it('is claimed by one job at a time, until the claim expires (A42)', async () => {
				await subscribe();
				const starts = await Promise.all([1, 2, 3].map(() => start(PAIR, 1, START, START + 1000)));
				expect(starts.map(({ state }) => state).toSorted()).toEqual(['busy', 'busy', 'started']);
				expect(await start(PAIR, 1, START + 400, START + 900)).toEqual({
					state: 'busy',
					milliseconds: 600,
				});
				const late = await start(PAIR, 1, START + 1000, START + 2000);
				expect(late.state).toBe('started');
			});

			it('that succeeded is not repeated, and neither is an older one', async () => {
				await subscribe();
				await start(PAIR, 2, START, START + 1000);
				const result = 'delivered';
				await store.endDelivery(
					end({ publication: 2, sequence: await sequence(), result }),
					failures(3),
					START,
				);
				const states = [1, 2, 3].map((publication) => start(PAIR, publication, START, START));
				expect((await Promise.all(states)).map(({ state }) => state)).toEqual([
					'over',
					'over',
					'started',
				]);
			});

			it('of a publication that is not the latest, or has another ETag, is over', async () => {
				await subscribe();
				await published(store, 2);
				const state = async (number: number, etag: string) => {
					const publication = { topic: '/feed.xml' as const, number, etag };
					return (await store.startDelivery(PAIR, publication, START, START)).state;
				};
				expect(await state(1, '"1"')).toBe('over');
				expect(await state(2, '"of a lost store"')).toBe('over');
				expect(await state(3, '"3"')).toBe('over');
				expect(await state(2, '"2"')).toBe('started');
			});

			it('without a subscription is over', async () => {
				expect(await start(PAIR, 1, START, START)).toEqual({ state: 'over' });
				expect(await store.endDelivery(end(), failures(3), START)).toBe('kept');
			});

			it('that fails for the third change in a row removes the subscription (H33, H47)', async () => {
				await subscribe();
				const now = await sequence();
				const fail = (publication: number) =>
					store.endDelivery(end({ publication, sequence: now }), failures(3), START);
				expect([await fail(1), await fail(1), await fail(2), await fail(2)]).toEqual(
					Array(4).fill('kept'),
				);
				const retried = end({ publication: 3, sequence: now, result: 'failed' });
				expect(await store.endDelivery(retried, failures(3), START)).toBe('kept');
				expect((await store.readSubscription(PAIR, START))?.failures).toBe(2);
				expect(await fail(3)).toBe('removed');
				expect(await store.readSubscription(PAIR, START)).toBeUndefined();
				expect(await fail(4)).toBe('kept');
				// If the first job is killed, the repeated job learns which callback to notify (H32).
				const { topic, topicUrl, callback } = aHubRequest();
				const ended = { topic, topicUrl, callback, sequence: now };
				const removed = { state: 'removed', subscription: ended };
				expect(await start(PAIR, 3, START, START)).toEqual(removed);
				await subscribe({ mode: 'unsubscribe' });
				expect(await start(PAIR, 3, START, START)).toEqual({ state: 'over' });
			});

			it('that fails removes the subscription once the failures in a row span the time (H33)', async () => {
				await subscribe();
				const now = await sequence();
				const patient = failures(3, 3600);
				const ends = (
					publication: number,
					at: number,
					result: DeliveryEnd['result'] = 'failed-first',
				) => store.endDelivery(end({ publication, sequence: now, result }), patient, at);
				const kept = [await ends(1, START - HOUR), await ends(1, START, 'delivered')];
				for (const publication of [2, 3, 4, 5])
					kept.push(await ends(publication, START + publication));
				// The first of these failures was at START + 2.
				kept.push(await ends(6, START + HOUR + 1));
				expect(kept).toEqual(Array(7).fill('kept'));
				expect((await store.readSubscription(PAIR, START))?.failures).toBe(5);
				expect(await ends(7, START + HOUR + 2)).toBe('removed');
				expect(await store.readSubscription(PAIR, START)).toBeUndefined();
			});

			it('that fails before a renewal does not count for the span', async () => {
				await subscribe();
				const ends = async (publication: number, at: number) =>
					store.endDelivery(
						end({ publication, sequence: await sequence() }),
						failures(1, 3600),
						at,
					);
				expect(await ends(1, START)).toBe('kept');
				await subscribe({ secret: 'new' });
				expect(await ends(2, START + HOUR)).toBe('kept');
				expect(await ends(3, START + 2 * HOUR)).toBe('removed');
			});

			it('that succeeds resets failures (H47)', async () => {
				await subscribe();
				const now = await sequence();
				await store.endDelivery(end({ sequence: now }), failures(3), START);
				await store.endDelivery(end({ publication: 2, sequence: now }), failures(3), START);
				const success = end({ publication: 2, sequence: now, result: 'delivered' });
				expect(await store.endDelivery(success, failures(3), START)).toBe('kept');
				expect((await store.readSubscription(PAIR, START))?.failures).toBe(0);
			});

			it.each(['failed-first', 'gone'] as const)(
				'that started before a renewal and ends as %s does not count against it',
				async (result) => {
					await subscribe();
					const before = await sequence();
					await start(PAIR, 1, START, START + 1000);
					await subscribe({ secret: 'new' });
					expect(
						await store.endDelivery(end({ sequence: before, result }), failures(1), START),
					).toBe('kept');
					expect((await store.readSubscription(PAIR, START))?.failures).toBe(0);
				},
			);
		});

		describe('publications', () => {
			it('follow each other, one for each change (A42)', async () => {
				expect(await store.readPublication('/feed.xml')).toBeUndefined();
				const first = await store.addPublication('/feed.xml', '"a"', undefined, START);
				expect(first).toEqual({
					topic: '/feed.xml',
					number: 1,
					etag: '"a"',
					publishedAt: START,
					announced: false,
				});
				expect(await store.readPublication('/feed.xml')).toEqual(first);
				const attempts = await Promise.all(
					[1, 2, 3].map(() => store.addPublication('/feed.xml', '"b"', first, START)),
				);
				expect(attempts.filter((made) => made !== undefined)).toHaveLength(1);
				expect(await store.addPublication('/feed.xml', '"c"', undefined, START)).toBeUndefined();
				expect(await store.readPublication('/feed.xml')).toMatchObject({ number: 2, etag: '"b"' });
				expect(await store.readPublication('/reviews.json')).toBeUndefined();
			});

			it('are marked as announced, unless there is a newer one', async () => {
				const first = await store.addPublication('/feed.xml', '"a"', undefined, START);
				await store.markAnnounced(first!);
				expect((await store.readPublication('/feed.xml'))?.announced).toBe(true);
				const second = await store.addPublication('/feed.xml', '"b"', first, START);
				await store.markAnnounced(first!);
				expect((await store.readPublication('/feed.xml'))?.announced).toBe(false);
				expect(second?.number).toBe(2);
			});
		});

		describe('rates', () => {
			const rates = (key: string, limit = 3) => [{ key, limit, windowSeconds: 60 }];

			it('allow requests up to the limit at once, then return how long to wait (A21, A23)', async () => {
				for (let taken = 0; taken < 3; taken++) {
					expect(await store.takeRates(rates('a'), START)).toBeUndefined();
				}
				expect(await store.takeRates(rates('a'), START)).toBe(20);
				expect(await store.takeRates(rates('a'), START + 19_000)).toBe(1);
				expect(await store.takeRates(rates('a'), START + 20_000)).toBeUndefined();
				expect(await store.takeRates(rates('b'), START)).toBeUndefined();
			});

			it('are counted all together or not at all', async () => {
				await store.takeRates(rates('a', 1), START);
				const both = [...rates('a', 1), ...rates('b', 1)];
				expect(await store.takeRates(both, START)).toBe(60);
				expect(await store.takeRates(rates('b', 1), START)).toBeUndefined();
				expect(await store.takeRates([], START)).toBeUndefined();
			});

			it('do not block requests after the clock is set back', async () => {
				await store.takeRates(rates('a', 1), START + 365 * DAY);
				expect(await store.takeRates(rates('a', 1), START)).toBeUndefined();
			});
		});
	});
}
