import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { ReviewId } from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';

const Signed = {
	author: z.string().min(1).describe('Who wrote it.'),
	date: CalendarDate,
	expires: CalendarDate.optional().describe(
		'The computed text returns once a review has this date or a later one.',
	),
	evidence: z.array(ReviewId).min(1).describe('Reviews that support it.'),
};

/** `content/overrides.yaml`: texts that an author rewrote. Counts and aspects are always computed. */
export const Overrides = z.strictObject({
	summary: z.strictObject({ ...Signed, sentences: z.array(z.string().min(1)).min(1) }).optional(),
	faq: z.record(Slug, z.strictObject({ ...Signed, answer: z.string().min(1) })).default({}),
	topics: z
		.strictObject({
			hide: z.array(z.string()).default([]).describe('Labels of topics to leave out.'),
			rename: z.record(z.string(), z.string()).default({}),
		})
		.default({ hide: [], rename: {} }),
	mentions: z
		.strictObject({
			block: z
				.array(z.strictObject({ review: ReviewId, entity: Slug }))
				.default([])
				.describe('Wrong mentions to remove.'),
		})
		.default({ block: [] }),
});
export type Overrides = z.output<typeof Overrides>;

/** Returns the author's text unless it has expired by the date of the newest review. */
export function inForce<Text extends { readonly expires?: CalendarDate | undefined }>(
	text: Text | undefined,
	newest: CalendarDate,
): Text | undefined {
	return text?.expires !== undefined && newest >= text.expires ? undefined : text;
}
