import type { Review } from '../reviews/review.ts';
import type { Sort } from './search-params.ts';

/**
 * A position after one review in one order. It holds that review's sort key, not a page number, so
 * that the next page neither repeats nor skips reviews if the edition changes in between.
 */
export interface Cursor {
	readonly sort: Sort;
	readonly after: Pick<Review, 'rating' | 'date' | 'id'>;
}

export function renderCursor({ sort, after }: Cursor): string {
	return `${sort}.${after.rating}.${after.date}.${after.id}`;
}
