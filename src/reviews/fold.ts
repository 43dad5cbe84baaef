import caseFolding from './case-folding.json' with { type: 'json' };

const FOLDED = new Map(Object.entries(caseFolding.exceptions));
const FOLDABLE = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'gu');
const ASCII = /^[\0-\x7f]*$/;
const SINGLE_QUOTES = /[\u2018-\u201b]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f]/g;

/**
 * The form in which texts are compared: NFKC, then full case folding (Unicode §3.13, D145), then
 * curly quotes made straight. `fold(text).includes(fold(query))` is what it means to match.
 *
 * Lower-casing is case folding but for 183 letters, which a table holds: final sigma, ß, Greek with
 * iota, Cherokee and the like.
 */
export function fold(text: string): string {
	// What most texts are, and of which nothing but capitals changes.
	if (ASCII.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(FOLDABLE, (letter) => FOLDED.get(letter) ?? letter)
		.replace(SINGLE_QUOTES, "'")
		.replace(DOUBLE_QUOTES, '"');
}

/** The form in which names are compared: folded, and without diacritics. */
export function foldName(name: string): string {
	if (ASCII.test(name)) return name.toLowerCase().trim();
	return fold(name.normalize('NFKD').replace(/\p{M}/gu, '')).trim();
}
