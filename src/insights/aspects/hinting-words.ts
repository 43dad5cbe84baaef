import { TOPICS } from './lexicon/aspect-lexicon.ts';

/** Single words with their alternatives; "+" stands for any ending. */
const SINGLE = /^[\p{Ll}+/]+$/u;

/** Lists the single words that hint at an aspect without an opinion: "pay" and "bill" for the price. */
export function hintingWords(aspect: string): string[] {
	const patterns = Object.hasOwn(TOPICS, aspect) ? (TOPICS[aspect] ?? '') : '';
	return patterns
		.split('\n')
		.filter((pattern) => SINGLE.test(pattern))
		.flatMap((pattern) => pattern.replaceAll('+', '').split('/'));
}
