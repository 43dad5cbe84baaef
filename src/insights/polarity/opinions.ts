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

/** Of each text that is still in use; aspects, the model and spans all ask about the same one. */
const found = new WeakMap<ParsedText, readonly Opinion[]>();

/** The praise and complaints of a text, in order, none over another. */
export function findOpinions(parsed: ParsedText): readonly Opinion[] {
	const known = found.get(parsed);
	if (known) return known;
	const opinions = scan(parsed);
	found.set(parsed, opinions);
	return opinions;
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
