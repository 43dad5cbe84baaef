import type { Evidence, Exhibit } from './generic-evidence.ts';
import type { OperatorAnswers } from './import-format.ts';
import type { Settled } from './settlement.ts';
import type { DateForm, DateOrder } from './written-date.ts';

/**
 * Finds the order of day and month: the operator's answer, or the order that a date in the file
 * shows.
 */
export function settleDates(evidence: Evidence, answers: OperatorAnswers): Settled<DateForm> {
	const { map } = answers;
	const datePattern = map?.date_pattern;
	const timeZone = answers.timeZone ?? map?.time_zone;
	if (datePattern !== undefined) return { answer: { datePattern, timeZone }, notes: [] };

	const { dayFirst, monthFirst, eitherOrder, inNumbers, shortYear } = evidence;
	const told = answers.dateOrder ?? map?.date_order;
	if (told === undefined && dayFirst !== undefined && monthFirst !== undefined) {
		return {
			question: `whether the day or the month comes first, because ${at(dayFirst)} has the day first and ${at(monthFirst)} the month: --date-order dmy or --date-order mdy; dates that do not fit are rejected`,
		};
	}
	const shown = dayFirst ?? monthFirst;
	if (told === undefined && shown === undefined && eitherOrder !== undefined) {
		return {
			question: `whether the day or the month comes first in dates like ${at(eitherOrder)}: --date-order dmy or --date-order mdy`,
		};
	}

	const seen: DateOrder = monthFirst === undefined ? 'dmy' : 'mdy';
	const dateOrder = inNumbers === undefined ? undefined : (told ?? seen);
	const why = told === undefined ? shown && `as ${at(shown)} shows` : 'as you say';
	const notes = [
		...(dateOrder === undefined || why === undefined
			? []
			: [`dates in numbers have the ${dateOrder === 'dmy' ? 'day' : 'month'} first, ${why}`]),
		...(shortYear === undefined
			? []
			: [`years of two digits, as in ${at(shortYear)}, are those of 1990 to 2089`]),
	];
	return { answer: { dateOrder, timeZone }, notes };
}

function at({ cell, line }: Exhibit): string {
	const [numbers = ''] = /\d[\d/.-]{0,9}/.exec(cell) ?? [];
	return `"${numbers}" (line ${line})`;
}
