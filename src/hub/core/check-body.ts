import type { HubDependencies } from './hub-dependencies.ts';
import { postSnapshot } from './post-snapshot.ts';
import { bodyCheckRates } from './request-limits.ts';
import type { Attempt } from './request-record.ts';
import { describeDefaultLimit, formatBytes } from './response-problem.ts';
import type { TopicPath } from './topic.ts';

export interface BodyCheck {
	readonly result: 'passed' | 'failed' | 'warning' | 'skipped';
	/** Describes the problem, or why nothing was sent. */
	readonly detail?: string;
}

/** Largest body that a check sends: anybody may ask for a check. */
const MAX_BODY_BYTES = 1_000_000;
/** Statuses that a delivery without a signature may get from a callback that works. */
const UNSIGNED_STATUSES = [400, 401, 403];

/**
 * Posts a topic to a callback as a delivery does, but without a signature, and marked with
 * `X-Hub-Check`. Sends nothing if the topic is too large, or if its host got one recently.
 */
export async function checkBody(
	hub: HubDependencies,
	callback: string,
	topic: TopicPath,
): Promise<BodyCheck> {
	const { policy, store, topics, now, createId } = hub;
	const listed = (await topics.listTopics()).find(({ path }) => path === topic);
	const size = formatBytes(listed?.bytes ?? 0);
	if (listed !== undefined && listed.bytes > MAX_BODY_BYTES) {
		const limit = describeDefaultLimit(listed.bytes);
		const detail = `not sent, because it is over 1 MB: deliveries are ${size}, so allow request bodies of that size${limit}`;
		return { result: 'skipped', detail };
	}
	const wait = await store.takeRates(bodyCheckRates(callback, policy), now());
	if (wait !== undefined) {
		const detail = `not sent, because this host got one less than 10 minutes ago: deliveries have ${size}; check again in ${wait} seconds`;
		return { result: 'skipped', detail };
	}
	const snapshot = await topics.readSnapshot(topic);
	if (snapshot === undefined || snapshot.body.byteLength > MAX_BODY_BYTES) {
		return { result: 'skipped', detail: 'not sent, because the topic has just changed' };
	}
	const target = { callback, topic, secret: undefined, signatureMethod: 'sha256' } as const;
	const mark = { 'X-Hub-Check': '1' };
	const { attempt } = await postSnapshot(hub, target, snapshot, createId(), 'test', mark);
	return toBodyCheck(attempt);
}

function toBodyCheck({ status, problem, bytes }: Attempt): BodyCheck {
	if (problem === undefined) return { result: 'passed' };
	if (status === 413) return { result: 'failed', detail: problem };
	const detail = `after a body of ${formatBytes(bytes)}, ${problem}`;
	if (status === undefined || !UNSIGNED_STATUSES.includes(status)) {
		return { result: 'failed', detail };
	}
	const why = 'the check has no signature, so a subscription with a secret may work';
	return { result: 'warning', detail: `${detail}; ${why}` };
}
