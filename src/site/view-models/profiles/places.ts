import type { Labels } from '../../../edition/documents/labels.ts';
import { firstOfMonths, type CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Review, VisitType } from '../../../reviews/review.ts';
import { countRelated } from './related.ts';

/** The first day of the 12 months that end with the newest review; before any review if there is none. */
export function lastYearFrom(reviews: readonly Pick<Review, 'date'>[]): CalendarDate {
	return firstOfMonths(reviews[0]?.date ?? '1970-01-01', 12);
}

/** Fewer complaints say nothing about what they have in common. */
const ENOUGH_ALIKE = 3;

/**
 * "Alder Falls 7 (Collision & body work 5), Millbrook 2": where complaints come from, the most first, with
 * everything that at least half of them came for.
 */
export function causesInWords(
	reviews: readonly Pick<Review, 'location' | 'mentions' | 'visit_type'>[],
	labels: Labels,
	visitName: (kind: VisitType) => string,
): string {
	return [...Map.groupBy(reviews, ({ location }) => location)]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([id, here]) => {
			const reasons = here.flatMap(({ mentions, visit_type: visit }) => [
				...mentions.services.map(labels.service),
				...(visit && visit !== 'service' ? [visitName('sales')] : []),
			]);
			const common = countRelated(reasons)
				.filter(({ reviews: n }) => n >= ENOUGH_ALIKE && n * 2 >= here.length)
				.map(({ id: reason, reviews: n }) => `${reason} ${n}`);
			const place = `${labels.location(id)} ${here.length}`;
			return common.length > 0 ? `${place} (${common.join(', ')})` : place;
		})
		.join(', ');
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
