import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { Rating } from '../../src/reviews/review.ts';

const Named = z.strictObject({
	id: z.string(),
	surface: z.string().optional().describe('The words that name it, if they were recorded.'),
});

/** A statement as a reader understood it. Both polarities of one aspect together mean "mixed". */
const LabeledStatement = z.strictObject({
	aspect: z.string(),
	polarity: z.enum(['positive', 'negative']),
	quote: z.string().describe('Copied from the title or the text.'),
	subject: z.enum(['us', 'other', 'past']),
	alt: z.array(z.string()).optional().describe('Aspects that fit the quote equally well.'),
});

/** A whole review with labels as described in `data/reviews/README.md`. */
export const ReviewCase = z.strictObject({
	id: z.string(),
	voice: z.string().describe('The persona that wrote it. Each voice is in one part only.'),
	rating: Rating,
	title: z.string().optional(),
	text: z.string(),
	language: z.string().optional().describe('BCP 47, if it is not English.'),
	statements: z.array(LabeledStatement),
	people: z.array(Named),
	services: z.array(Named),
});
export type ReviewCase = z.output<typeof ReviewCase>;

/** The folder with the reviews and with the people, services and aspects that they are about. */
export const REVIEW_CASES_DIR = new URL('data/reviews/', import.meta.url);

/**
 * Reads the labeled reviews. Nothing may be tuned on `test`, or on `sample`, the published reviews of the
 * sample content.
 */
export function readReviewCases(part: 'train' | 'dev' | 'test' | 'sample'): ReviewCase[] {
	const lines = readFileSync(new URL(`${part}.jsonl`, REVIEW_CASES_DIR), 'utf8')
		.trim()
		.split('\n');
	return lines.map((line) => ReviewCase.parse(JSON.parse(line)));
}
