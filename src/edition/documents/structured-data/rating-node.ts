import { countRatings, averageOf } from '../../../reviews/rating-summary.ts';
import type { Rating, Review } from '../../../reviews/review.ts';
import { refTo, type Node } from './node.ts';

const SCALE = { bestRating: 5, worstRating: 1 };
/** The number of decimals on pages, because a page must show what its markup says. */
const DECIMALS = 2;

/** Returns the rating of some reviews of one item; `undefined` if there are none. */
export function toAggregateRatingNode(
	reviews: readonly Review[],
	itemId: string,
): Node | undefined {
	const average = averageOf(countRatings(reviews));
	if (average === null) return undefined;
	return {
		'@type': 'AggregateRating',
		itemReviewed: refTo(itemId),
		ratingValue: Number(average.toFixed(DECIMALS)),
		ratingCount: reviews.length,
		reviewCount: reviews.filter(({ text }) => text !== '').length,
		...SCALE,
	};
}

export function toRatingNode(rating: Rating): Node {
	return { '@type': 'Rating', ratingValue: rating, ...SCALE };
}
