import type { Review } from '../../reviews/review.ts';

/** The reviews just before and after a review in time. */
export interface Neighbors {
	readonly newer: Review | undefined;
	readonly older: Review | undefined;
}

const places = new WeakMap<readonly Review[], ReadonlyMap<string, number>>();

/** @param reviews newest first, including the review */
export function adjacentReviews(review: Review, reviews: readonly Review[]): Neighbors {
	const known = places.get(reviews) ?? new Map(reviews.map(({ id }, index) => [id, index]));
	places.set(reviews, known);
	const place = known.get(review.id);
	if (place === undefined) return { newer: undefined, older: undefined };
	return { newer: reviews[place - 1], older: reviews[place + 1] };
}
