import * as z from 'zod';
import { CalendarDate } from './calendar-date.ts';
import { ReviewId, Source } from './review.ts';
import { Slug } from './slug.ts';

/**
 * A line of `content/recommendations/<source>/<year>.jsonl`: whether a customer who gave no stars
 * recommends the business. It is counted and never shown, so it has no text and no author.
 */
export const Recommendation = z.strictObject({
	id: ReviewId,
	source: Source.shape.id,
	location: Slug,
	date: CalendarDate,
	recommends: z.boolean(),
});
export type Recommendation = z.output<typeof Recommendation>;
