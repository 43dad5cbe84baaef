import type { Span } from './text-span.ts';

/** A text as patterns read it, and where its parts stand in the original. */
export interface PlainText {
	readonly text: string;
	toOriginal(span: Span): Span;
}

/** All that is odd, and other characters that reviews seldom have; a test goes through all of them. */
export const MAYBE_ODD =
	/[\u00a0\u00ad\u0660-\u200d\u202f\u205f\u2060\u3000\ua620-\ud83b\ud83e-\udbff\ufeff\uff01-\uff5e]/;
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const ODD =
	/(?<invisible>[\u00ad\u200b-\u200d\u2060\ufeff])|(?<wide>[\uff01-\uff5e]|(?![0-9])\p{Nd})/gu;

const DECIMAL = /\p{Nd}/u;

/** A full-width character or a digit as it usually is. Digits of a script stand in a row of ten. */
function toUsual(character: string): string {
	const usual = character.normalize('NFKC');
	const code = usual.codePointAt(0) ?? 0;
	if (code < 0x80 || !DECIMAL.test(usual)) return usual;
	let zero = code;
	while (DECIMAL.test(String.fromCodePoint(zero - 1))) zero -= 1;
	return String((code - zero) % 10);
}

/**
 * The text without invisible characters, with plain spaces, and with digits and full-width characters
 * in their usual form: they look like the usual ones to a reader, so they hide nothing.
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

	/** The end is where the last character ends, so that what is invisible behind it stays. */
	function toOriginal({ start, end }: Span): Span {
		const last = places[end - 1] ?? 0;
		const lastLength = (spaced.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
		return { start: places[start] ?? original.length, end: last + lastLength };
	}
}
