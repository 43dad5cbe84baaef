import type { Attempt } from './attempt.ts';
import type { Rate } from './rate-limit.ts';
import type { RequestRecord } from './request-record.ts';
import type {
	EndedSubscription,
	HubRequest,
	PendingRequest,
	Subscription,
} from './subscription.ts';
import type { TopicPath } from './topic.ts';

/** How much the store may hold of one kind. */
export interface Capacity {
	readonly pending: number;
	readonly pendingPerHost: number;
	readonly perTopic: number;
	readonly perHost: number;
}

/** A change of a topic: what is delivered until the next one. */
export interface Publication {
	readonly topic: TopicPath;
	/** 1 for the first one of a topic, then one more each. */
	readonly number: number;
	/** Tag of the bytes, quotes included. */
	readonly etag: string;
	/** Milliseconds since 1970. */
	readonly publishedAt: number;
	/** True once the work of delivering it is in the queue. */
	readonly announced: boolean;
}

/** Subscriptions by id, both ends left out; without the second one all that follow. */
export interface SubscriptionRange {
	readonly after: string;
	readonly before?: string | undefined;
}

/** A page of the subscriptions to a topic, by id. */
export interface SubscriptionPage {
	readonly entries: readonly Pick<Subscription, 'id' | 'callback'>[];
	/** The id to go on after; `undefined` on the last page. */
	readonly next: string | undefined;
}

export type DeliveryStart =
	/** Nobody else delivers to this subscription until the claim ends. */
	| { readonly state: 'started'; readonly subscription: Subscription }
	/** Somebody else does, for so long at the most. */
	| { readonly state: 'busy'; readonly milliseconds: number }
	/**
	 * It was removed for its failures. If the job that removed it did not live to have it told, this
	 * one, which comes again for that reason, has to.
	 */
	| { readonly state: 'removed'; readonly subscription: EndedSubscription }
	/**
	 * There is nothing to deliver: it is removed otherwise, expired, or has this publication; or there
	 * is a newer one.
	 */
	| { readonly state: 'over' };

export interface DeliveryEnd {
	readonly id: string;
	readonly publication: number;
	/** Of the subscription as it was at the start: a renewal since then forgives failures. */
	readonly sequence: number;
	/** `failed` counts only when it is the first attempt for the publication that fails. */
	readonly result: 'delivered' | 'failed' | 'failed-first' | 'gone';
	/** For the record of the request that made the subscription. */
	readonly attempt: Attempt;
	/** What the hub counts by the hour, if anything. */
	readonly counter: string | undefined;
}

/** How often each thing was counted. */
export type Counts = Readonly<Record<string, number>>;

/**
 * What the hub needs of a database. Each operation is atomic and durable when its promise resolves;
 * the claim and the end of a delivery alone may be lost with the power, and are made again then. It
 * counts a subscription as ended from the moment its lease ends, whatever is still stored.
 * `now` and `until` are milliseconds since 1970.
 *
 * Every operation throws `StoreUnavailableError` when the database cannot be reached in time.
 */
export interface SubscriptionStore {
	/** Takes from every rate, or from none: then the seconds until all of them have room again. */
	takeRates(rates: readonly Rate[], now: number): Promise<number | undefined>;

	/**
	 * Stores a request until it is confirmed or dropped, or until the given time. Tells what is full
	 * otherwise; only a subscription that does not exist yet needs room per topic and per host.
	 */
	addPending(
		id: string,
		request: HubRequest,
		capacity: Capacity,
		now: number,
		until: number,
	): Promise<'added' | 'too-many-pending' | 'full'>;
	readPending(id: string, now: number): Promise<PendingRequest | undefined>;
	/**
	 * Ends the waiting of a request, and notes why in its record; of a request that was not accepted,
	 * and has no reason, nothing stays.
	 */
	dropPending(id: string, reason: string | undefined, now: number): Promise<void>;

	/**
	 * Does what a request asks for, its callback having confirmed, and ends its waiting: replaces
	 * secret, lease and failures of the pair at once, or removes it. `over` if the request is gone, or
	 * a newer one for the pair was confirmed before. `full` if others took the room meanwhile: the
	 * request then waits on, until it is dropped.
	 */
	confirmPending(
		id: string,
		expiresAt: number,
		capacity: Capacity,
		now: number,
	): Promise<'confirmed' | 'over' | 'full'>;

	/** Adds to what is known of a request; older attempts than the last twenty are forgotten. */
	noteAttempt(id: string, attempt: Attempt): Promise<void>;
	/** What became of a request, for a week after it or its subscription has ended. */
	readRecord(id: string, now: number): Promise<RequestRecord | undefined>;

	readSubscription(id: string, now: number): Promise<Subscription | undefined>;
	countSubscriptions(topic: TopicPath, now: number): Promise<number>;
	listSubscriptions(
		topic: TopicPath,
		range: SubscriptionRange,
		limit: number,
		now: number,
	): Promise<SubscriptionPage>;

	/** Claims a subscription for one delivery until the given time, if the publication is the last. */
	startDelivery(
		id: string,
		publication: Pick<Publication, 'topic' | 'number' | 'etag'>,
		now: number,
		until: number,
	): Promise<DeliveryStart>;
	/**
	 * Ends the claim and notes the result: a success forgives all failures, the given number of
	 * failures in a row removes the subscription, and so does `gone`. Tells whether it removed it.
	 */
	endDelivery(end: DeliveryEnd, failuresAllowed: number, now: number): Promise<'kept' | 'removed'>;
	/** Has a publication count as not delivered, so that it can be delivered again. */
	forgetDelivery(id: string, publication: number): Promise<void>;
	/** What was counted in the hour of `now` and the 23 before it. */
	readCounts(now: number): Promise<Counts>;

	readPublication(topic: TopicPath): Promise<Publication | undefined>;
	/** Makes a tag the topic's next publication, unless another one was made since `previous`. */
	addPublication(
		topic: TopicPath,
		etag: string,
		previous: Publication | undefined,
		now: number,
	): Promise<Publication | undefined>;
	markAnnounced(publication: Publication): Promise<void>;

	/** Forgets what ended: leases, requests, rates. Nothing depends on when. */
	removeExpired(now: number): Promise<void>;
}

/** The database did not answer, or not in time. Nothing has been promised to anybody. */
export class StoreUnavailableError extends Error {
	override name = 'StoreUnavailableError';
}
