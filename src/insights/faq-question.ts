import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

/** An entry in `content/faq.yaml`: a question, and how to find the reviews that answer it. */
export const FaqQuestion = z.strictObject({
	id: Slug,
	question: z.string().min(1),
	match: z.strictObject({
		aspects: z
			.array(Slug)
			.default([])
			.describe(
				'Aspects whose opinions decide whether a reply praises or complains. Empty means any aspect.',
			),
		services: z.array(Slug).default([]),
		keywords: z.array(z.string().min(1)).default([]),
		locations: z.array(Slug).default([]),
		staff: z.array(Slug).default([]).describe('Staff who can answer it. Not used to find reviews.'),
	}),
});
export type FaqQuestion = z.output<typeof FaqQuestion>;
