import { compareText, newestFirst } from '../reviews/order.ts';
import type { Review } from '../reviews/review.ts';
import type { Sort } from './search-params.ts';

type SortKey = Pick<Review, 'rating' | 'date' | 'id'>;

/** The order of each sort; ties by rating go to the newest, ties by day to the smaller id. */
export const COMPARATORS: Record<Sort, (a: SortKey, b: SortKey) => number> = {
	newest: newestFirst,
	oldest: (a, b) => compareText(a.date, b.date) || compareText(a.id, b.id),
	highest: (a, b) => b.rating - a.rating || newestFirst(a, b),
	lowest: (a, b) => a.rating - b.rating || newestFirst(a, b),
};
