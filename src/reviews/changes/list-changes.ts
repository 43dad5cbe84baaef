import type { Instant } from '../calendar-date.ts';
import { compareText } from '../order.ts';
import type { EditionMark } from '../publication.ts';
import { isLater, type AdvancedHistory } from './advance-history.ts';

/** The change to a review since the oldest edition of the window. Each review has at most one. */
export interface ChangeMark {
	readonly type: 'added' | 'edited' | 'removed';
	readonly id: string;
	readonly at: Instant;
}

/** The editions that clients can get changes since, and the changes since the oldest of them. */
export interface EditionChanges {
	/** Newest first. */
	readonly editions: readonly EditionMark[];
	/** Newest first, then by id. */
	readonly marks: readonly ChangeMark[];
}

/**
 * Lists the changes since the oldest edition. Lists no editions if the history is incomplete,
 * because applying only some of the changes would silently leave a client's copy wrong.
 */
export function listChanges(history: AdvancedHistory): EditionChanges {
	const since = history.editions[0]?.modified;
	if (since === undefined || !history.isComplete) return { editions: [], marks: [] };
	const marks: ChangeMark[] = [];
	for (const { id, added_at, changed_at: at } of history.publications.values()) {
		if (!isLater(at, since)) continue;
		marks.push({ type: isLater(added_at, since) ? 'added' : 'edited', id, at });
	}
	for (const { id, removed_at: at } of history.withdrawals.values()) {
		if (isLater(at, since)) marks.push({ type: 'removed', id, at });
	}
	return { editions: history.editions.toReversed(), marks: marks.toSorted(newestChangeFirst) };
}

function newestChangeFirst(a: ChangeMark, b: ChangeMark): number {
	return Date.parse(b.at) - Date.parse(a.at) || compareText(a.id, b.id);
}
