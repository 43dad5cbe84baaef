import { StatedReason } from '../reviews/removal-reason.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';

/** The removal of a review, as the log states it. */
export interface LoggedRemoval {
	readonly id: string;
	readonly reason: StatedReason;
	/** `YYYY-MM` of the publication. */
	readonly month: string;
}

/** The most reviews that a message names. */
const MAX_NAMED = 10;

/**
 * Returns the removals in force in a log and in the logs before it, by review id. The newest log that knows a review
 * decides. Leaves out imports by mistake, which may come back, and reviews that only the policy of their source keeps
 * away.
 */
export function loggedRemovals(
	log: Pick<TransparencyLog, 'live' | 'removed' | 'earlier'> | undefined,
): ReadonlyMap<string, LoggedRemoval> {
	const removals = new Map<string, LoggedRemoval>();
	for (const { live, removed } of log ? [...log.earlier.toReversed(), log] : []) {
		for (const id of live.keys()) removals.delete(id);
		for (const [id, { entry }] of removed) {
			const reason = StatedReason.safeParse('reason' in entry ? entry.reason : undefined).data;
			removals.delete(id);
			if (reason !== undefined) removals.set(id, { id, reason, month: entry.month });
		}
	}
	return removals;
}

/**
 * Says which reviews are back, as after restoring a backup from before their removal.
 * @param record who says that they were removed
 */
export function describeReturned(back: readonly LoggedRemoval[], record = 'the log'): string {
	const what = back.length === 1 ? 'a review' : `${back.length} reviews`;
	const named = back.slice(0, MAX_NAMED).map((one) => `${one.id} (${one.reason}, ${one.month})`);
	const rest = back.length > MAX_NAMED ? ` and ${back.length - MAX_NAMED} more` : '';
	return `the content has ${what} that ${record} says you removed: ${named.join(', ')}${rest}`;
}
