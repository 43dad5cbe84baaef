import { findConfirmationProblem, CHALLENGE_MARGIN_BYTES } from './response-problem.ts';
import {
	CallbackError,
	toResult,
	type CallbackFailure,
	type CallbackResult,
} from './callback-client.ts';
import { callbackUrlWith } from './callback-url.ts';
import { denialOf } from './denial.ts';
import { DONE, queueJob, type HubJob, type JobOutcome } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { capacityOf, fullReason } from './request-limits.ts';
import { planVerificationRetry } from './retry.ts';
import type { HubRequest } from './subscription.ts';

type VerifyJob = Extract<HubJob, { kind: 'verify' }>;

/** Result of a verification of intent. */
export interface VerificationResult {
	readonly result: CallbackResult;
	/** `undefined` if the callback confirmed. */
	readonly problem: string | undefined;
	/** Time of sending, in milliseconds since 1970. */
	readonly sentAt: number;
	readonly milliseconds: number;
}

/**
 * Failures worth retrying: not bad certificates. `refused-address` is retried like `unresolved`, so
 * that nobody can find out which names lead to internal addresses.
 */
const RETRYABLE_FAILURES: readonly CallbackFailure[] = [
	'timeout',
	'unreachable',
	'unresolved',
	'refused-address',
];

/**
 * Verifies the intent of a request with its callback (WebSub §5.3). Applies the request only on a
 * 2xx response with exactly the challenge; otherwise nothing changes (§5.1).
 */
export async function verifyRequest(hub: HubDependencies, job: VerifyJob): Promise<JobOutcome> {
	const { store, policy, now } = hub;
	const request = await store.readPending(job.request, now());
	if (request === undefined) return DONE;

	const { result, problem, sentAt, milliseconds } = await verifyIntent(hub, request);
	const status = result instanceof CallbackError ? undefined : result.status;
	const attempt = { kind: 'verification' as const, at: sentAt, milliseconds, bytes: 0 };
	const plan = isRetryable(result) ? planVerificationRetry(hub, job.attempt) : undefined;
	await store.recordAttempt(request.id, { ...attempt, status, problem, retry: plan?.retry });
	if (problem === undefined) {
		// The lease starts when the verification is sent (WebSub §5.3), not when the response arrives.
		const expiresAt = sentAt + request.leaseSeconds * 1000;
		const end = await store.confirmPending(request.id, expiresAt, capacityOf(policy), now());
		if (end !== 'full') return DONE;
		const reason = `${fullReason(request.callback)}; try again later`;
		return { next: [denialOf(request, reason, request.id)] };
	}

	if (plan === undefined) {
		await store.dropPending(request.id, problem, now());
		return DONE;
	}
	return { next: [queueJob({ ...job, attempt: job.attempt + 1 }, plan.delaySeconds)] };
}

/** Sends a callback a verification of intent (WebSub §5.3), with a new challenge. */
export async function verifyIntent(
	{ client, createId, now }: HubDependencies,
	request: Pick<HubRequest, 'callback' | 'mode' | 'topicUrl' | 'leaseSeconds'>,
): Promise<VerificationResult> {
	// Uses the URL-safe alphabet that WebSub §5.3 allows.
	const challenge = createId();
	const url = callbackUrlWith(request.callback, {
		'hub.mode': request.mode,
		'hub.topic': request.topicUrl,
		'hub.challenge': challenge,
		'hub.lease_seconds': String(request.leaseSeconds),
	});
	const sentAt = now();
	const result = await client.get(url, challenge.length + CHALLENGE_MARGIN_BYTES).catch(toResult);
	const problem = findConfirmationProblem(result, challenge);
	return { result, problem, sentAt, milliseconds: Math.max(0, now() - sentAt) };
}

function isRetryable(result: CallbackResult): boolean {
	if (result instanceof CallbackError) return RETRYABLE_FAILURES.includes(result.reason);
	return result.status >= 500;
}
