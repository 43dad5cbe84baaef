import type { Rate } from './rate-limit.ts';
import type { Attempt, RequestRecord } from './request-record.ts';
import type {
	EndedSubscription,
	HubRequest,
	PendingRequest,
	Subscription,
} from './subscription.ts';
import type { TopicPath } from './topic.ts';

/** Limits on stored requests and subscriptions. */
export interface Capacity {
	readonly pending: number;
	readonly pendingPerHost: number;
	readonly perTopic: number;
	readonly perHost: number;
	/** See `pathOf`. */
	readonly perPath: number;
}

/** A published version of a topic, delivered until the next one. */
export interface Publication {
	readonly topic: TopicPath;
	/** Starts at 1 for each topic and increases by 1. */
	readonly number: number;
	/** ETag of the content, quotes included. */
	readonly etag: string;
	/** Milliseconds since 1970. */
	readonly publishedAt: number;
	/** True once the jobs that deliver it are queued. */
	readonly announced: boolean;
}

/** A range of subscription ids, both ends exclusive; open-ended without `before`. */
export interface SubscriptionRange {
	readonly after: string;
	readonly before?: string | undefined;
}

/** A page of a topic's subscriptions, ordered by id. */
export interface SubscriptionPage {
	readonly entries: readonly Pick<Subscription, 'id' | 'callback'>[];
	/** The id to continue after; `undefined` on the last page. */
	readonly next: string | undefined;
}

export type DeliveryStart =
	/** No other job delivers to this subscription until the claim ends. */
	| { readonly state: 'started'; readonly subscription: Subscription }
	/** Another delivery has the claim, for at most this time. */
	| { readonly state: 'busy'; readonly milliseconds: number }
	/**
	 * The subscription was removed after too many failures. This job must tell its callback, in case
	 * the job that removed it crashed before doing so.
	 */
	| { readonly state: 'removed'; readonly subscription: EndedSubscription }
	/**
	 * There is nothing to deliver: the subscription was removed for another reason, has expired, or
	 * already has this publication; or there is a newer one.
	 */
	| { readonly state: 'over' };

export interface DeliveryEnd {
	/** At the start. If it has been renewed since, failures do not count. */
	readonly subscription: Pick<Subscription, 'id' | 'sequence' | 'request' | 'topic' | 'callback'>;
	readonly publication: number;
	/** Only `failed-first`, a failed first attempt of a publication, counts as a failure. */
	readonly result: 'delivered' | 'failed' | 'failed-first' | 'gone';
	/** Added to the record of the subscription's request. */
	readonly attempt: Attempt;
	/** Hourly counter to increment, if any. */
	readonly counter: string | undefined;
}

/** The failures in a row that end a subscription: this many, from the first to the last this long. */
export interface FailureLimit {
	readonly count: number;
	readonly spanSeconds: number;
}

/** Counts by name of the counter. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The hub's database. Each operation is atomic, and durable when its promise resolves. Only the
 * claim and the end of a delivery may be lost in a power failure; the delivery is then repeated. A
 * subscription counts as ended once its lease ends, even if it is still stored. `now` and `until`
 * are milliseconds since 1970.
 *
 * Every operation throws `StoreUnavailableError` if the database cannot be reached in time.
 */
export interface SubscriptionStore {
	/**
	 * Counts a request against all rates. If any of them has no room, counts it against none, and
	 * returns the seconds until all of them have room.
	 */
	takeRates(rates: readonly Rate[], now: number): Promise<number | undefined>;

	/**
	 * Stores a request until it is confirmed or dropped, or until the given time. Otherwise returns
	 * which limit was reached; only new subscriptions need room per topic, host and path.
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
	 * Removes a pending request, and records the reason. Without a reason, the request was not
	 * accepted, and its record is deleted too.
	 */
	dropPending(id: string, reason: string | undefined, now: number): Promise<void>;

	/**
	 * Applies a request that its callback confirmed, so that it is no longer pending: creates the
	 * subscription, replaces its secret, lease and failures, or removes it. Returns `over` if the
	 * request is gone, or a newer one for the same topic and callback was confirmed. Returns `full` if
	 * the room was taken in the meantime; the request then stays pending until it is dropped.
	 */
	confirmPending(
		id: string,
		expiresAt: number,
		capacity: Capacity,
		now: number,
	): Promise<'confirmed' | 'over' | 'full'>;

	/** Adds an attempt to the record of a request, which keeps the last fifty. */
	recordAttempt(id: string, attempt: Attempt): Promise<void>;
	/** Returns the record of a request, for up to 30 days after its subscription has ended. */
	readRecord(id: string, now: number): Promise<RequestRecord | undefined>;

	readSubscription(id: string, now: number): Promise<Subscription | undefined>;
	countSubscriptions(topic: TopicPath, now: number): Promise<number>;
	listSubscriptions(
		topic: TopicPath,
		range: SubscriptionRange,
		limit: number,
		now: number,
	): Promise<SubscriptionPage>;

	/**
	 * Claims a subscription for a delivery until the given time, if the publication is the latest.
	 */
	startDelivery(
		id: string,
		publication: Pick<Publication, 'topic' | 'number' | 'etag'>,
		now: number,
		until: number,
	): Promise<DeliveryStart>;
	/**
	 * Ends the claim and records the result: a success resets the failures; `gone`, or failures in a
	 * row that reach the limit, remove the subscription. Returns whether it was removed.
	 */
	endDelivery(end: DeliveryEnd, limit: FailureLimit, now: number): Promise<'kept' | 'removed'>;
	/** Marks a publication as not delivered, so that it can be delivered again. */
	forgetDelivery(id: string, publication: number): Promise<void>;
	/** Returns the counts of the hour of `now` and the 23 hours before it. */
	readCounts(now: number): Promise<Counts>;

	readPublication(topic: TopicPath): Promise<Publication | undefined>;
	/** Adds the topic's next publication, unless another one was added since `previous`. */
	addPublication(
		topic: TopicPath,
		etag: string,
		previous: Publication | undefined,
		now: number,
	): Promise<Publication | undefined>;
	markAnnounced(publication: Publication): Promise<void>;

	/** Deletes expired subscriptions, requests and rates. May run at any time. */
	removeExpired(now: number): Promise<void>;
	/**
	 * Returns subscriptions that were deleted in the last three days because their lease ended, except
	 * those that were marked as notified, and those whose callback has confirmed a later request. At
	 * most `limit`, and an empty list only if there is none.
	 */
	listEndedLeases(limit: number): Promise<readonly EndedSubscription[]>;
	/** Marks ended leases, so that they are not listed again. */
	markNotified(ended: readonly EndedSubscription[]): Promise<void>;
}

/** The database failed or did not respond in time. */
export class StoreUnavailableError extends Error {
	override name = 'StoreUnavailableError';
}
