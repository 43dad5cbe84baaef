import { compareText } from '../reviews/order.ts';
import type { Review } from '../reviews/review.ts';
import type { Facets } from './search-page.ts';

/** The values that a review counts under, for each facet. */
const VALUES: Record<keyof Facets, (review: Review) => readonly string[]> = {
	location: (review) => [review.location],
	source: (review) => [review.source.id],
	technician: (review) => review.mentions.technicians,
	service: (review) => review.mentions.services,
	aspect: (review) => review.aspects.map(({ aspect }) => aspect),
};

export function countFacets(reviews: readonly Review[]): Facets {
	return {
		location: countValues(reviews, VALUES.location),
		source: countValues(reviews, VALUES.source),
		technician: countValues(reviews, VALUES.technician),
		service: countValues(reviews, VALUES.service),
		aspect: countValues(reviews, VALUES.aspect),
	};
}

/** Counts distinct reviews: a value that stands twice in one review counts once. */
function countValues(reviews: readonly Review[], valuesOf: (review: Review) => readonly string[]) {
	const counts = new Map<string, number>();
	for (const review of reviews) {
		for (const value of new Set(valuesOf(review))) counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return [...counts]
		.map(([value, count]) => ({ value, count }))
		.toSorted((a, b) => b.count - a.count || compareText(a.value, b.value));
}
