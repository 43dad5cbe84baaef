import type * as z from 'zod';
import { Author, OwnerResponse, ReviewFacts, Translation } from '../reviews/review.ts';
import type { CleanTexts } from './values/clean-text.ts';
import type { RecordProblem } from './import-report.ts';
import { parseRecord } from './parse-record.ts';
import { splitTranslation } from './values/split-translation.ts';

/**
 * Finds texts that are longer than a review allows. Runs before the searches for personal data,
 * because those are slow on long texts. Never shows the texts themselves.
 */
export function findLengthProblems({ title, text, authorName, replies }: CleanTexts) {
	const { original, translation } = splitTranslation(text.text);
	return [
		...problemsOf('title', title.text, ReviewFacts.shape.title),
		...problemsOf('text', original, ReviewFacts.shape.text),
		...problemsOf('translation', translation ?? '', Translation.shape.text),
		...problemsOf('author', authorName.text, Author.shape.name),
		...replies.flatMap((reply) => problemsOf('reply', reply.text, OwnerResponse.shape.text)),
	];
}

function problemsOf(field: string, text: string, schema: z.ZodType): RecordProblem[] {
	if (text === '') return [];
	const checked = parseRecord(schema, text, new Set());
	if ('data' in checked) return [];
	return checked.problems.map(({ reason }) => ({ field, reason }));
}
