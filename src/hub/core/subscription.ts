import { createHash } from 'node:crypto';
import { decodeUnreserved } from './percent-encoding.ts';
import type { SignatureMethod } from './signature.ts';
import type { TopicPath } from './topic.ts';

export type HubMode = 'subscribe' | 'unsubscribe';

/** What a request asks for, read and checked (WebSub §5.1). */
export interface HubRequest {
	readonly mode: HubMode;
	readonly topic: TopicPath;
	/** The topic as the subscriber wrote it: what the hub says to the callback (WebSub §5.3). */
	readonly topicUrl: string;
	/** The callback as the subscriber wrote it, to the byte. */
	readonly callback: string;
	/** Key of the signatures: never logged, and in no answer. */
	readonly secret: string | undefined;
	readonly signatureMethod: SignatureMethod;
	readonly leaseSeconds: number;
}

/** A request that waits for its callback to confirm it. */
export interface PendingRequest extends HubRequest {
	/** Random: it names the request to nobody else. */
	readonly id: string;
	/** Grows with every request: the newest confirmed one for a pair wins. */
	readonly sequence: number;
}

/** A confirmed subscription whose lease runs. Times are in milliseconds since 1970. */
export interface Subscription {
	/** See `subscriptionId`. */
	readonly id: string;
	readonly topic: TopicPath;
	readonly topicUrl: string;
	readonly callback: string;
	readonly secret: string | undefined;
	readonly signatureMethod: SignatureMethod;
	readonly expiresAt: number;
	/** Of the request that made it, or renewed it last. */
	readonly sequence: number;
	/** The id of that request. */
	readonly request: string;
	/** Published changes in a row whose first delivery failed. */
	readonly failures: number;
}

/**
 * A subscription's key is the pair of topic and callback (WebSub §1). Callbacks are compared as
 * given, but for non-reserved characters that are percent-encoded in one of them (§5.1.1).
 */
export function subscriptionId(topic: TopicPath, callback: string): string {
	const pair = `${topic}\n${decodeUnreserved(callback)}`;
	return createHash('sha256').update(pair).digest('base64url');
}

/** What is needed to tell a callback that it is not subscribed, or no more. */
export type EndedSubscription = Pick<Subscription, 'topic' | 'topicUrl' | 'callback' | 'sequence'>;

/** Scheme, host and port of a callback: what limits per host count by. */
export function hostOf(callback: string): string {
	return new URL(callback).origin;
}
