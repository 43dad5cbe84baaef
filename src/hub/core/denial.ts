import { CallbackError, toResult } from './callback-client.ts';
import { callbackUrlWith, findCallbackProblem } from './callback-url.ts';
import { DONE, queueJob, type HubJob, type JobOutcome, type QueuedJob } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { planVerificationRetry } from './retry.ts';
import { hostOf, subscriptionId, type EndedSubscription } from './subscription.ts';

type DenyJob = Extract<HubJob, { kind: 'deny' }>;

/** The hub ignores the response body. */
const NO_BODY = 0;

/**
 * Tells a callback that its subscription has ended, and why (WebSub §5.2). Sends nothing if the
 * callback has subscribed again.
 */
export async function denySubscription(hub: HubDependencies, job: DenyJob): Promise<JobOutcome> {
	const { store, now } = hub;
	if (job.request !== undefined) await store.dropPending(job.request, job.reason, now());
	if (await store.readSubscription(job.subscription, now())) return DONE;
	// Jobs may come from an external queue, so the callback is checked again.
	if (findCallbackProblem(job.callback, hub.policy) !== undefined) return DONE;
	if (await sendDenial(hub, job)) return DONE;
	const plan = planVerificationRetry(hub, job.attempt);
	if (plan === undefined) return DONE;
	return { next: [queueJob({ ...job, attempt: job.attempt + 1 }, plan.delaySeconds)] };
}

/** Creates the job that tells a callback that its subscription ended or was not created. */
export function denialOf(
	{ topic, topicUrl, callback, sequence }: EndedSubscription,
	reason: string,
	request?: string,
): QueuedJob {
	const subscription = subscriptionId(topic, callback);
	const host = hostOf(callback);
	const about = { subscription, sequence, request, callback, topicUrl, reason, host };
	return queueJob({ kind: 'deny', ...about, attempt: 1 });
}

/** Sends the denial. Returns whether the callback responded without a server error. */
async function sendDenial({ client }: HubDependencies, job: DenyJob): Promise<boolean> {
	const url = callbackUrlWith(job.callback, {
		'hub.mode': 'denied',
		'hub.topic': job.topicUrl,
		'hub.reason': job.reason,
	});
	const result = await client.get(url, NO_BODY).catch(toResult);
	return !(result instanceof CallbackError) && result.status < 500;
}
