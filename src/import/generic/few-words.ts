import { choiceOf } from '../files/choice-headings.ts';
import { looksLikeName } from '../values/customer-name.ts';
import { parseRating } from '../values/parse-rating.ts';
import { openDateOf, readDate } from '../values/written-date.ts';
import { MAX_CHOICES, type AnswerCounts } from './answer-counts.ts';
import { isAboutOther, isTimeOrPerson, soundsPrivate } from './privacy-columns.ts';

/** Cells that are longer on average are texts, which the import asks about anyway. */
const LONGEST_NOTE = 40;
/** If every row is filled, more different answers than this are not about permission. */
const MAX_ANSWERS = 3;

/**
 * Whether the cells of a column are marks or few words, in any language, which may keep back a name or a review: a
 * choice that some customers ticked, a word or a note in some rows, or two or three answers again and again. Not dates,
 * numbers, codes, names of persons and places, and columns that are plainly about something else.
 */
export function saysFewWords(
	name: string,
	{ all, filled, letters, ticks, different, shown }: AnswerCounts,
	isPlace: (cell: string) => boolean,
): boolean {
	const cells = [...shown.values()];
	if (filled === 0 || different.size > MAX_CHOICES) return false;
	if (isAboutOther(choiceOf(name).question ?? name) && !soundsPrivate(name)) return false;
	if (cells.every((cell) => isPlace(cell))) return false;
	if (ticks === filled) return true;
	if (isTimeOrPerson(name)) return false;
	const arePersons = cells.length > 1 && cells.every((cell) => looksLikeName(cell));
	if (arePersons || cells.every(isCode) || letters >= filled * LONGEST_NOTE) return false;
	if (filled < all) return different.size < MAX_ANSWERS || different.size < filled;
	return different.size > 1 && different.size <= MAX_ANSWERS && different.size < filled;
}

/** Whether a cell is a date, a number, a link or a code, such as "cd0" or "A-10234". */
function isCode(cell: string): boolean {
	const isWord = !/\s/.test(cell) && /\d/.test(cell);
	if (isWord || /^(?:https?:\/\/|\S+@)\S+$/i.test(cell)) return true;
	if (openDateOf(cell) !== undefined || readDate(cell, {}) !== undefined) return true;
	return parseRating(cell) !== undefined;
}
