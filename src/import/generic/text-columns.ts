import { NONE, type CellCounts, type ColumnValues } from './column-values.ts';
import type { Columns } from './generic-fields.ts';
import { asksForText, isForFew, isQuestion } from './generic-questions.ts';

/** More different cells than a question has answers to choose from. */
const MIN_DIFFERENT = 5;
/** Cells that are longer on average are sentences. */
export const MIN_LETTERS = 20;

/**
 * Whether the cells are sentences that differ, and less than half of them say yes or no. A column of a
 * few other answers, such as "I agree", may still be about consent.
 */
export function isProse({ filled, answers, letters, different }: CellCounts = NONE): boolean {
	return answers < filled / 2 && different >= MIN_DIFFERENT && letters >= filled * MIN_LETTERS;
}

/**
 * Returns the only column with sentences, if it is a question. Other columns with sentences may be
 * replies or notes of the staff.
 */
export function proseQuestion(
	names: readonly string[],
	{ fields, personal, withheld, shown, anonymous }: Columns,
	values: ColumnValues,
): string | undefined {
	const taken = new Set([...fields.values(), ...personal, ...withheld, ...shown, ...anonymous]);
	const [only, ...others] = names.filter((name) => !taken.has(name) && isProse(values.get(name)));
	if (only === undefined || others.length > 0 || isForFew(only)) return undefined;
	return isQuestion(only) ? only : undefined;
}

/**
 * Returns the columns in which customers answer questions in their own words, in the order of the file:
 * the one of the text, and all others with sentences; also those with few words if the text answers a question.
 */
export function textColumns(
	names: readonly string[],
	{ fields, others, personal, withheld, shown, anonymous }: Columns,
	values: ColumnValues,
): string[] {
	const text = fields.get('text');
	const used = [...fields.values(), ...[...(others?.values() ?? [])].flat()];
	const taken = new Set([...used, ...personal, ...withheld, ...shown, ...anonymous]);
	const prose = names.filter((name) => isProse(values.get(name)));
	const isAsked = text !== undefined && asksForText(text, prose);
	return names.filter((name) => {
		if (name === text) return true;
		const { filled, answers, ratings, letters, different } = values.get(name) ?? NONE;
		const hasWords = filled > 0 && ratings === 0 && answers < filled / 2;
		const isLong = letters >= filled * MIN_LETTERS;
		// One of two questions alone may be the praise without the complaint.
		const isOther = isAsked && different > filled / 2;
		return !taken.has(name) && hasWords && (isLong || isOther) && asksForText(name, prose);
	});
}
