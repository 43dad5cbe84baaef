import type { Span } from './text-span.ts';

/** A text normalized for patterns, with the positions of its parts in the original. */
export interface PlainText {
	readonly text: string;
	toOriginal(span: Span): Span;
}

/**
 * Matches everything that `ODD` and `ODD_SPACE` match, and other characters that are rare in
 * reviews. A test checks this for every character.
 */
export const MAYBE_ODD =
	/[\u00a0\u00ad\u0660-\u200d\u202f\u205f\u2060\u3000\ua620-\ud83b\ud83e-\udbff\ufeff\uff01-\uff5e]/;
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const ODD =
	/(?<invisible>[\u00ad\u200b-\u200d\u2060\ufeff])|(?<wide>[\uff01-\uff5e]|(?![0-9])\p{Nd})/gu;

const DECIMAL = /\p{Nd}/u;

/**
 * Converts a full-width character, or a digit of any script, to its ASCII form. Unicode lists the
 * ten digits of a script in order.
 */
function toUsual(character: string): string {
	const usual = character.normalize('NFKC');
	const code = usual.codePointAt(0) ?? 0;
	if (code < 0x80 || !DECIMAL.test(usual)) return usual;
	let zero = code;
	while (DECIMAL.test(String.fromCodePoint(zero - 1))) zero -= 1;
	return String((code - zero) % 10);
}

/**
 * Removes invisible characters, and converts spaces, digits and full-width characters to their
 * usual forms. Readers see no difference, so personal data must also be found in unusual forms.
 */
export function toPlainText(original: string): PlainText {
	if (!MAYBE_ODD.test(original)) return { text: original, toOriginal: (span) => span };
	const spaced = original.replace(ODD_SPACE, ' ');
	if (spaced.search(ODD) === -1) return { text: spaced, toOriginal: (span) => span };

	let text = '';
	const places: number[] = [];
	let done = 0;
	const copy = (part: string, from: number, step: 0 | 1) => {
		for (let index = 0; index < part.length; index++) places.push(from + index * step);
		text += part;
	};
	for (const { 0: odd, index, groups } of spaced.matchAll(ODD)) {
		copy(spaced.slice(done, index), done, 1);
		if (groups?.['wide'] !== undefined) copy(toUsual(odd), index, 0);
		done = index + odd.length;
	}
	copy(spaced.slice(done), done, 1);

	return { text, toOriginal };

	/** Ends the span after its last character, so that invisible characters after it are kept. */
	function toOriginal({ start, end }: Span): Span {
		const last = places[end - 1] ?? 0;
		const lastLength = (spaced.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
		return { start: places[start] ?? original.length, end: last + lastLength };
	}
}
