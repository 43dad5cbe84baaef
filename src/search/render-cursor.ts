import type { Review } from '../reviews/review.ts';
import type { Sort } from './search-params.ts';

/**
 * The place after one review in one order. It names the review's sort key, not a page number, so
 * that a page that follows in a later edition neither repeats nor skips a review that stayed.
 */
export interface Cursor {
	readonly sort: Sort;
	readonly after: Pick<Review, 'rating' | 'date' | 'id'>;
}

export function renderCursor({ sort, after }: Cursor): string {
	return `${sort}.${after.rating}.${after.date}.${after.id}`;
}
