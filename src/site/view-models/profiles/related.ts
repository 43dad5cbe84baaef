import { compareText } from '../../../reviews/order.ts';
import type { Review } from '../../../reviews/review.ts';

/** Something that reviews mention beside what a page is about. */
export interface Related {
	readonly id: string;
	readonly reviews: number;
}

const MOST_RELATED = 8;

export function countServices(reviews: readonly Review[], but?: string): Related[] {
	return mostCommon(
		reviews.flatMap(({ mentions }) => mentions.services),
		but,
	);
}

export function countAspects(reviews: readonly Review[]): Related[] {
	return mostCommon(reviews.flatMap(({ aspects }) => aspects.map(({ aspect }) => aspect)));
}

/** Each id stands once a review in what is counted. */
function mostCommon(ids: readonly string[], but?: string): Related[] {
	return [...Map.groupBy(ids, (id) => id)]
		.filter(([id]) => id !== but)
		.map(([id, group]) => ({ id, reviews: group.length }))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id))
		.slice(0, MOST_RELATED);
}
