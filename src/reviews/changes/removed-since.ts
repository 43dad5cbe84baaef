import * as z from 'zod';
import { CalendarDate, dayOf } from '../calendar-date.ts';
import { compareText } from '../order.ts';
import { Tombstone } from '../stored-review.ts';
import { deriveSinceDays, type SinceDays } from '../since-days.ts';

/** A tombstone with the day of the removal on the calendar of the business. */
export const RemovedReview = z.strictObject({ day: CalendarDate, tombstone: Tombstone });
export type RemovedReview = z.output<typeof RemovedReview>;

/** Dates tombstones; newest first. */
export function deriveRemoved(tombstones: readonly Tombstone[], timeZone: string): RemovedReview[] {
	return tombstones
		.map((tombstone) => ({ day: dayOf(tombstone.removed_at, timeZone), tombstone }))
		.toSorted(
			({ tombstone: a }, { tombstone: b }) =>
				Date.parse(b.removed_at) - Date.parse(a.removed_at) || compareText(a.id, b.id),
		);
}

/**
 * For each day with removals: how many there are from that day on, and a digest of them all. A day
 * ends at another time where a tombstone is written with an offset, hence the order of their own.
 */
export function deriveRemovedDays(removed: readonly RemovedReview[]): SinceDays {
	return deriveSinceDays(
		removed
			.map(({ day, tombstone }) => ({ date: day, json: JSON.stringify(tombstone) }))
			.toSorted((a, b) => compareText(b.date, a.date)),
	);
}

/** Tombstones of the day and later, newest first. */
export function removedSince(removed: readonly RemovedReview[], since: CalendarDate): Tombstone[] {
	return removed.filter(({ day }) => day >= since).map(({ tombstone }) => tombstone);
}
