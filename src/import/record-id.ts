import * as z from 'zod';
import { Source } from '../reviews/review.ts';
import { cleanText } from './clean-text.ts';

/** As spreadsheets show a large number: of different ids, they make the same. */
const ROUNDED = /^\d(?:[.,]\d+E\+?|E\+)\d{2,}$/i;

/** The id of a record at its source, as it is stored. */
export const RecordId = z
	.string()
	.transform((written) => cleanText(written).text)
	.refine(
		(id) => !ROUNDED.test(id),
		'was rounded by a spreadsheet; export it again, with ids as texts',
	)
	.pipe(Source.shape.review_id);
export type RecordId = z.output<typeof RecordId>;

/** The same, where exports also write it as a number; one too large for JSON would name another. */
export const NumberedId = z
	.union([z.string(), z.number()], 'must be a text or a number')
	.refine(
		(id) => typeof id === 'string' || Number.isSafeInteger(id),
		'must be a whole number, or a text where it is a large one',
	)
	.transform(String)
	.pipe(RecordId);
