import type { Token } from '../../text/tokens.ts';
import { LEXICON, type Entry } from './lexicon.ts';
import type { Meaning, Phrase } from './phrase.ts';

/** What the lexicon says of some tokens, and where they end. */
export interface Match {
	readonly end: number;
	readonly meaning: Meaning;
}

const LONGEST_GAP = 3;
const SHORTEST_DRAWN_OUT = 4;

/** The longest phrase that begins at a token and ends before the limit, or else the word alone. */
export function matchAt(tokens: readonly Token[], index: number, limit: number): Match | undefined {
	const entry = entryOf(tokens[index]?.word ?? '');
	if (!entry) return undefined;
	let end = index + 1;
	let { meaning } = entry;
	for (const phrases of [entry.phrases.get(tokens[index + 1]?.word ?? ''), entry.loose]) {
		for (const phrase of phrases ?? []) {
			const reached = endOf(phrase, 0, tokens, index + 1, limit);
			if (reached > end) {
				end = reached;
				meaning = phrase.meaning;
			}
		}
	}
	return meaning && { end, meaning };
}

/** The word's entry; "soooo" and "loooove" are looked up without their repeats. */
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

/** "Would never go back" is not "would go back". */
function canBeSkipped({ kind, word }: Token): boolean {
	return kind !== 'sign' && LEXICON.get(word)?.meaning?.role !== 'negator';
}

/** Where a phrase ends whose slots from the given one on begin at a token; -1 if it does not stand there. */
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
