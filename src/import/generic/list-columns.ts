import { isQuestion } from './generic-questions.ts';
import { parseRating } from '../values/parse-rating.ts';
import { openDateOf, readDate } from '../values/written-date.ts';

const MAX_SHOWN = 40;

/**
 * Lists column names for a message. Leaves out long ones and those with "@" or five digits: JSON
 * member names may be personal.
 */
export function listColumns(names: readonly string[]): string {
	const shown = names.filter(
		(name) => name !== '' && (name.length <= 60 || isQuestion(name)) && !/@|\d{5}/.test(name),
	);
	const more = names.filter((name) => name !== '').length - Math.min(shown.length, MAX_SHOWN);
	const list = shown.slice(0, MAX_SHOWN).map((name) => `"${name}"`);
	return [...list, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/**
 * Whether a first line is a record instead of a header. Its cells may be personal and must not be
 * shown.
 */
export function looksLikeRecord(cells: readonly string[]): boolean {
	return cells.some(
		(cell) =>
			cell.includes('@') ||
			parseRating(cell) !== undefined ||
			openDateOf(cell) !== undefined ||
			readDate(cell, {}) !== undefined,
	);
}
