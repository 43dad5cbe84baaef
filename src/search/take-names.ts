import { foldWord, isSameWord, splitWords } from '../reviews/words.ts';
import type { AskingWords } from './asking-words.ts';
import { findAny } from './find-any.ts';
import { isEmpty } from './index/doc-set.ts';
import type { NamedFacet } from './named-values.ts';
import type { SearchIndex } from './search-index.ts';

/** The filters whose values have proper names. */
export const PROPER = ['technician', 'location', 'service_area'] as const;

/** The beginning of the names of several people, or a first name with a last name of nobody who is known. */
export interface UnclearName {
	readonly word: string;
	readonly values: readonly string[];
}

/** A value that a question names, and the words that name it. */
interface Named {
	readonly value: string;
	readonly as: readonly string[];
	/** The word after them. */
	readonly next: string;
}

/** Finds the people and places that the words name, and removes these words. */
export function takeProper(index: SearchIndex, words: string[], asking: AskingWords) {
	return PROPER.map((facet) => {
		const named = takeNames(index, facet, words, asking);
		const strangers = named.flatMap(({ value, as, next }): UnclearName[] => {
			const isFirst = facet === 'technician' && as.length < splitWords(value).length;
			const isOther = isFirst && isLastName(index, next, words, asking);
			return isOther ? [{ word: [...as, next].join(' '), values: [value] }] : [];
		});
		return { facet, values: named.map(({ value }) => value), strangers };
	}).filter(({ values }) => values.length > 0);
}

/** Whether a word after a first name can only be a last name: "Tanaka" in "Is Mei Tanaka good?" */
function isLastName(
	index: SearchIndex,
	word: string,
	words: readonly string[],
	asking: AskingWords,
): boolean {
	if (!/^\p{Lu}\p{Ll}/u.test(word) || asking.has(word)) return false;
	if (PROPER.some((facet) => index.names.get(facet)?.similar(word, 0).length)) return false;
	// Titles capitalize all words, and German all nouns. Most of these are in reviews, too.
	const isMarked = asking.language !== 'de' && words.some((other) => /^\p{Ll}/u.test(other));
	return isMarked || isEmpty(findAny(index, [word]).set);
}

/** Finds the capitalized words that begin the names of several people, and removes these words. */
export function takeUnclear({ names }: SearchIndex, words: string[]): UnclearName[] {
	return words.flatMap((word, at) => {
		const values = /^\p{Lu}/u.test(word) ? (names.get('technician')?.similar(word, 0) ?? []) : [];
		if (values.length < 2) return [];
		words[at] = '';
		return [{ word, values }];
	});
}

/** Finds the values that the words name, and removes these words. The longest names come first. */
export function takeNames(
	{ names }: SearchIndex,
	facet: NamedFacet,
	words: string[],
	asking: AskingWords,
): Named[] {
	const isProper = PROPER.some((one) => one === facet);
	const known = (names.get(facet)?.values ?? [])
		.flatMap(({ value, names: others, words: meaning = [] }) =>
			[value, ...others, ...meaning].map((name) => ({
				value,
				parts: splitWords(name).map(foldWord),
			})),
		)
		.toSorted((a, b) => b.parts.length - a.parts.length);
	return known.flatMap(({ value, parts }) => {
		const at = words.findIndex((_, start) =>
			parts.every((part, place) => isSameWord(part, foldWord(words[start + place] ?? ''))),
		);
		const first = words[at];
		if (first === undefined) return [];
		// "Will they" and "a grace period" name nobody.
		const isWord = /^\p{Ll}/u.test(first) || (at === 0 && asking.has(first));
		if (isProper && parts.length === 1 && isWord) return [];
		const next = words[at + parts.length] ?? '';
		return [{ value, next, as: words.splice(at, parts.length, '') }];
	});
}
