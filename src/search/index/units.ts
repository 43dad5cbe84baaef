/**
 * Cuts a text into units: a word with the spaces and punctuation after it, or a character of a
 * script without spaces. Whether a unit begins at a place depends only on the two characters around
 * it. So part of a text is cut at the same places as the whole text, and a query can be looked up unit by
 * unit. Any such rule gives correct results; this one gives short lists. It does not depend on the
 * Unicode version, because an index may be read by a later version of the program.
 */

/** All other characters are separators. */
const LETTER = 1;
/** Always begins a unit, which also includes the separators after it. */
const SOLITARY = 2;

/** First and last UTF-16 code units of each kind of non-separator. */
const KINDS: readonly (readonly [first: number, last: number, kind: number])[] = [
	[0x30, 0x39, LETTER], // digits
	[0x41, 0x5a, LETTER],
	[0x61, 0x7a, LETTER],
	[0xc0, 0x1fff, LETTER], // Latin, Greek, Cyrillic, Hebrew, Arabic, Indic, with combining marks
	[0x0e00, 0x0eff, SOLITARY], // Thai, Lao
	[0x1000, 0x109f, SOLITARY], // Burmese
	[0x1780, 0x17ff, SOLITARY], // Khmer
	[0x2c00, 0x2dff, LETTER], // Glagolitic, Coptic, Ethiopic
	[0x2e80, 0x2fff, SOLITARY], // radicals
	[0x3005, 0x3007, SOLITARY],
	[0x3040, 0xd7ff, SOLITARY], // kana, Chinese characters, Hangul
	[0xd800, 0xdbff, SOLITARY], // the first halves of pairs: emoji and rarer letters
	[0xf900, 0xfaff, SOLITARY], // compatibility characters
	[0xfb00, 0xfdff, LETTER], // presentation forms
	[0xfe20, 0xfe2f, LETTER],
	[0xfe70, 0xfeff, LETTER],
];

const KIND_OF = new Uint8Array(0x1_00_00);
for (const [first, last, kind] of KINDS) KIND_OF.fill(kind, first, last + 1);

/** Returns where the units of a text begin, in code units. The first is always 0. */
export function unitStarts(text: string): number[] {
	const starts: number[] = text === '' ? [] : [0];
	let before = KIND_OF[text.charCodeAt(0)];
	for (let index = 1; index < text.length; index++) {
		const kind = KIND_OF[text.charCodeAt(index)];
		if (kind === SOLITARY || (kind === LETTER && before !== LETTER)) starts.push(index);
		before = kind;
	}
	return starts;
}
