import { splitClauses, type Clause } from './clauses.ts';
import { splitSentences, type TokenRange } from './sentences.ts';
import { tokenize, type Span, type Token } from './tokens.ts';

/** A text and its parts. All offsets are into the original text. */
export interface ParsedText {
	readonly text: string;
	readonly tokens: readonly Token[];
	readonly sentences: readonly TokenRange[];
	/** In text order. Together they cover all sentences. */
	readonly clauses: readonly Clause[];
}

export function parseText(text: string): ParsedText {
	const tokens = tokenize(text);
	const sentences = splitSentences(text, tokens);
	return { text, tokens, sentences, clauses: splitClauses(tokens, sentences) };
}

/** Returns the sentence at an offset, without surrounding white space. */
export function sentenceAt({ tokens, sentences }: ParsedText, place: number): Span {
	return rangeAt(tokens, sentences, place);
}

/** Returns the clause at an offset, without surrounding white space. */
export function clauseAt({ tokens, clauses }: ParsedText, place: number): Span {
	return rangeAt(tokens, clauses, place);
}

function rangeAt(tokens: readonly Token[], ranges: readonly TokenRange[], place: number): Span {
	const range = ranges.findLast(({ first }) => (tokens[first]?.start ?? 0) <= place);
	const start = tokens[range?.first ?? 0]?.start ?? 0;
	return { start, end: tokens[(range?.end ?? 0) - 1]?.end ?? start };
}
