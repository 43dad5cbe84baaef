import { choiceOf } from '../files/choice-headings.ts';
import { NO_PLACE, NONE, type CellCounts, type ColumnValues } from './column-values.ts';
import type { Columns } from './generic-fields.ts';
import { isAboutOther } from './privacy-columns.ts';

/** Cells that are longer on average are sentences. */
const LONGEST = 40;
/** The fewest records per different cell: the names of locations come again and again. */
const MIN_REPEATED = 2;
const MIN_DIFFERENT = 6;

/**
 * Returns the unused columns whose cells may say which of several locations a record is about: short words or
 * codes that repeat.
 */
export function placeColumns(
	unused: readonly string[],
	{ fields }: Pick<Columns, 'fields'>,
	values: ColumnValues,
	locations: number,
): string[] {
	if (fields.has('location') || locations < 2) return [];
	return unused.filter((name) => {
		const counts = values.get(name) ?? NONE;
		const { filled, different, letters, mentions } = counts;
		const areFew = different > 1 && different <= Math.max(2 * locations, MIN_DIFFERENT);
		const areShort = different * MIN_REPEATED <= filled && letters <= filled * LONGEST;
		if (mentions > 0 && letters <= filled * LONGEST && !NO_PLACE.test(name)) return true;
		return areFew && areShort && !areOther(counts) && !NO_PLACE.test(name) && !isAboutOther(name);
	});
}

/** Returns the columns of the choices of the only question whose ticked choices are all locations, or all ratings. */
export function choicesOf(
	kind: 'places' | 'ratings',
	names: readonly string[],
	values: ColumnValues,
): string[] {
	const questionOf = (name: string) => choiceOf(name).question;
	const questions = names.flatMap((name) => {
		const { filled, answers, [kind]: count } = values.get(name) ?? NONE;
		const isMeant = kind === 'places' || answers < filled;
		return filled > 0 && count === filled && isMeant ? (questionOf(name) ?? []) : [];
	});
	const [only, ...others] = new Set(questions);
	if (only === undefined || others.length > 0) return [];
	return names.filter((name) => questionOf(name) === only);
}

/** Whether most cells are dates, ratings, answers, marks or platforms. */
function areOther({ filled, days, ratings, answers, marks, platforms }: CellCounts): boolean {
	return (days + ratings + answers + marks + platforms) * 2 >= filled;
}
