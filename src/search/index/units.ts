/**
 * How a text is cut into units: a word with the spaces and the punctuation after it, or a character
 * of a script that is written without spaces. Whether a unit begins somewhere is said by the two
 * characters around the place alone; so a part of a text is cut where the whole is, and what is
 * searched for can be looked up unit by unit. Any rule of that kind gives right answers; this one
 * gives short lists. It does not change with a version of Unicode, as an index outlives the program
 * that wrote it.
 */

/** What is of neither kind is a separator. */
const LETTER = 1;
/** Begins a unit of its own, with the separators after it. */
const SOLITARY = 2;

/** First and last code units (of UTF-16) of what is not a separator. */
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

/** Where the units of a text begin, in code units; its beginning is one of these places. */
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
