import { holdsReviews, type Columns } from './generic-fields.ts';

const LEAST = 0.6;
/** Below what a named format has of a file with all that it requires. */
const MOST = 0.69;

/** 0 without a rating, a date and a text or an id; else more for every other field that is there. */
export function confidenceOf(columns: Columns): number {
	if (!holdsReviews(columns)) return 0;
	return Math.min(MOST, Math.round((LEAST + 0.01 * (columns.fields.size - 3)) * 100) / 100);
}
