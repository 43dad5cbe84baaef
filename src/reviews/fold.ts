import caseFolding from './case-folding.json' with { type: 'json' };

const FOLDED = new Map(Object.entries(caseFolding.exceptions));
const FOLDABLE = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'gu');
const ASCII = /^[\0-\x7f]*$/;
const SINGLE_QUOTES = /[\u2018-\u201b]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f]/g;

/**
 * Folds text for comparison: NFKC, then full case folding (Unicode §3.13, D145), then curly quotes
 * become straight. Accents stay. A text matches a query if `fold(text).includes(fold(query))`.
 *
 * Case folding is lowercasing except for 183 letters in a table, such as final sigma, ß, Greek with
 * iota, and Cherokee.
 */
export function fold(text: string): string {
	// Fast path: most texts are ASCII, where only capitals change.
	if (ASCII.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(FOLDABLE, (letter) => FOLDED.get(letter) ?? letter)
		.replace(SINGLE_QUOTES, "'")
		.replace(DOUBLE_QUOTES, '"');
}

/** Folds a name for comparison, and removes its diacritics. */
export function foldName(name: string): string {
	if (ASCII.test(name)) return name.toLowerCase().trim();
	return fold(name.normalize('NFKD').replace(/\p{M}/gu, '')).trim();
}
