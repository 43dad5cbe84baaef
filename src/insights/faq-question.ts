import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

const Outcome = z.strictObject({
	say: z
		.string()
		.min(1)
		.describe(
			'What these customers did or got, in the past tense without "was" or "were": "got a loaner".',
		),
	phrases: z
		.array(z.string().min(1))
		.default([])
		.describe('Words that show this outcome. They count more than the opinion in the sentence.'),
});

/** An entry in `content/faq.yaml`: a question, how to find the reviews that answer it, and how to say so. */
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
		keywords: z
			.array(z.string().min(1))
			.default([])
			.describe('The most telling first: quotes with it are preferred.'),
		locations: z.array(Slug).default([]),
		staff: z.array(Slug).default([]).describe('Staff who can answer it. Not used to find reviews.'),
	}),
	answer: z
		.strictObject({
			lead: z
				.strictObject({
					praise: z.string().min(1),
					mixed: z.string().min(1),
					complaint: z.string().min(1),
				})
				.partial()
				.default({})
				.describe('How the answer begins if most praise, if it varies, and if most complain.'),
			praise: Outcome.optional(),
			complaint: Outcome.optional(),
		})
		.default({ lead: {} }),
});
export type FaqQuestion = z.output<typeof FaqQuestion>;
