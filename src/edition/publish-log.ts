import type { Content } from '../content/content.ts';
import { isLogged } from '../log/append-entries.ts';
import { toLoggedRecord, type LoggedFacts } from '../log/commitment.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';
import { compareText } from '../reviews/order.ts';
import type { PublicationHistory } from '../reviews/publication.ts';
import type { Tombstone } from '../reviews/stored-review.ts';

/** A log with every removal in force, the oldest first. */
export interface LogWithRemovals extends TransparencyLog {
	readonly removals: readonly Tombstone[];
}

/** The transparency log as an edition publishes it. */
export interface PublishedLog extends LogWithRemovals {
	readonly earlier: readonly LogWithRemovals[];
	/** Number of reviews that differ from the log, because they are not logged yet. */
	readonly pending: number;
}

/** Compares the log with the reviews that are being published. */
export function publishLog(
	{ log, removed }: Pick<Content, 'log' | 'removed'>,
	reviews: readonly LoggedFacts[],
	history: Pick<PublicationHistory, 'withdrawals'>,
): PublishedLog | undefined {
	if (log === undefined) return undefined;
	const withRemovals = (one: TransparencyLog) => {
		const tombstones = toTombstones({ removed, log: one });
		return { ...one, removals: listRemovals(tombstones, one, history) };
	};
	const published = new Set(reviews.map(({ id }) => id));
	const changed = reviews.filter((review) => !isLogged(toLoggedRecord(review), log));
	const gone = [...log.live.keys()].filter((id) => !published.has(id));
	const pending = changed.length + gone.length;
	return { ...withRemovals(log), earlier: log.earlier.map(withRemovals), pending };
}

/** Returns when the first log began, as YYYY-MM; undefined before its first publication. */
export function logBegan({ entries, earlier }: PublishedLog): string | undefined {
	return (earlier.at(-1)?.entries ?? entries)[0]?.month;
}

/** Returns the removals that only an earlier log records. */
export function removalsLoggedEarlier({ removals, earlier }: PublishedLog): readonly Tombstone[] {
	const logged = earlier.flatMap((one) => one.removals.filter(isLoggedRemoval));
	const ids = new Set(logged.map(({ id }) => id));
	return removals.filter((removal) => !isLoggedRemoval(removal) && ids.has(removal.id));
}

/** Whether an entry records the removal, in the log that lists it. */
export function isLoggedRemoval({ log_index: index }: Tombstone): boolean {
	return index !== undefined;
}

/** The facts about the log that every copy of the dataset states. */
export function logFacts({ origin, checkpoint, pending }: PublishedLog) {
	return { origin, size: checkpoint.size, root: checkpoint.root, pending };
}

/**
 * Adds to each tombstone the entry of the log that records the removal, with the stars that were logged, unless the log
 * gives another reason.
 */
export function toTombstones({ removed, log }: Pick<Content, 'removed' | 'log'>): Tombstone[] {
	return removed.map((tombstone) => {
		const logged = log?.removed.get(tombstone.id);
		if (logged?.entry.op !== 'remove' || logged.entry.reason !== tombstone.reason) return tombstone;
		const { source, stars: rating } = logged.entry;
		return { ...tombstone, rating, source, log_index: logged.index };
	});
}

/**
 * Lists every removal in force, the oldest first: those with a tombstone, and those that only the log knows, because
 * the policy of their source no longer allows to publish the review. The log decides on the reason.
 */
function listRemovals(
	tombstones: readonly Tombstone[],
	log: TransparencyLog,
	{ withdrawals }: Pick<PublicationHistory, 'withdrawals'>,
): Tombstone[] {
	const removals = new Map(tombstones.map((tombstone) => [tombstone.id, tombstone]));
	for (const [id, { index, entry }] of log.removed) {
		if (entry.op !== 'remove' || removals.get(id)?.log_index !== undefined) continue;
		const { month, reason, stars: rating, source } = entry;
		const removed_at = withdrawals.get(id)?.removed_at ?? `${month}-01T00:00:00Z`;
		removals.set(id, { id, removed_at, reason, rating, source, log_index: index });
	}
	return [...removals.values()].toSorted(
		(a, b) => Date.parse(a.removed_at) - Date.parse(b.removed_at) || compareText(a.id, b.id),
	);
}
