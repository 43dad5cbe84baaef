import { fold } from '../reviews/fold.ts';
import type { Evidence, Exhibit } from './generic-evidence.ts';
import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { OperatorAnswers } from './import-format.ts';
import { SCALES, type Scale } from './rating-scale.ts';
import type { DateForm, DateOrder } from './written-date.ts';

/** An answer from the file or the operator, with notes for the report; or an open question. */
export type Settled<Answer> =
	| { readonly answer: Answer; readonly notes: readonly string[] }
	/** Completes "before you say …", and names the flag that answers the question. */
	| { readonly question: string };

/**
 * Determines the rating scale: five, unless a rating shows that it is higher. Then only the
 * operator can know.
 */
export function settleScale(evidence: Evidence, answers: OperatorAnswers): Settled<Scale> {
	const told = SCALES.find((scale) => scale === (answers.scale ?? answers.map?.scale));
	if (told !== undefined) {
		const notes = told === 5 ? [] : [`ratings are out of ${told}, as you say, and ${told} is best`];
		return { answer: told, notes };
	}
	const [, stated] = [...evidence.scales].find(([scale]) => scale !== 5) ?? [];
	const exhibit = stated ?? evidence.aboveFive;
	const reason = exhibit && `line ${exhibit.line} has ${show(exhibit.cell)}`;
	if (reason === undefined) return { answer: 5, notes: [] };
	return {
		question: `how many the best rating has, because ${reason}: --scale ${SCALES.slice(0, -1).join(', ')} or ${SCALES.at(-1)}; ratings that do not fit are rejected`,
	};
}

/** Does not show long numbers, which may be phone numbers instead of ratings. */
function show(cell: string): string {
	return cell.length <= 16 && !/\d{4}/.test(cell) ? `"${cell}"` : 'a larger number';
}

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

export interface SettledSources {
	/** The source of records that do not name one. */
	readonly usual: string;
	/** Source ids by the folded cells that name them. */
	readonly byCell: ReadonlyMap<string, string>;
}

const MOST_SHOWN = 8;

/** Determines the source of the reviews: the operator's answer, or the file's source column. */
export function settleSource(
	{ sources: cells }: Evidence,
	answers: OperatorAnswers,
	{ review_policy: { sources } }: BusinessFile,
	column: string | undefined,
): Settled<SettledSources> {
	const told = answers.source ?? answers.map?.constants.source;
	if (told !== undefined) {
		const notes =
			column === undefined ? [] : [`the source is "${told}", as you say, whatever "${column}" has`];
		return { answer: { usual: told, byCell: new Map() }, notes };
	}
	const ids = sources.map(({ id }) => id);
	if (column === undefined) {
		return {
			question: `where its reviews are from: --source ID, one of ${ids.join(', ')} (review_policy.sources in business.yaml)`,
		};
	}

	const mapped = Object.entries(answers.map?.values.source ?? {});
	const byCell = new Map([
		...sources.flatMap(
			({ id, name }) =>
				[
					[fold(id), id],
					[fold(name), id],
				] as const,
		),
		...mapped.map(([cell, id]) => [fold(cell).trim(), id] as const),
	]);
	const unknown = [...cells.keys()].filter((cell) => !byCell.has(fold(cell)));
	const wrong = mapped.find(([, id]) => !ids.includes(id));
	if (unknown.length > 0 || wrong !== undefined) {
		const shown = unknown.slice(0, MOST_SHOWN).map(showSource).join(', ');
		const what = wrong === undefined ? shown : `"${wrong[1]}"`;
		return {
			question: `which source ${what} in "${column}" is: in a mapping file (--map) as values: { source: { … } }, or for the whole file with --source ID; there are ${ids.join(', ')} (review_policy.sources in business.yaml)`,
		};
	}
	const [first = ''] = cells.keys();
	const counts = [...cells].map(([cell, count]) => `${byCell.get(fold(cell))} (${count})`);
	return {
		answer: { usual: byCell.get(fold(first)) ?? '', byCell },
		notes: [`sources by "${column}": ${counts.join(', ')}`],
	};
}

/** Does not show long cells: they are not names of sources. */
function showSource(cell: string): string {
	if (cell === '') return 'an empty cell';
	return cell.length > 40 || cell.includes('@')
		? `a text of ${cell.length} characters`
		: `"${cell}"`;
}
