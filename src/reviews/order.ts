import type { Review } from './review.ts';

type Dated = Pick<Review, 'date' | 'id'>;

/** Compares texts by code units, the same in every locale. */
export function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** The order of every list: the newest day first, and within a day by id. */
export function newestFirst(a: Dated, b: Dated): number {
	return compareText(b.date, a.date) || compareText(a.id, b.id);
}
