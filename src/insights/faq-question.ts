import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

/** An entry of `content/faq.yaml`: a question that reviews may answer, and which of them do. */
export const FaqQuestion = z.strictObject({
	id: Slug,
	question: z.string().min(1),
	match: z.strictObject({
		aspects: z
			.array(Slug)
			.default([])
			.describe('For the analysis of texts; not looked at by exact matching.'),
		services: z.array(Slug).default([]),
		keywords: z.array(z.string().min(1)).default([]),
		locations: z.array(Slug).default([]),
		staff: z.array(Slug).default([]).describe('As aspects.'),
	}),
});
export type FaqQuestion = z.output<typeof FaqQuestion>;
