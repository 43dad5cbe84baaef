import { fold } from '../../../../src/reviews/fold.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import type { Engine } from '../contestant.ts';
import { countStars } from '../stars.ts';
import { createPredicate } from './naive.ts';

/** Creates an engine from a word index. It sorts and filters the matches itself. */
export function createTokenEngine(
	reviews: readonly Review[],
	find: (folded: string) => number[],
): Engine {
	return {
		search({ query = '', ...params }) {
			const holds = createPredicate(params);
			const positions = find(fold(query)).toSorted((a, b) => a - b);
			// The index contains only positions of reviews.
			const matches = positions.map((position) => reviews[position] as Review).filter(holds);
			return {
				total: matches.length,
				distribution: countStars(matches.map(({ rating }) => rating)),
				reviews: matches.slice(0, params.limit).map((review) => JSON.stringify(review)),
				matches,
			};
		},
		since() {
			throw new TypeError('Cannot answer a query without text: a word index has no dates');
		},
	};
}
