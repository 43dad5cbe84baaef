import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

/** An entry of `content/faq.yaml`: a question, and how to find the reviews that answer it. */
export const FaqQuestion = z.strictObject({
	id: Slug,
	question: z.string().min(1),
	match: z.strictObject({
		aspects: z
			.array(Slug)
			.default([])
			.describe(
				'Whose judgements tell praise from complaint in a reply; any, where none is named.',
			),
		services: z.array(Slug).default([]),
		keywords: z.array(z.string().min(1)).default([]),
		locations: z.array(Slug).default([]),
		staff: z
			.array(Slug)
			.default([])
			.describe('Who can be asked about it; no review is found by it.'),
	}),
});
export type FaqQuestion = z.output<typeof FaqQuestion>;
