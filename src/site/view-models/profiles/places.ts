import type { Labels } from '../../../edition/documents/labels.ts';
import { monthsBefore, type CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Review } from '../../../reviews/review.ts';

/** The first day of the 12 months before the newest review; before any review if there is none. */
export function lastYearFrom(reviews: readonly Pick<Review, 'date'>[]): CalendarDate {
	return monthsBefore(reviews[0]?.date ?? '1970-01-01', 12);
}

/** "Alder Falls 16 (7), Millbrook 9 (4)": reviews by location, and how many of them are from this day on. */
export function placesInWords(
	reviews: readonly Pick<Review, 'date' | 'location'>[],
	labels: Labels,
	since: CalendarDate,
): string {
	return [...Map.groupBy(reviews, ({ location }) => location)]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([id, own]) => {
			const recent = own.filter(({ date }) => date >= since).length;
			return `${labels.location(id)} ${own.length} (${recent})`;
		})
		.join(', ');
}
