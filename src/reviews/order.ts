import type { Review } from './review.ts';

type Dated = Pick<Review, 'date' | 'id'>;

/** Compares strings by code units, independently of the locale. */
export function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** Compares reviews for the order of all lists: newest day first, and by id within a day. */
export function newestFirst(a: Dated, b: Dated): number {
	return compareText(b.date, a.date) || compareText(a.id, b.id);
}
