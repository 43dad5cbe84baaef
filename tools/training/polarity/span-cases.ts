import type { ParsedText } from '../../../src/insights/text/parse-text.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';
import { tokensOf } from '../../polarity/span-tokens.ts';
import { CATEGORY_TERMS } from './category-terms.ts';
import type { CategoryPolarity } from './labelled-text.ts';
import type { FileContent } from './training-files.ts';

/** A span of tokens, and the polarity toward it. */
export interface SpanCase {
	/** Index of the sentence in its file. */
	readonly sentence: number;
	readonly parsed: ParsedText;
	readonly token: number;
	/** Exclusive. */
	readonly end: number;
	readonly polarity: CategoryPolarity;
}

const CATEGORY_OF = new Map(
	Object.entries(CATEGORY_TERMS).flatMap(([category, terms]) =>
		terms.split(/\s+/).map((term) => [term, category] as const),
	),
);

/**
 * Returns the marked spans and two kinds of approximate spans: the first term of a labeled category, if all
 * its terms are in one clause, and the first term of any category in sentences labeled as a whole.
 */
export function toSpanCases({
	sentences = [],
	categories = [],
	marked = [],
}: FileContent): SpanCase[] {
	const judgedApart = categories.flatMap(({ text, categories: labels }, sentence) => {
		const parsed = parseText(text);
		return labels.flatMap(({ category, polarity }) => {
			const token = placeOf(parsed, category);
			return token === undefined ? [] : [{ sentence, parsed, token, end: token + 1, polarity }];
		});
	});
	const judgedWhole = sentences.flatMap(({ text, isPraise }, sentence): SpanCase[] => {
		const parsed = parseText(text);
		const token = parsed.tokens.findIndex(({ word }) => CATEGORY_OF.has(word));
		return token < 0
			? []
			: [{ sentence, parsed, token, end: token + 1, polarity: isPraise ? 'positive' : 'negative' }];
	});
	const judgedByMark = marked.flatMap(({ text, marks }, sentence) => {
		const parsed = parseText(text);
		return marks.map((mark) => {
			const { first: token, end } = tokensOf(parsed, mark);
			return { sentence, parsed, token, end, polarity: mark.polarity };
		});
	});
	return [...judgedApart, ...judgedWhole, ...judgedByMark];
}

function placeOf({ tokens, clauses }: ParsedText, category: string): number | undefined {
	const places = tokens.flatMap(({ word }, index) =>
		CATEGORY_OF.get(word) === category ? [index] : [],
	);
	const [place] = places;
	if (place === undefined) return undefined;
	const clause = clauses.find(({ first, end }) => place >= first && place < end);
	return clause && places.every((index) => index < clause.end) ? place : undefined;
}
