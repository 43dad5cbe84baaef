import * as z from 'zod';
import { Source } from '../reviews/review.ts';
import { cleanText } from './clean-text.ts';

/** A large number as spreadsheets display it. Different ids become the same text. */
const ROUNDED = /^\d(?:[.,]\d+E\+?|E\+)\d{2,}$/i;

/** The id of a record at its source, as stored. */
export const RecordId = z
	.string()
	.transform((written) => cleanText(written).text)
	.refine(
		(id) => !ROUNDED.test(id),
		'was rounded by a spreadsheet; export it again, with ids as texts',
	)
	.pipe(Source.shape.review_id);
export type RecordId = z.output<typeof RecordId>;

/** Also accepts numbers, except those too large for JSON, which would identify another record. */
export const NumberedId = z
	.union([z.string(), z.number()], 'must be a text or a number')
	.refine(
		(id) => typeof id === 'string' || Number.isSafeInteger(id),
		'must be a whole number, or a text where it is a large one',
	)
	.transform(String)
	.pipe(RecordId);
