import type { ParsedText } from '../text/parse-text.ts';
import type { Token } from '../text/tokens.ts';
import { matchAt } from './lexicon/match.ts';
import { Scope } from './scope.ts';

/** One expression of praise or complaint within a clause, with negation and strength applied. */
export interface Opinion {
	readonly first: number;
	readonly end: number;
	/** The clause of the first token; a phrase may end in the next clause. */
	readonly clause: number;
	/** From -1, the worst complaint, to 1, the highest praise; never 0. */
	readonly value: number;
}

const LOUDER = 1.2;
const SHORTEST_SHOUT = 3;

/** Remembers the opinions of the latest text, because several callers ask about one text in a row. */
let latest: { readonly parsed: ParsedText; readonly opinions: readonly Opinion[] } | undefined;

/** Finds the praise and complaints in a text, in order and without overlaps. */
export function findOpinions(parsed: ParsedText): readonly Opinion[] {
	// A map keyed by text would keep the opinions of every text in use alive.
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
