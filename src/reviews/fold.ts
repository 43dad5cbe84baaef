/**
 * Letters that NFKC and lowercasing leave, but case folding changes (CaseFolding.txt of Unicode 17.0, status C and F).
 * Their folded form is the lower case of their upper case: "ss", of "SS", for ß.
 */
const FOLDABLE = /[\u0345ßǰΐΰςᲀ-ᲈẖ-ẙὐὒὔὖᾀ-ᾇᾐ-ᾗᾠ-ᾧᾲ-ᾴᾶᾷῂ-ῄῆῇῒῖῗῢῤῦῧῲ-ῴῶῷ]/gu;
/** Folded to upper case. */
const CHEROKEE = /[ᏸ-ᏽꭰ-ꮿ]/gu;
const ASCII = /^[\0-\x7f]*$/;
const SINGLE_QUOTES = /[\u2018-\u201b]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f]/g;

/**
 * Folds text for comparison: NFKC, then full case folding (Unicode §3.13, D145), then curly quotes
 * become straight. Accents stay. A text matches a query if `fold(text).includes(fold(query))`.
 */
export function fold(text: string): string {
	// Fast path: most texts are ASCII, where only capitals change.
	if (ASCII.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(FOLDABLE, (letter) => letter.toUpperCase().toLowerCase())
		.replace(CHEROKEE, (letter) => letter.toUpperCase())
		.replace(SINGLE_QUOTES, "'")
		.replace(DOUBLE_QUOTES, '"');
}

/** Folds a name for comparison, and removes its diacritics. */
export function foldName(name: string): string {
	if (ASCII.test(name)) return name.toLowerCase().trim();
	return fold(name.normalize('NFKD').replace(/\p{M}/gu, '')).trim();
}
