import { choiceOf } from '../files/choice-headings.ts';
import type { CellCounts, ColumnValues } from './column-values.ts';
import { isProse } from './text-columns.ts';
import { columnsFor, columnsOf, type Columns } from './generic-fields.ts';

/**
 * Whether all cells of a column are ticks or other marks, so that it can only hold an answer. A choice that nobody
 * ticked in the first records may be ticked further down.
 */
export function hasMarks(name: string, counts: CellCounts | undefined): boolean {
	if (counts === undefined) return choiceOf(name).question !== undefined;
	return counts.filled > 0 && counts.marks === counts.filled;
}

/** Assigns the columns by their names. Of those with marks, only answers about publication are read. */
export function columnsByAnswers(names: readonly string[], values: ColumnValues): Columns {
	const others = names.filter((name) => !hasMarks(name, values.get(name)));
	const found = columnsByWords(others, values);
	if (others.length === names.length) return found;
	const all = columnsByWords(names, values);
	const [consent, ...further] = columnsFor(all, 'consent');
	const open = [
		...found.open.filter(({ field }) => field !== 'consent'),
		...all.open.filter(({ field }) => field === 'consent'),
	];
	const { withheld, shown, anonymous } = all;
	return {
		...found,
		fields: new Map([
			...found.fields,
			...(consent === undefined ? [] : [['consent', consent] as const]),
		]),
		others: new Map([...(found.others ?? []), ['consent', further]]),
		...{ open, withheld, shown, anonymous },
	};
}

/**
 * Assigns the columns by their names. A question that nobody answers with a rating does not ask for
 * it, if another does and all its answers are ratings.
 */
function columnsByWords(names: readonly string[], values: ColumnValues): Columns {
	const prose = names.filter((name) => isProse(values.get(name)));
	const isRated = (name: string) => {
		const { filled = 0, ratings = 0 } = values.get(name) ?? {};
		return filled > 0 && ratings === filled;
	};
	const rated = names.filter(isRated);
	const found = columnsOf(names, prose, [], rated);
	const isUnrated = (name: string) => {
		const { filled = 0, ratings = 0, ratingWords = 0 } = values.get(name) ?? {};
		return filled > 0 && ratings === 0 && ratingWords === 0;
	};
	if (!isUnrated(found.fields.get('rating') ?? '')) return found;
	const other = columnsOf(names, prose, names.filter(isUnrated), rated);
	return isRated(other.fields.get('rating') ?? '') ? other : found;
}
