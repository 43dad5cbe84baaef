import type { ParsedText } from '../text/parse-text.ts';
import type { Token } from '../text/tokens.ts';
import { matchAt } from './lexicon/match.ts';
import { Scope } from './scope.ts';

/** One expression of praise or complaint: some tokens of one clause, negation and strength applied. */
export interface Opinion {
	readonly first: number;
	readonly end: number;
	/** That of the first token; a turn of speech may end in the next one. */
	readonly clause: number;
	/** From -1, the worst complaint, to 1, the highest praise; never 0. */
	readonly value: number;
}

const LOUDER = 1.2;
const SHORTEST_SHOUT = 3;

/** Aspects, the model and spans all ask about the same text, one text after another. */
let latest: { readonly parsed: ParsedText; readonly opinions: readonly Opinion[] } | undefined;

/** The praise and complaints of a text, in order, none over another. */
export function findOpinions(parsed: ParsedText): readonly Opinion[] {
	// A map of texts that are still in use would make every opinion outlive the next garbage collection.
	if (latest?.parsed !== parsed) latest = { parsed, opinions: scan(parsed) };
	return latest.opinions;
}

function scan({ text, tokens, clauses, sentences }: ParsedText): Opinion[] {
	const opinions: Opinion[] = [];
	let index = 0;
	for (const [clause, { end, sentence }] of clauses.entries()) {
		const scope = new Scope();
		const limit = sentences[sentence]?.end ?? end;
		while (index < end) {
			const token = tokens[index];
			if (!token) break;
			if (token.word === 'and' || token.word === '&') scope.takeAnd(index);
			const match = matchAt(tokens, index, limit);
			const value = match ? scope.take(token.word, match.meaning, index) : 0;
			const next = match?.end ?? index + 1;
			if (value !== 0) {
				const loud = isShouted(text, token) ? value * LOUDER : value;
				opinions.push({ first: index, end: next, clause, value: Math.max(-1, Math.min(1, loud)) });
			}
			index = next;
		}
	}
	return opinions;
}

function isShouted(text: string, { word, kind, start, end }: Token): boolean {
	if (kind !== 'word' || word.length < SHORTEST_SHOUT) return false;
	const shouted = text.slice(start, end);
	return shouted !== word && shouted === word.toUpperCase();
}
