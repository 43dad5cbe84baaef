import * as z from 'zod';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { ATTEMPTS_KEPT, type Attempt, type RequestRecord } from './request-record.ts';
import { REQUEST_MILLISECONDS } from './request-limits.ts';
import { SIGNATURE_METHODS } from './signature.ts';
import { HUB_MODES } from './subscription.ts';

const Time = z.iso.datetime();

export const AttemptReport = z
	.strictObject({
		kind: z
			.enum(['verification', 'delivery', 'test'])
			.describe(
				'What was sent: a verification of intent (WebSub §5.3), a change, or a test delivery.',
			),
		at: Time.describe('When it was sent.'),
		milliseconds: z.int().min(0).describe('Time until the response arrived or the hub gave up.'),
		bytes: z.int().min(0).describe('Length of the request body.'),
		delivery: z.string().optional().describe('X-Hub-Delivery of a delivery or test.'),
		status: z.int().optional().describe('Status code of the response; absent if there was none.'),
		problem: z
			.string()
			.optional()
			.describe('Problem with the response; absent if it was as expected.'),
	})
	.meta({
		id: 'WebSubAttempt',
		description: 'One request from the hub to a callback. Contains nothing from the response body.',
	});
export type AttemptReport = z.output<typeof AttemptReport>;

const Failures = z.strictObject({
	count: z.int().min(0).describe('Changes in a row whose first delivery failed.'),
	allowed: z.int().min(1).describe('Number of such changes that ends the subscription.'),
});

/** Status of a request to subscribe or unsubscribe. */
export const SubscriptionStatus = z
	.strictObject({
		mode: z.enum(HUB_MODES).describe('The requested mode.'),
		topic: z.url().describe('The topic URL, as in its rel="self" link.'),
		callback: z
			.string()
			.describe('Scheme, host and path of the callback; its query, if any, is left out.'),
		state: z
			.enum(['pending', 'active', 'failing', 'refused', 'ended'])
			.describe(
				'"pending": the callback has yet to confirm. "active": subscribed. "failing": subscribed, ' +
					'but the first delivery of the last change failed. "refused": the request was not applied. ' +
					'"ended": no longer subscribed.',
			),
		reason: z
			.string()
			.optional()
			.describe('Reason for the state, if that alone does not explain it, or why a replay failed.'),
		requested_at: Time,
		lease_expires_at: Time.optional().describe(
			'When the confirmed lease ends or ended. Subscribe again before then.',
		),
		signature_method: z
			.enum(SIGNATURE_METHODS)
			.optional()
			.describe('How deliveries are signed if there is a secret.'),
		next_attempt_at: Time.optional().describe(
			'Earliest time of the next attempt; absent if no retry is planned.',
		),
		attempts_left: z
			.int()
			.min(1)
			.optional()
			.describe('Attempts left, including the next one, unless one succeeds or the topic changes.'),
		failures: Failures.optional().describe('Failures of an active subscription.'),
		attempts: z
			.array(AttemptReport)
			.max(ATTEMPTS_KEPT)
			.describe('The last fifty attempts of the last 30 days, latest first.'),
		test: z
			.url()
			.optional()
			.describe(
				'POST here to deliver the current topic once, immediately. The response has the result.',
			),
		replay: z
			.url()
			.optional()
			.describe(
				'POST here to deliver the last published change again, with retries. With ?delivery= and an ' +
					'id from "attempts", it has that id.',
			),
	})
	.meta({
		id: 'WebSubSubscriptionStatus',
		description: 'Status of a request to subscribe or unsubscribe.',
	});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/** Returns the URL of a status. Anyone who has the URL can read the status. */
export function statusUrl(baseUrl: string, id: string): string {
	return `${absoluteUrl(baseUrl, PATHS.subscriptions)}/${id}`;
}

/** Converts a record to its public status. `now` is in milliseconds since 1970. */
export function toSubscriptionStatus(
	record: RequestRecord,
	{ baseUrl, failuresAllowed }: HubPolicy,
	now: number,
): SubscriptionStatus {
	const { mode, topic, expiresAt, live, attempts, id } = record;
	const url = statusUrl(baseUrl, id);
	return {
		mode,
		topic: absoluteUrl(baseUrl, topic),
		callback: withoutQuery(record.callback),
		...stateOf(record, failuresAllowed, now),
		requested_at: toTime(record.requestedAt),
		...(mode === 'subscribe' && {
			...(expiresAt !== undefined && { lease_expires_at: toTime(expiresAt) }),
			signature_method: record.signatureMethod,
		}),
		...nextAttemptOf(record, now),
		...(live && {
			failures: { count: live.failures, allowed: failuresAllowed },
			test: `${url}/test`,
			replay: `${url}/replay`,
		}),
		attempts: attempts.map(toAttemptReport),
	};
}

export function toAttemptReport(attempt: Attempt): AttemptReport {
	const { kind, at, milliseconds, bytes, delivery, status, problem } = attempt;
	return {
		...{ kind, at: toTime(at), milliseconds, bytes },
		...(delivery !== undefined && { delivery }),
		...(status !== undefined && { status }),
		...(problem !== undefined && { problem }),
	};
}

/** Describes the planned retry of the last attempt. Tests are not retried, so they do not count. */
function nextAttemptOf(
	{ live, outcome, requestedAt, attempts }: RequestRecord,
	now: number,
): Pick<SubscriptionStatus, 'next_attempt_at' | 'attempts_left'> {
	const isWaiting = outcome === 'waiting' && now < requestedAt + REQUEST_MILLISECONDS;
	const retry = attempts.find(({ kind }) => kind !== 'test')?.retry;
	if (retry === undefined || !(live || isWaiting)) return {};
	return { next_attempt_at: toTime(retry.at), attempts_left: retry.attemptsLeft };
}

function stateOf(
	{ outcome, reason, mode, requestedAt, expiresAt, live, attempts }: RequestRecord,
	failuresAllowed: number,
	now: number,
): Pick<SubscriptionStatus, 'state' | 'reason'> {
	if (live) {
		const failed = attempts.find(({ kind }) => kind === 'delivery')?.problem;
		// Without a failed change, only a replay or a retry from before a renewal can have failed.
		const which = live.failures === 0 ? 'replay or retry' : 'attempt';
		return {
			state: live.failures === 0 ? 'active' : 'failing',
			...(failed !== undefined && { reason: `On the last ${which}, ${failed}` }),
		};
	}
	const problem = attempts[0]?.problem;
	switch (outcome) {
		case 'waiting':
			if (now >= requestedAt + REQUEST_MILLISECONDS) {
				return { state: 'refused', reason: 'The hub could not verify the callback in time' };
			}
			if (problem === undefined) return { state: 'pending' };
			return { state: 'pending', reason: `On the last attempt, ${problem}; the hub will retry` };
		case 'refused':
			return { state: 'refused', ...(reason !== undefined && { reason: capitalize(reason) }) };
		case 'outdated':
			return {
				state: 'refused',
				reason: 'A later request for the same callback was confirmed first',
			};
		case 'gone':
			return { state: 'ended', reason: 'The callback answered 410, which ends the subscription' };
		case 'failed':
			return {
				state: 'ended',
				reason: `The first deliveries of ${failuresAllowed} changes in a row failed`,
			};
		case 'confirmed':
			return { state: 'ended', reason: endOf(mode, expiresAt, now) };
	}
}

function endOf(mode: RequestRecord['mode'], expiresAt: number | undefined, now: number): string {
	if (mode === 'unsubscribe') return 'The callback confirmed the request to unsubscribe';
	return expiresAt !== undefined && expiresAt <= now
		? 'Its lease ended'
		: 'A later request for the same callback replaced or ended it';
}

function withoutQuery(callback: string): string {
	return callback.replace(/\?.*$/su, '');
}

function toTime(time: number): string {
	return new Date(time).toISOString();
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
