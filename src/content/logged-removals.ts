import { RemovalReason } from '../reviews/removal-reason.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';

/** The removal of a review, as the log states it. */
export interface LoggedRemoval {
	readonly id: string;
	readonly reason: RemovalReason;
	/** `YYYY-MM` of the publication. */
	readonly month: string;
	/** Whether only the person or the court that asked for it can allow the review to return. */
	readonly isErasure: boolean;
}

const ERASURES: ReadonlySet<RemovalReason> = new Set<RemovalReason>([
	'author request',
	'consent withdrawn',
	'personal data',
	'court order',
]);

/**
 * Returns the removals in force in a log and in the logs before it, by review id. The newest log that knows a review
 * decides. Has no reviews that only the policy of their source keeps away.
 */
export function loggedRemovals(
	log: Pick<TransparencyLog, 'live' | 'removed' | 'earlier'> | undefined,
): ReadonlyMap<string, LoggedRemoval> {
	const removals = new Map<string, LoggedRemoval>();
	for (const { live, removed } of log ? [...log.earlier.toReversed(), log] : []) {
		for (const id of live.keys()) removals.delete(id);
		for (const [id, { entry }] of removed) {
			const reason = RemovalReason.safeParse('reason' in entry ? entry.reason : undefined).data;
			removals.delete(id);
			if (reason === undefined) continue;
			removals.set(id, { id, reason, month: entry.month, isErasure: ERASURES.has(reason) });
		}
	}
	return removals;
}

/** Returns the reviews that were erased: they may return only if the person or court that asked for it agrees. */
export function erasedReviews(
	log: Parameters<typeof loggedRemovals>[0],
): ReadonlyMap<string, LoggedRemoval> {
	return new Map([...loggedRemovals(log)].filter(([, { isErasure }]) => isErasure));
}
