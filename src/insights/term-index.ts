import { lowerSameLength } from './text/same-length.ts';
import type { Span } from './text/tokens.ts';

export type { Span };

/** Words to look for, and what they stand for. */
export interface Term<Meaning> {
	readonly words: string;
	/** How the letters must be written: as declared, beginning with a capital, or any way. */
	readonly letterCase: 'exact' | 'capital' | 'any';
	readonly meaning: Meaning;
}

export interface Found<Meaning> extends Span {
	readonly term: Term<Meaning>;
}

/** Terms by their first word, the longest first. */
export type TermIndex<Meaning> = ReadonlyMap<string, readonly IndexedTerm<Meaning>[]>;

interface IndexedTerm<Meaning> {
	readonly lowered: string;
	readonly term: Term<Meaning>;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}]/u;

export function createTermIndex<Meaning>(terms: readonly Term<Meaning>[]): TermIndex<Meaning> {
	const index = new Map<string, IndexedTerm<Meaning>[]>();
	for (const term of terms) {
		const lowered = lowerSameLength(term.words);
		const [first = lowered] = lowered.match(WORD) ?? [];
		index.set(first, [...(index.get(first) ?? []), { lowered, term }]);
	}
	for (const entries of index.values()) entries.sort((a, b) => b.lowered.length - a.lowered.length);
	return index;
}

/**
 * Finds whole-word occurrences of the terms, from left to right. Where several begin at one word the
 * longest counts, and words inside an occurrence begin no other; equal words may stand for several
 * meanings, each of which is found.
 */
export function findTerms<Meaning>(index: TermIndex<Meaning>, text: string): Found<Meaning>[] {
	const found: Found<Meaning>[] = [];
	let taken = 0;
	for (const { start, standing } of termsByWord(index, text)) {
		if (start < taken) continue;
		const end = start + (standing[0]?.lowered.length ?? 0);
		for (const { lowered, term } of standing) {
			if (start + lowered.length === end) found.push({ start, end, term });
		}
		taken = Math.max(taken, end);
	}
	return found;
}

/** The same for each meaning by itself, as if the others were not looked for. */
export function findTermsOfEach<Meaning>(
	index: TermIndex<Meaning>,
	text: string,
): Map<Meaning, Found<Meaning>[]> {
	const found = new Map<Meaning, Found<Meaning>[]>();
	for (const { start, standing } of termsByWord(index, text)) {
		for (const { lowered, term } of standing) {
			const places = found.get(term.meaning) ?? [];
			if (start < (places.at(-1)?.end ?? 0)) continue;
			places.push({ start, end: start + lowered.length, term });
			found.set(term.meaning, places);
		}
	}
	return found;
}

/** The terms that begin at each word of a text, the longest first; words without any are left out. */
function* termsByWord<Meaning>(index: TermIndex<Meaning>, text: string) {
	const lowered = lowerSameLength(text);
	for (const { 0: word, index: start } of lowered.matchAll(WORD)) {
		const entries = index.get(word);
		if (!entries) continue;
		const standing = entries.filter((entry) => standsAt(entry, text, lowered, start));
		if (standing.length > 0) yield { start, standing };
	}
}

function standsAt<Meaning>(
	{ lowered: words, term }: IndexedTerm<Meaning>,
	text: string,
	lowered: string,
	start: number,
): boolean {
	if (!lowered.startsWith(words, start)) return false;
	const end = start + words.length;
	// A term may end in a full stop ("Dana W."), after which no boundary is asked for.
	if (WORD_CHARACTER.test(words.slice(-1)) && WORD_CHARACTER.test(text.slice(end, end + 2))) {
		return false;
	}
	if (term.letterCase === 'any') return true;
	const written = text.slice(start, end);
	if (term.letterCase === 'exact') return unifyQuotes(written) === unifyQuotes(term.words);
	return /^\p{Lu}/u.test(written);
}

function unifyQuotes(text: string): string {
	return text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
}
