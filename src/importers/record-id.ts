import * as z from 'zod';
import { Source } from '../reviews/review.ts';
import { cleanText } from './clean-text.ts';

/** The id of a record at its source, as it is stored. */
export const RecordId = z
	.string()
	.transform((written) => cleanText(written).text)
	.pipe(Source.shape.review_id);
export type RecordId = z.output<typeof RecordId>;
