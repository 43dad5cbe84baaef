import type * as z from 'zod';
import { Author, OwnerResponse, ReviewFacts, Translation } from '../reviews/review.ts';
import { cleanText } from './clean-text.ts';
import type { ReviewDraft } from './import-format.ts';
import type { RecordProblem } from './import-report.ts';
import { parseRecord } from './parse-record.ts';
import { splitTranslation } from './split-translation.ts';

/** In UTF-16 code units. The limit of the text also applies to its translation. */
const LIMITS = {
	title: ReviewFacts.shape.title.unwrap().maxLength,
	text: ReviewFacts.shape.text.maxLength,
	author: Author.shape.name.maxLength,
	reply: OwnerResponse.shape.text.maxLength,
};

/**
 * Finds parts of a draft that are longer than a review allows. Runs before the searches for
 * personal data, which are slow on long texts. Never shows the parts themselves.
 */
export function findLengthProblems(draft: ReviewDraft): RecordProblem[] {
	if (isShort(draft)) return [];
	const { original, translation } = splitTranslation(draft.text);
	return [
		...problemsOf('title', draft.title, ReviewFacts.shape.title),
		...problemsOf('text', original, ReviewFacts.shape.text),
		...problemsOf('translation', translation, Translation.shape.text),
		...problemsOf('author', draft.authorName, Author.shape.name),
		...draft.responses.flatMap(({ text }) => problemsOf('reply', text, OwnerResponse.shape.text)),
	];
}

/** Fast path for most drafts: cleaning and splitting never make a part longer. */
function isShort({ title = '', text, authorName = '', responses }: ReviewDraft): boolean {
	return (
		title.length <= (LIMITS.title ?? 0) &&
		text.length <= (LIMITS.text ?? 0) &&
		authorName.length <= (LIMITS.author ?? 0) &&
		responses.every((reply) => reply.text.length <= (LIMITS.reply ?? 0))
	);
}

function problemsOf(field: string, raw: string | undefined, schema: z.ZodType): RecordProblem[] {
	const { text } = cleanText(raw ?? '');
	const checked = parseRecord(schema, text, new Set());
	if (text === '' || 'data' in checked) return [];
	return checked.problems.map(({ reason }) => ({ field, reason }));
}
