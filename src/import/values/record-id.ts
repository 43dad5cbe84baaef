import * as z from 'zod';
import { Source } from '../../reviews/review.ts';
import { cleanText } from './clean-text.ts';

/** A large number as spreadsheets display it. Different ids then look the same. */
const ROUNDED = /^\d(?:[.,]\d+E\+?|E\+)\d{2,}$/i;

/** The id of a record at its source, as stored. */
export const RecordId = z
	.string()
	.transform((written) => cleanText(written).text)
	.refine(
		(id) => !ROUNDED.test(id),
		'was rounded by a spreadsheet; export it again, with ids as text',
	)
	.pipe(Source.shape.review_id);
export type RecordId = z.output<typeof RecordId>;

/** Like `RecordId`, but also accepts numbers. JSON rounds large numbers to the ids of other records. */
export const NumberedId = z
	.union([z.string(), z.number()], 'must be text or a number')
	.refine(
		(id) => typeof id === 'string' || Number.isSafeInteger(id),
		'must be a whole number, or text if it is large',
	)
	.transform(String)
	.pipe(RecordId);
