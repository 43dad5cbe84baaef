import { dayOf, type CalendarDate } from '../reviews/calendar-date.ts';
import { compareText } from '../reviews/order.ts';
import type { Tombstone } from '../reviews/stored-review.ts';

/** Tombstones of the day and later, on the calendar of the business; newest first. */
export function removedSince(
	removed: readonly Tombstone[],
	since: CalendarDate,
	timeZone: string,
): readonly Tombstone[] {
	return removed
		.filter(({ removed_at }) => dayOf(removed_at, timeZone) >= since)
		.toSorted(
			(a, b) => Date.parse(b.removed_at) - Date.parse(a.removed_at) || compareText(a.id, b.id),
		);
}
