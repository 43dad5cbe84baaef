import * as z from 'zod';
import type { HubRequest } from './subscription.ts';

/** Attempts stored per request: enough for 30 days with a change a day. */
export const ATTEMPTS_KEPT = 50;

/** One request from the hub to a callback. Contains nothing from the response body. */
export const Attempt = z.strictObject({
	kind: z.enum(['verification', 'delivery', 'test']),
	/** Start time, in milliseconds since 1970. */
	at: z.int(),
	milliseconds: z.int().min(0),
	/** Length of the request body. */
	bytes: z.int().min(0),
	/** `X-Hub-Delivery` of a delivery or test; absent in entries of earlier versions. */
	delivery: z.string().optional(),
	/** Status of the response, if there was one. */
	status: z.int().optional(),
	/** Problem with the response; absent if it was as expected. */
	problem: z.string().optional(),
	/** Set if the hub will retry it: earliest time, in milliseconds since 1970, and attempts left. */
	retry: z.strictObject({ at: z.int(), attemptsLeft: z.int().min(1) }).optional(),
});
export type Attempt = z.output<typeof Attempt>;

/** Possible outcomes of a request. */
export const REQUEST_OUTCOMES = [
	/** Its callback has yet to confirm it. */
	'waiting',
	/** Its callback did not confirm it, or there was no room; see `reason`. */
	'refused',
	/** A newer request for the same topic and callback was confirmed first. */
	'outdated',
	'confirmed',
	/** Its subscription was removed because the callback responded with 410. */
	'gone',
	/** Its subscription was removed after too many failures. */
	'failed',
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

const DAY_MILLISECONDS = 86_400_000;
/** How long the record of a request that created no subscription is stored. */
export const REFUSED_MILLISECONDS = DAY_MILLISECONDS;
/** How long the record of a confirmed request is stored after its subscription ends. */
export const ENDED_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** How long attempts are shown. */
export const ATTEMPTS_MILLISECONDS = 30 * DAY_MILLISECONDS;

/** A request and the state of the subscription it created, without secrets. */
export interface RequestRecord extends Pick<
	HubRequest,
	'mode' | 'topic' | 'topicUrl' | 'callback' | 'signatureMethod'
> {
	/** Random and known only to the sender; anyone who has it can read the record. */
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly requestedAt: number;
	readonly outcome: RequestOutcome;
	/** Reason for a refusal, shown unchanged. */
	readonly reason: string | undefined;
	/** End of the confirmed lease, in milliseconds since 1970. */
	readonly expiresAt: number | undefined;
	/** The active subscription, if this request was the last to create or renew it. */
	readonly live: { readonly id: string; readonly failures: number } | undefined;
	/** Of the last 30 days, latest first. */
	readonly attempts: readonly Attempt[];
}
