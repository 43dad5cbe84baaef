import { holdsReviews, type Columns } from './generic-fields.ts';

const LEAST = 0.6;
/** Lower than the confidence of a specific format whose required columns are all present. */
const MOST = 0.69;

/**
 * Returns 0 without a rating, a date, and a text or an id. Each additional field increases the
 * result.
 */
export function confidenceOf(columns: Columns): number {
	if (!holdsReviews(columns)) return 0;
	return Math.min(MOST, Math.round((LEAST + 0.01 * (columns.fields.size - 3)) * 100) / 100);
}
