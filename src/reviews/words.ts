import type { Span } from './find-matches.ts';
import { fold, foldName } from './fold.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the words of a search or a text. */
export function splitWords(text: string): string[] {
	return text.match(WORD) ?? [];
}

/** Returns the beginning of a text with at most that many words. */
export function firstWords(text: string, most: number): string {
	return text.slice(0, [...text.matchAll(WORD)][most]?.index);
}

/** Folds a word so that spellings of one name are equal: "Müller", "Muller" and "Mueller". */
export function foldWord(word: string): string {
	return foldName(word).replace(/([aou])e/g, '$1');
}

/** Returns a folded word and what may be its plural or singular: "battery" and "batteries", "tax" and "taxes". */
export function numbersOf(word: string): string[] {
	const plural = word.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=[sxz]|[cs]h)$/, 'e');
	const singular = word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$/, '');
	return [...new Set([word, `${word}s`, `${plural}s`, word.replace(/s$/, ''), singular])];
}

/** Whether two folded words are equal, or one is the plural of the other. */
export function isSameWord(a: string, b: string): boolean {
	return numbersOf(a).includes(b);
}

/** Finds the words of a search in a text: whole words, and parts of words for those it has not. */
export function findWords(text: string, search: string): Span[] {
	const wanted = splitWords(search).map(foldWord);
	const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		folded: foldWord(word),
		span: [index, index + word.length] as const,
	}));
	const matches = wanted.flatMap((word) => {
		const whole = words.filter(({ folded }) => isSameWord(folded, word));
		return whole.length > 0 ? whole : words.filter(({ folded }) => folded.includes(word));
	});
	return [...new Set(matches)].map(({ span }) => span).toSorted(([a], [b]) => a - b);
}

const ENDING = /(?:ings?|ed|es|e|s|ies|iest|ier|y)$/;

/** Returns a folded word without its ending: "push" of "pushy" and "pushed". */
export function stemOf(word: string): string {
	return fold(word).replace(ENDING, '');
}
