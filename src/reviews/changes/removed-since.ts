import * as z from 'zod';
import { CalendarDate, dayOf } from '../calendar-date.ts';
import { compareText } from '../order.ts';
import { Tombstone } from '../stored-review.ts';
import { deriveSinceDays, type SinceDays } from '../since-days.ts';

/** A tombstone with the day of the removal in the time zone of the business. */
export const RemovedReview = z.strictObject({ day: CalendarDate, tombstone: Tombstone });
export type RemovedReview = z.output<typeof RemovedReview>;

/** Adds the day of removal to tombstones and sorts them newest first. */
export function deriveRemoved(tombstones: readonly Tombstone[], timeZone: string): RemovedReview[] {
	return tombstones
		.map((tombstone) => ({ day: dayOf(tombstone.removed_at, timeZone), tombstone }))
		.toSorted(
			({ tombstone: a }, { tombstone: b }) =>
				Date.parse(b.removed_at) - Date.parse(a.removed_at) || compareText(a.id, b.id),
		);
}

/**
 * For each day with removals, counts the removals from that day on, and computes a digest of them.
 * Sorts by day first: a tombstone whose time has an offset may be on another day than its
 * neighbors.
 */
export function deriveRemovedDays(removed: readonly RemovedReview[]): SinceDays {
	return deriveSinceDays(
		removed
			.map(({ day, tombstone }) => ({ date: day, json: JSON.stringify(tombstone) }))
			.toSorted((a, b) => compareText(b.date, a.date)),
	);
}

/** Returns the tombstones from a day on, newest first. */
export function removedSince(removed: readonly RemovedReview[], since: CalendarDate): Tombstone[] {
	return removed.filter(({ day }) => day >= since).map(({ tombstone }) => tombstone);
}
