import * as z from 'zod';
import { RemovedReview } from '../../reviews/changes/removed-since.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { SinceDays } from '../../reviews/since-days.ts';

/** `edition.json`: the data of an edition that functions need, except its reviews. */
export const FunctionData = z.strictObject({
	edition: z.string(),
	schema_version: z.string(),
	base_url: z.string(),
	time_zone: z.string(),
	last_modified: Instant.optional(),
	/** Digest of all published reviews and of the vocabulary; equals the digest of the index. */
	digest: z.string(),
	/** Newest first. */
	removed: z.array(RemovedReview),
	removed_days: SinceDays,
});
export type FunctionData = z.output<typeof FunctionData>;
