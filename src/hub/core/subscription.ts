import { createHash } from 'node:crypto';
import { decodeUnreserved } from './callback-url.ts';
import type { SignatureMethod } from './signature.ts';
import type { TopicPath } from './topic.ts';

export const HUB_MODES = ['subscribe', 'unsubscribe'] as const;
export type HubMode = (typeof HUB_MODES)[number];

/** A validated request (WebSub §5.1). */
export interface HubRequest {
	readonly mode: HubMode;
	readonly topic: TopicPath;
	/** The topic as the subscriber wrote it; the hub sends it to the callback (WebSub §5.3). */
	readonly topicUrl: string;
	/** The callback exactly as the subscriber wrote it. */
	readonly callback: string;
	/** Key for signing deliveries. Never logged or included in a response. */
	readonly secret: string | undefined;
	readonly signatureMethod: SignatureMethod;
	readonly leaseSeconds: number;
}

/** A request that its callback has yet to confirm. */
export interface PendingRequest extends HubRequest {
	/** Random, so that nobody else can guess it. */
	readonly id: string;
	/** Increases with every request. The newest confirmed request for a topic and callback wins. */
	readonly sequence: number;
}

/** A confirmed subscription whose lease has not ended. Times are in milliseconds since 1970. */
export interface Subscription {
	/** See `subscriptionId`. */
	readonly id: string;
	readonly topic: TopicPath;
	readonly topicUrl: string;
	readonly callback: string;
	readonly secret: string | undefined;
	readonly signatureMethod: SignatureMethod;
	readonly expiresAt: number;
	/** Sequence of the request that created it or last renewed it. */
	readonly sequence: number;
	/** Id of that request. */
	readonly request: string;
	/** Number of publications in a row whose first delivery failed. */
	readonly failures: number;
}

/**
 * Returns the id of a subscription, whose key is topic and callback (WebSub §1). Callbacks are
 * compared as written, but percent-encoded unreserved characters equal plain ones (§5.1.1).
 */
export function subscriptionId(topic: TopicPath, callback: string): string {
	const pair = `${topic}\n${decodeUnreserved(callback)}`;
	return createHash('sha256').update(pair).digest('base64url');
}

/** Data needed to tell a callback that it is not, or no longer, subscribed. */
export type EndedSubscription = Pick<Subscription, 'topic' | 'topicUrl' | 'callback' | 'sequence'>;

/** Returns scheme, host and port of a callback, the key of the limits per host. */
export function hostOf(callback: string): string {
	return new URL(callback).origin;
}

/** Enough to tell the customers of automation hosts apart, as in `/macros/s/ID/exec`. */
const PATH_SEGMENTS = 3;

/**
 * Returns host and first three path segments of a callback, the key of the limit per path. One
 * customer of a shared host can use up this limit, but not that of the others.
 */
export function pathOf(callback: string): string {
	const { origin, pathname } = new URL(decodeUnreserved(callback));
	const segments = pathname.split('/').filter((segment) => segment !== '');
	return [origin, ...segments.slice(0, PATH_SEGMENTS)].join('/');
}
