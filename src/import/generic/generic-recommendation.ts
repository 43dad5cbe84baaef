import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer, toRecommendation } from '../values/cell-values.ts';
import { parseRating } from '../values/parse-rating.ts';
import { NONE, type ColumnValues } from './column-values.ts';
import type { Columns } from './generic-fields.ts';
import { meaningOf, type GenericRecord } from './generic-record.ts';

/**
 * Whether a record has stars. "Recommended" is none, unless the mapping file says so; neither are the 5 stars or 1
 * star to which a program converted a recommendation.
 */
export function isRated({ cell, reading }: GenericRecord): boolean {
	const word = fold(cell('rating'));
	const isRecommendation = toAnswer(fold(cell('is_recommendation'))) === true;
	if (isRecommendation && convertedOf(word) !== undefined) return false;
	if (reading.values.rating.has(word)) return true;
	return !isNothing(word) && toRecommendation(word) === undefined;
}

/** Whether the customer recommends the business, also if the column of the stars says it. */
export function recommendsOf(record: GenericRecord): boolean | undefined {
	const written = fold(record.cell('rating'));
	const inStead = isRated(record) ? undefined : (toRecommendation(written) ?? convertedOf(written));
	const usual = (word: string) => toAnswer(word) ?? toRecommendation(word);
	return inStead ?? meaningOf(record, 'recommends', record.reading.values.recommends, usual);
}

/** Whether a column with yes and no may say it, if no other column does. */
export function mayRecommend(
	name: string,
	{ fields }: Pick<Columns, 'fields'>,
	values: ColumnValues,
): boolean {
	const { filled, answers } = values.get(name) ?? NONE;
	return !fields.has('recommends') && filled > 0 && answers === filled;
}

/** Returns the recommendation that a program converted to 5 stars or 1 star. */
function convertedOf(rating: string): boolean | undefined {
	const { value } = parseRating(rating) ?? {};
	return value === 5 || (value === 1 ? false : undefined);
}
