import { parseHttpDate } from '../../endpoints/http/http-date.ts';
import type { Attempt } from './request-record.ts';
import type { HubDependencies } from './hub-dependencies.ts';

/** Longest wait that a callback can ask for. */
const MAX_WAIT_SECONDS = 3600;
/** Statuses whose `Retry-After` is honored (RFC 9110 §15.6.4, RFC 6585 §4). */
const WAITING_STATUSES = [429, 503];

export interface RetryRequest {
	/** Delays before the second and later attempts. */
	readonly retrySeconds: readonly number[];
	/** Number of the failed attempt, starting at 1. */
	readonly attempt: number;
	/** From 0 to 1: spreads the retries of many subscribers over 80% to 120% of the wait. */
	readonly jitter: number;
	readonly answer?:
		{ readonly status: number; readonly retryAfter: string | undefined } | undefined;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** Returns the seconds until the next attempt; `undefined` if there is none. */
export function retryDelay(request: RetryRequest): number | undefined {
	const { retrySeconds, attempt, jitter, answer, now } = request;
	const planned = retrySeconds[attempt - 1];
	// The next attempt would send the same body (RFC 9110 §15.5.14).
	if (planned === undefined || answer?.status === 413) return undefined;
	const asksToWait = answer !== undefined && WAITING_STATUSES.includes(answer.status);
	const requested = asksToWait ? parseRetryAfter(answer.retryAfter, now) : 0;
	return Math.max(planned * (0.8 + 0.4 * jitter), Math.min(requested, MAX_WAIT_SECONDS));
}

/** Returns the longest possible wait of any job, in seconds. */
export function longestWaitSeconds({ retrySeconds }: Pick<RetryRequest, 'retrySeconds'>): number {
	return Math.max(MAX_WAIT_SECONDS, ...retrySeconds.map((planned) => planned * 1.2));
}

/** A planned retry of an attempt. */
export interface PlannedRetry {
	readonly delaySeconds: number;
	/** For the record of the attempt. */
	readonly retry: NonNullable<Attempt['retry']>;
}

/** Plans the next attempt; returns `undefined` if there is none. */
export function planRetry(request: RetryRequest): PlannedRetry | undefined {
	const delaySeconds = retryDelay(request);
	if (delaySeconds === undefined) return undefined;
	const { retrySeconds, attempt, now } = request;
	const attemptsLeft = retrySeconds.length - attempt + 1;
	return { delaySeconds, retry: { at: Math.ceil(now + delaySeconds * 1000), attemptsLeft } };
}

/** Retries of a verification or a denial: the callback gets at most three requests. */
const VERIFICATION_RETRIES = 2;

/** Plans the next attempt of a verification or denial; returns `undefined` if there is none. */
export function planVerificationRetry(
	{ policy, random, now }: HubDependencies,
	attempt: number,
): PlannedRetry | undefined {
	const retrySeconds = policy.retrySeconds.slice(0, VERIFICATION_RETRIES);
	return planRetry({ retrySeconds, attempt, jitter: random(), now: now() });
}

/** Reads either form of `Retry-After` as seconds (RFC 9110 §10.2.3); 0 if it is invalid. */
function parseRetryAfter(value: string | undefined, now: number): number {
	if (value === undefined) return 0;
	if (/^\d{1,9}$/.test(value)) return Number(value);
	const date = parseHttpDate(value);
	return date === undefined ? 0 : Math.max(0, (date - now) / 1000);
}
