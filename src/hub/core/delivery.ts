import { CallbackError, type CallbackResult } from './callback-client.ts';
import { denialOf } from './denial.ts';
import { DONE, queueJob, type HubJob, type JobOutcome } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { deliveryCounter } from './delivery-statistics.ts';
import { deliveryId, postSnapshot } from './post-snapshot.ts';
import { publishTopic } from './publishing.ts';
import { planRetry, type PlannedRetry } from './retry.ts';
import type { Snapshot } from './snapshot.ts';
import type { DeliveryEnd, FailureLimit } from './subscription-store.ts';

type DeliverJob = Extract<HubJob, { kind: 'deliver' }>;

/** Longer than the client's timeout, so that no claim expires during a delivery. */
const CLAIM_SECONDS = 20;
const CLAIM_SECONDS_PER_MEGABYTE = 1;
const BUSY_RETRY_SECONDS = 1;
const SUPERSEDED_SECONDS = 60;

/**
 * Delivers a publication to one subscription (WebSub §7), unless there is a newer one: each
 * delivery contains the topic's full content.
 */
export async function deliver(
	hub: HubDependencies,
	job: DeliverJob,
	onAnswer?: () => void,
): Promise<JobOutcome> {
	const { store, loadSnapshot, now } = hub;
	const snapshot = await loadSnapshot(job.topic, job.etag);
	if (snapshot === undefined) return supersede(hub, job);

	const until = now() + claimSeconds(snapshot) * 1000;
	const publication = { topic: job.topic, number: job.publication, etag: job.etag };
	const start = await store.startDelivery(job.subscription, publication, now(), until);
	if (start.state === 'over') return DONE;
	if (start.state === 'removed') return { next: [denialOf(start.subscription, reasonIn(hub))] };
	if (start.state === 'busy') {
		// The other delivery may end long before its claim expires.
		return { retryInSeconds: Math.min(start.milliseconds / 1000, BUSY_RETRY_SECONDS) };
	}

	const { subscription } = start;
	const id = job.delivery ?? deliveryId(subscription.id, job.publication, snapshot.etag);
	const { answer, attempt } = await postSnapshot(hub, subscription, snapshot, id, 'delivery');
	onAnswer?.();
	const result = resultOf(answer, job);
	const isFinal = result === 'delivered' || result === 'gone';
	const plan = isFinal ? undefined : planDeliveryRetry(hub, job, answer);
	const seconds = (now() - job.publishedAt) / 1000;
	const end = {
		subscription,
		publication: job.publication,
		result,
		attempt: { ...attempt, retry: plan?.retry },
		// Replays are not counted: their delay says nothing about the hub.
		counter:
			job.replay === undefined
				? deliveryCounter(result === 'delivered' ? seconds : undefined)
				: undefined,
	};
	const kept = await store.endDelivery(end, failureLimitOf(hub), now());
	if (isFinal) return DONE;
	if (kept === 'kept') {
		const again = { ...job, attempt: job.attempt + 1 };
		return { next: plan === undefined ? [] : [queueJob(again, plan.delaySeconds)] };
	}
	return { next: [denialOf(subscription, reasonIn(hub))] };
}

/** Publishes the live content instead of content that is not live any more, if there still is any. */
async function supersede(hub: HubDependencies, job: DeliverJob): Promise<JobOutcome> {
	const last = await hub.store.readPublication(job.topic);
	if (last?.number !== job.publication || last.etag !== job.etag) return DONE;
	const live = await hub.topics.readSnapshot(job.topic);
	if (live === undefined) return DONE;
	await publishTopic(hub, { path: job.topic, etag: live.etag }, last);
	return { retryInSeconds: SUPERSEDED_SECONDS };
}

function reasonIn({ policy }: HubDependencies): string {
	return `${policy.failuresAllowed} deliveries in a row failed; subscribe again to resume`;
}

function failureLimitOf({ policy }: HubDependencies): FailureLimit {
	return { count: policy.failuresAllowed, spanSeconds: policy.minFailureSpanSeconds };
}

function claimSeconds({ body }: Snapshot): number {
	return CLAIM_SECONDS + Math.ceil(body.byteLength / 1e6) * CLAIM_SECONDS_PER_MEGABYTE;
}

function resultOf(answer: CallbackResult, { attempt, replay }: DeliverJob): DeliveryEnd['result'] {
	if (!(answer instanceof CallbackError)) {
		if (answer.status >= 200 && answer.status <= 299) return 'delivered';
		// WebSub §7: a hub may end the subscription on a 410.
		if (answer.status === 410) return 'gone';
	}
	// A failed replay must not count against the subscriber.
	return attempt === 1 && replay === undefined ? 'failed-first' : 'failed';
}

function planDeliveryRetry(
	{ policy: { retrySeconds }, random, now }: HubDependencies,
	{ attempt }: DeliverJob,
	answer: CallbackResult,
): PlannedRetry | undefined {
	return planRetry({
		retrySeconds,
		attempt,
		jitter: random(),
		answer: answer instanceof CallbackError ? undefined : answer,
		now: now(),
	});
}
