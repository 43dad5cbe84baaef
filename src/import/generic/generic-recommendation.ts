import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer, toRecommendation } from '../values/cell-values.ts';
import { meaningOf, type GenericRecord } from './generic-record.ts';

/** Whether a record has stars. "Recommended" is none, unless the mapping file says so. */
export function isRated({ cell, reading }: GenericRecord): boolean {
	const word = fold(cell('rating'));
	if (reading.values.rating.has(word)) return true;
	return !isNothing(word) && toRecommendation(word) === undefined;
}

/** Whether the customer recommends the business, also if the column of the stars says it. */
export function recommendsOf(record: GenericRecord): boolean | undefined {
	const inStead = isRated(record) ? undefined : toRecommendation(fold(record.cell('rating')));
	const usual = (word: string) => toAnswer(word) ?? toRecommendation(word);
	return inStead ?? meaningOf(record, 'recommends', record.reading.values.recommends, usual);
}
