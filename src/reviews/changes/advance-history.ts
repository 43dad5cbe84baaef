import type { Instant } from '../calendar-date.ts';
import type { Publication, PublicationHistory, Withdrawal } from '../publication.ts';

/** A history that includes the changes of the reviews that are being published. */
export interface AdvancedHistory extends PublicationHistory {
	/** False if the time of a change is unknown. The history then lacks that change. */
	readonly isComplete: boolean;
}

/**
 * Updates the history by comparing the published reviews with it. Unchanged reviews keep their
 * entry; added, edited, and removed ones get the time from `timeOf`. It must be later than every
 * earlier edition, because clients ask for the changes since an edition.
 * @param forms `publicationDigest` of each published review, by id
 */
export function advanceHistory(
	history: PublicationHistory,
	forms: ReadonlyMap<string, string>,
	timeOf: (id: string) => Instant | undefined,
): AdvancedHistory {
	const latest = history.editions.at(-1)?.modified;
	const publications = new Map<string, Publication>();
	const withdrawals = new Map<string, Withdrawal>(history.withdrawals);
	let isComplete = true;
	const timed = (id: string): Instant | undefined => {
		const time = timeOf(id);
		if (time !== undefined && (latest === undefined || isLater(time, latest))) return time;
		isComplete = false;
		return undefined;
	};
	for (const [id, digest] of forms) {
		withdrawals.delete(id);
		const before = history.publications.get(id);
		if (before?.digest === digest) {
			publications.set(id, before);
			continue;
		}
		const changed_at = timed(id);
		if (changed_at === undefined) continue;
		publications.set(id, { id, digest, added_at: before?.added_at ?? changed_at, changed_at });
	}
	for (const id of history.publications.keys()) {
		if (forms.has(id)) continue;
		const removed_at = timed(id);
		if (removed_at !== undefined) withdrawals.set(id, { id, removed_at });
	}
	return { publications, withdrawals, editions: history.editions, isComplete };
}

/** Whether an instant is later than another. Both are RFC 3339, in any zone. */
export function isLater(time: Instant, than: Instant): boolean {
	return Date.parse(time) > Date.parse(than);
}
