import type { Attempt } from './attempt.ts';
import type { HubRequest } from './subscription.ts';

/** What became of a request. */
export type RequestOutcome =
	/** Its callback has yet to confirm it. */
	| 'waiting'
	/** Its callback did not confirm it, or there was no room: the reason says so. */
	| 'refused'
	/** A newer one for the same pair was confirmed before it. */
	| 'outdated'
	| 'confirmed'
	/** Its subscription was removed since the callback answered 410. */
	| 'gone'
	/** Its subscription was removed for its failures. */
	| 'failed';

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
