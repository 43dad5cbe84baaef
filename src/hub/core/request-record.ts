import type { Attempt } from './attempt.ts';
import type { HubRequest } from './subscription.ts';

/** What may become of a request. */
export const REQUEST_OUTCOMES = [
	/** Its callback has yet to confirm it. */
	'waiting',
	/** Its callback did not confirm it, or there was no room: the reason says so. */
	'refused',
	/** A newer one for the same pair was confirmed before it. */
	'outdated',
	'confirmed',
	/** Its subscription was removed since the callback answered 410. */
	'gone',
	/** Its subscription was removed for its failures. */
	'failed',
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

const DAY_MILLISECONDS = 86_400_000;
/** For how long a request is remembered that made no subscription … */
export const REFUSED_MILLISECONDS = DAY_MILLISECONDS;
/** … and one that did, once that has ended. */
export const ENDED_MILLISECONDS = 7 * DAY_MILLISECONDS;

/** What is known of a request and of the subscription that it made. No secret is in it. */
export interface RequestRecord extends Pick<
	HubRequest,
	'mode' | 'topic' | 'topicUrl' | 'callback' | 'signatureMethod'
> {
	/** Random, and known to the sender of the request alone: whoever has it may see the record. */
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly requestedAt: number;
	readonly outcome: RequestOutcome;
	/** Of a refusal, to be shown as it is. */
	readonly reason: string | undefined;
	/** End of the lease that was confirmed, in milliseconds since 1970. */
	readonly expiresAt: number | undefined;
	/** The subscription that the request made or renewed last, while it lives. */
	readonly live: { readonly id: string; readonly failures: number } | undefined;
	/** The latest first. */
	readonly attempts: readonly Attempt[];
}
