import type { Attempt } from './request-record.ts';
import { queueJob } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { deliveryId, postSnapshot } from './post-snapshot.ts';
import { ratesOf, repetitionRate } from './request-limits.ts';
import { hostOf, type Subscription } from './subscription.ts';
import { StoreUnavailableError } from './subscription-store.ts';

/** Why a test or replay was refused. */
export type RepetitionRefusal =
	/** No request has this id. */
	| { readonly state: 'unknown' }
	/** The request created no subscription, or its subscription has ended. */
	| { readonly state: 'not-subscribed' }
	/** The topic has not been published yet. */
	| { readonly state: 'unpublished' }
	/** The topic has changed since its last publication; the change is delivered anyway. */
	| { readonly state: 'outdated' }
	/** The log has no delivery with this id. */
	| { readonly state: 'unknown-delivery' }
	/** The site does not have the topic any more. */
	| { readonly state: 'withdrawn' }
	| { readonly state: 'limited'; readonly retryAfterSeconds: number };

export type TestDelivery =
	RepetitionRefusal | { readonly state: 'tested'; readonly attempt: Attempt };
/** `delivery` is the id of its attempts in the log. */
export type Replay = RepetitionRefusal | { readonly state: 'queued'; readonly delivery: string };

/**
 * Delivers the current topic once, immediately, to the callback of a confirmed request. The result
 * is not counted, deliveries of changes do not wait for it, and its delivery id is new.
 */
export async function deliverTest(
	hub: HubDependencies,
	id: string,
	client: string,
): Promise<TestDelivery> {
	const found = await findSubscription(hub, id, client);
	if ('state' in found) return found;
	const snapshot = await hub.topics.readSnapshot(found.topic);
	if (snapshot === undefined) return { state: 'withdrawn' };
	const { attempt } = await postSnapshot(hub, found, snapshot, hub.createId(), 'test');
	// The test was delivered, even if recording it fails.
	await hub.store.recordAttempt(id, attempt).catch((error: unknown) => {
		if (!(error instanceof StoreUnavailableError)) throw error;
	});
	return { state: 'tested', attempt };
}

/**
 * Queues the current content of the topic for a confirmed request, with retries. Its delivery id is
 * that of the last publication, or one from the log. Older content is never sent again: a
 * subscriber could take it for new, and reviews may have been erased from it.
 */
export async function replay(
	hub: HubDependencies,
	id: string,
	client: string,
	delivery: string | undefined,
): Promise<Replay> {
	const { store, queue, topics, createId } = hub;
	const found = await findSubscription(hub, id, client, delivery);
	if ('state' in found) return found;
	const publication = await store.readPublication(found.topic);
	if (publication === undefined) return { state: 'unpublished' };
	const live = (await topics.readEdition()).topics.find(({ path }) => path === found.topic);
	if (live?.etag !== publication.etag) return { state: 'outdated' };
	const { number, etag } = publication;
	const used = delivery ?? deliveryId(found.id, number, etag);
	await store.forgetDelivery(found.id, number);
	await queue.enqueue([
		queueJob({
			kind: 'deliver',
			subscription: found.id,
			topic: found.topic,
			publication: number,
			etag,
			publishedAt: publication.publishedAt,
			host: hostOf(found.callback),
			attempt: 1,
			replay: createId(),
			delivery: used,
		}),
	]);
	return { state: 'queued', delivery: used };
}

/**
 * Finds a request's subscription, if its log has the delivery. Counts against the limits for requests
 * and for tests and replays.
 */
async function findSubscription(
	{ policy, store, topics, now }: HubDependencies,
	id: string,
	client: string,
	delivery?: string,
): Promise<Subscription | RepetitionRefusal> {
	const record = await store.readRecord(id, now());
	if (record === undefined) return { state: 'unknown' };
	const { live, attempts } = record;
	if (delivery !== undefined && !attempts.some((attempt) => attempt.delivery === delivery)) {
		return { state: 'unknown-delivery' };
	}
	const subscription = live && (await store.readSubscription(live.id, now()));
	// A subscription renewed by a later request belongs to that request.
	if (subscription?.request !== id) return { state: 'not-subscribed' };
	const listed = await topics.listTopics();
	if (!listed.some(({ path }) => path === subscription.topic)) return { state: 'withdrawn' };
	const rates = policy.limitsRates ? [repetitionRate(id)] : [];
	const wait = await store.takeRates([...rates, ...ratesOf(subscription, client, policy)], now());
	return wait === undefined ? subscription : { state: 'limited', retryAfterSeconds: wait };
}
