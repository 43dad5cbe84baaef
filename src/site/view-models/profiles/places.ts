import type { Labels } from '../../../edition/documents/labels.ts';
import { firstOfMonths, type CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Review } from '../../../reviews/review.ts';

/** The first day of the 12 months that end with the newest review; before any review if there is none. */
export function lastYearFrom(reviews: readonly Pick<Review, 'date'>[]): CalendarDate {
	return firstOfMonths(reviews[0]?.date ?? '1970-01-01', 12);
}

/** "Alder Falls 16, Millbrook 9": the number of reviews of each location, the most first. */
export function placesInWords(
	reviews: readonly Pick<Review, 'location'>[],
	labels: Labels,
): string {
	return [...Map.groupBy(reviews, ({ location }) => location)]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([id, { length }]) => `${labels.location(id)} ${length}`)
		.join(', ');
}
