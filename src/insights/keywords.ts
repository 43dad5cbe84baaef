import { lowerSameLength } from './text/same-length.ts';
import type { Span } from './text/tokens.ts';

/** A word or phrase to look for, ignoring case, and the meaning it stands for. */
export interface Keyword<Meaning> {
	readonly words: string;
	readonly meaning: Meaning;
}

/** A keyword in lower case. */
interface Indexed<Meaning> extends Keyword<Meaning> {
	/** The number of characters before its first word, as in "$0 extras". */
	readonly lead: number;
}

/** Keywords by their first word, in lower case. */
export type KeywordIndex<Meaning> = ReadonlyMap<string, readonly Indexed<Meaning>[]>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}]/u;

export function createKeywordIndex<Meaning>(
	keywords: readonly Keyword<Meaning>[],
): KeywordIndex<Meaning> {
	const lowered = keywords.map(({ words: written, meaning }) => {
		const words = lowerSameLength(written);
		return { words, meaning, lead: Math.max(0, words.search(WORD)) };
	});
	return Map.groupBy(lowered, ({ words }) => words.match(WORD)?.[0] ?? words);
}

/** Finds the keywords in a text as whole words and returns their spans by meaning. */
export function findKeywords<Meaning>(
	index: KeywordIndex<Meaning>,
	text: string,
): Map<Meaning, Span[]> {
	const found = new Map<Meaning, Span[]>();
	const lowered = lowerSameLength(text);
	for (const { 0: word, index: at } of lowered.matchAll(WORD)) {
		for (const { words, meaning, lead } of index.get(word) ?? []) {
			const start = at - lead;
			if (start < 0 || !matchesAt(words, lowered, start)) continue;
			const places = found.get(meaning) ?? [];
			places.push({ start, end: start + words.length });
			found.set(meaning, places);
		}
	}
	return found;
}

function matchesAt(words: string, lowered: string, start: number): boolean {
	if (!lowered.startsWith(words, start) || isDecimalAt(lowered, start)) return false;
	const end = start + words.length;
	// A keyword may end in a period ("9 a.m."); no word boundary is required after that.
	return !(
		WORD_CHARACTER.test(words.slice(-1)) && WORD_CHARACTER.test(lowered.slice(end, end + 2))
	);
}

/** Whether a number continues at a place: "1.2 hours" is not "2 hours". */
function isDecimalAt(text: string, at: number): boolean {
	return /\d[.,]\d/.test(text.slice(Math.max(0, at - 2), at + 1));
}
