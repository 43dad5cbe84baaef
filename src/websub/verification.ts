import { CallbackError, type CallbackAnswer, type CallbackFailure } from './callback-client.ts';
import { callbackUrlWith } from './callback-url.ts';
import { denialOf } from './denial.ts';
import { DONE, queueJob, type HubJob, type JobOutcome } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { capacityOf } from './request-limits.ts';
import { questionRetryDelay } from './retry.ts';
import type { PendingRequest } from './subscription.ts';

type VerifyJob = Extract<HubJob, { kind: 'verify' }>;

/** What may be over in a moment. An address or a certificate is not, and neither is a refusal. */
const PASSING_FAILURES: readonly CallbackFailure[] = ['timeout', 'unreachable', 'unresolved'];

const FULL_REASON = 'the topic or the host has no room for another subscription; try again later';

/**
 * Asks a callback whether a request was meant (WebSub §5.3), and does what was asked only if it
 * answers with any 2xx and exactly the challenge. Otherwise nothing changes (§5.1).
 */
export async function verifyRequest(hub: HubDependencies, job: VerifyJob): Promise<JobOutcome> {
	const request = await hub.store.readPending(job.request, hub.now());
	if (request === undefined) return DONE;

	// Of the URL-safe alphabet that WebSub §5.3 allows, and of no use after this one question.
	const challenge = hub.createId();
	// The lease begins when the question is sent (WebSub §5.3), however slow the answer.
	const sentAt = hub.now();
	const answer = await ask(hub, request, challenge);
	if (isConfirmation(answer, challenge)) {
		const expiresAt = sentAt + request.leaseSeconds * 1000;
		const capacity = capacityOf(hub.policy);
		const end = await hub.store.confirmPending(request.id, expiresAt, capacity, hub.now());
		return end === 'full' ? { next: [denialOf(request, FULL_REASON, request.id)] } : DONE;
	}

	const delay = isPassing(answer) ? questionRetryDelay(hub, job.attempt) : undefined;
	if (delay === undefined) {
		await hub.store.dropPending(request.id);
		return DONE;
	}
	return { next: [queueJob({ ...job, attempt: job.attempt + 1 }, delay)] };
}

async function ask(
	{ client }: HubDependencies,
	{ callback, mode, topicUrl, leaseSeconds }: PendingRequest,
	challenge: string,
): Promise<CallbackAnswer | CallbackError> {
	const url = callbackUrlWith(callback, {
		'hub.mode': mode,
		'hub.topic': topicUrl,
		'hub.challenge': challenge,
		'hub.lease_seconds': String(leaseSeconds),
	});
	try {
		// One more than needed, so that a longer answer is seen to be another.
		return await client.get(url, challenge.length + 1);
	} catch (error) {
		if (error instanceof CallbackError) return error;
		throw error;
	}
}

function isConfirmation(answer: CallbackAnswer | CallbackError, challenge: string): boolean {
	if (answer instanceof CallbackError || answer.status < 200 || answer.status > 299) return false;
	return Buffer.from(challenge).equals(answer.body);
}

function isPassing(answer: CallbackAnswer | CallbackError): boolean {
	if (answer instanceof CallbackError) return PASSING_FAILURES.includes(answer.reason);
	return answer.status >= 500;
}
