export interface SplitText {
	readonly original: string;
	readonly translation: string | undefined;
	/** Whether `original` is a translation, because the export has no original. */
	readonly lacksOriginal: boolean;
}

/** The markers that Google inserts, in several languages. */
const TRANSLATED =
	/\((?:Translated by Google|Traducido por Google|Traduit par Google|Übersetzt von Google)\)/;
const ORIGINAL = /\((?:Original|Avis d['’]origine)\)/;

/**
 * Splits a comment from a Google export into the original and a machine translation, which may come
 * first or last. A translation without an original is used as the original. A text without marks,
 * or without a translation after the mark, stays unchanged.
 */
export function splitTranslation(text: string): SplitText {
	const whole = { original: text, translation: undefined, lacksOriginal: false };
	const mark = TRANSLATED.exec(text);
	if (mark === null) return whole;

	const before = text.slice(0, mark.index).trim();
	const after = text.slice(mark.index + mark[0].length);
	const turn = ORIGINAL.exec(after);
	if (turn !== null && before !== '') return whole;

	const original =
		turn === null ? withoutMark(before) : after.slice(turn.index + turn[0].length).trim();
	const translation = (turn === null ? after : after.slice(0, turn.index)).trim();
	if (translation === '') return whole;
	return original === ''
		? { original: translation, translation: undefined, lacksOriginal: true }
		: { original, translation, lacksOriginal: false };
}

function withoutMark(text: string): string {
	const mark = ORIGINAL.exec(text);
	return mark?.index === 0 ? text.slice(mark[0].length).trim() : text;
}
