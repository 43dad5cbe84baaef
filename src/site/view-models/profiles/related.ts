import { compareText } from '../../../reviews/order.ts';
import type { Review } from '../../../reviews/review.ts';

/** A service or aspect that the reviews of a page also mention. */
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

/** Returns the most common ids. Each review must contribute an id only once. */
function mostCommon(ids: readonly string[], but?: string): Related[] {
	return [...Map.groupBy(ids, (id) => id)]
		.filter(([id]) => id !== but)
		.map(([id, group]) => ({ id, reviews: group.length }))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id))
		.slice(0, MOST_RELATED);
}
