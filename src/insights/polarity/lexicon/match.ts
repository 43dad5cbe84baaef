import type { Token } from '../../text/tokens.ts';
import { LEXICON, type Entry } from './lexicon.ts';
import type { Meaning, Phrase } from './phrase.ts';

/** A lexicon match: the meaning of some tokens, and where they end. */
export interface Match {
	readonly end: number;
	readonly meaning: Meaning;
}

const LONGEST_GAP = 3;
const SHORTEST_DRAWN_OUT = 4;

/** Finds the longest phrase that begins at a token and ends before the limit, or else the word itself. */
export function matchAt(tokens: readonly Token[], index: number, limit: number): Match | undefined {
	const entry = entryOf(tokens[index]?.word ?? '');
	if (!entry) return undefined;
	let end = index + 1;
	let { meaning } = entry;
	if (entry.phrases.size > 0 || entry.loose.length > 0) {
		const begun = entry.phrases.get(tokens[index + 1]?.word ?? '');
		for (const phrase of begun ? [...begun, ...entry.loose] : entry.loose) {
			const reached = endOf(phrase, 0, tokens, index + 1, limit);
			if (reached > end) {
				end = reached;
				meaning = phrase.meaning;
			}
		}
	}
	return meaning && { end, meaning };
}

/** Looks up a word. "soooo" and "loooove" are also looked up without the repeated letters. */
function entryOf(word: string): Entry | undefined {
	const entry = LEXICON.get(word);
	if (entry || word.length < SHORTEST_DRAWN_OUT || !isDrawnOut(word)) return entry;
	return (
		LEXICON.get(word.replace(/(.)\1{2,}/g, '$1$1')) ?? LEXICON.get(word.replace(/(.)\1{2,}/g, '$1'))
	);
}

function isDrawnOut(word: string): boolean {
	for (let at = 2; at < word.length; at++) {
		const unit = word.charCodeAt(at);
		if (unit === word.charCodeAt(at - 1) && unit === word.charCodeAt(at - 2)) return true;
	}
	return false;
}

/** Tells whether a gap may skip a token. Negators cannot be skipped: "would never go back". */
function canBeSkipped({ kind, word }: Token): boolean {
	return kind !== 'sign' && LEXICON.get(word)?.meaning?.role !== 'negator';
}

/** Returns where a phrase ends if its slots, from the given one on, match at a token; -1 if they do not. */
function endOf(
	phrase: Phrase,
	slot: number,
	tokens: readonly Token[],
	index: number,
	limit: number,
): number {
	const wanted = phrase.slots[slot];
	if (wanted === undefined) return index;
	if (wanted !== 'gap') {
		const token = tokens[index];
		if (!token || index >= limit || !wanted.has(token.word)) return -1;
		return endOf(phrase, slot + 1, tokens, index + 1, limit);
	}
	for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
		const end = endOf(phrase, slot + 1, tokens, index + skipped, limit);
		if (end !== -1) return end;
		const over = tokens[index + skipped];
		if (!over || index + skipped >= limit || !canBeSkipped(over)) return -1;
	}
	return -1;
}
