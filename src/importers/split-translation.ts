export interface SplitText {
	readonly original: string;
	readonly translation: string | undefined;
	/** The "original" is a translation, and nothing else came with it. */
	readonly lacksOriginal: boolean;
}

const TRANSLATED = '(Translated by Google)';
const ORIGINAL = '(Original)';

/**
 * Takes a comment of a Google export apart, which holds a machine translation before the original or
 * after it. A translation alone takes the place of the original. A text without the marks, or with
 * no translation behind one, is an original as it stands.
 */
export function splitTranslation(text: string): SplitText {
	const whole = { original: text, translation: undefined, lacksOriginal: false };
	const mark = text.indexOf(TRANSLATED);
	if (mark === -1) return whole;

	const before = text.slice(0, mark).trim();
	const after = text.slice(mark + TRANSLATED.length);
	const turn = after.indexOf(ORIGINAL);
	if (turn !== -1 && before !== '') return whole;

	const original = turn === -1 ? withoutMark(before) : after.slice(turn + ORIGINAL.length).trim();
	const translation = (turn === -1 ? after : after.slice(0, turn)).trim();
	if (translation === '') return whole;
	return original === ''
		? { original: translation, translation: undefined, lacksOriginal: true }
		: { original, translation, lacksOriginal: false };
}

function withoutMark(text: string): string {
	return text.startsWith(ORIGINAL) ? text.slice(ORIGINAL.length).trim() : text;
}
