import { basename } from 'node:path';
import type { SourcePolicy } from '../../reviews/business/verification-policy.ts';
import { fold } from '../../reviews/fold.ts';
import type { Evidence, Exhibit } from './generic-evidence.ts';
import type { BusinessFile } from '../../reviews/business/business-file.ts';
import type { OperatorAnswers } from '../formats/import-format.ts';
import { AGGREGATORS, knownSource, sourceNamed } from '../formats/known-sources.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { guessSource } from '../formats/platform-evidence.ts';
import { siteSourceOf } from '../formats/site-source.ts';
import type { DateForm, DateOrder } from '../values/written-date.ts';

/** An answer from the file or the operator, with notes for the report; or an open question. */
export type Settled<Answer> =
	| { readonly answer: Answer; readonly notes: readonly string[] }
	| { readonly questions: readonly Omit<OpenQuestion, 'file'>[] };

/**
 * Determines the order of day and month: the operator's answer, or the order that is evident from a
 * date in the file.
 * @param column name of the column with the date, which may name its zone: "Submit Date (UTC)"
 */
export function settleDates(
	evidence: Evidence,
	answers: OperatorAnswers,
	column = '',
): Settled<DateForm> {
	const { map } = answers;
	const datePattern = map?.date_pattern;
	const named = /(?<![a-z])(?:utc|gmt)(?![a-z])/i.test(column) ? 'UTC' : undefined;
	const timeZone = answers.timeZone ?? map?.time_zone ?? named;
	const areDays = evidence.areMidnights;
	const taken = areDays ? ['every time is 00:00, so only the days count'] : [];
	if (datePattern !== undefined) {
		return { answer: { datePattern, timeZone, areDays }, notes: taken };
	}

	const { eitherOrder, inNumbers, shortYear, orders } = evidence;
	const dayFirst = isRare(orders.dayFirst, orders.monthFirst) ? undefined : evidence.dayFirst;
	const monthFirst = isRare(orders.monthFirst, orders.dayFirst) ? undefined : evidence.monthFirst;
	const given = answers.dateOrder ?? map?.date_order;
	if (given === undefined && dayFirst !== undefined && monthFirst !== undefined) {
		const question = `Does the day or the month come first? ${at(dayFirst)} has the day first and ${at(monthFirst)} the month; dates that do not fit your answer are rejected`;
		return { questions: [{ flag: 'date-order', question, choices: ['dmy', 'mdy'] }] };
	}
	const shown = dayFirst ?? monthFirst;
	if (given === undefined && shown === undefined && eitherOrder !== undefined) {
		const question = `Does the day or the month come first in dates like ${at(eitherOrder)}?`;
		return { questions: [{ flag: 'date-order', question, choices: ['dmy', 'mdy'] }] };
	}

	const seen: DateOrder = monthFirst === undefined ? 'dmy' : 'mdy';
	const dateOrder = inNumbers === undefined ? undefined : (given ?? seen);
	const why = given === undefined ? shown && `as ${at(shown)} shows` : 'as you answered';
	const notes = [
		...taken,
		...(dateOrder === undefined || why === undefined
			? []
			: [`dates in numbers have the ${dateOrder === 'dmy' ? 'day' : 'month'} first, ${why}`]),
		...(shortYear === undefined
			? []
			: [`two-digit years, as in ${at(shortYear)}, mean 1990 to 2089`]),
	];
	return { answer: { dateOrder, timeZone, areDays }, notes };
}

/** Whether dates in one order are mistakes among those in the other: a single one, or 1 in 20. */
function isRare(some: number, others: number): boolean {
	return some === 1 ? others > 2 : some * 20 <= others;
}

function at({ cell, line }: Exhibit): string {
	const [numbers = ''] = /\d[\d/.-]{0,9}/.exec(cell) ?? [];
	return `"${numbers}" (line ${line})`;
}

export interface SettledSources {
	/** The source for records that do not name one. */
	readonly usual: string;
	/** Source ids by the folded cells that name them. */
	readonly byCell: ReadonlyMap<string, string>;
}

const MAX_SHOWN = 8;
/** Trustpilot's "Source Name" says how a review was invited. */
const INVITATION =
	/^(?:organic|redirected|verified|invited|kickstart|afs(?:v\d)?|automatic feedback service|(?:(?:manual|automatic|basic|verified|e-?mail|business ?generated) ?)?(?:invitation|link)(?: ?(?:link)? ?api)?)?$/i;

/**
 * Determines the source of the reviews: the operator's answer, the file's source column, or the only
 * platform that its links lead to or that its name names. Each site from which an aggregator has reviews
 * is a source of its own.
 */
export function settleSource(
	{ sources: cells, links }: Evidence,
	answers: OperatorAnswers,
	{ review_policy: { sources } }: BusinessFile,
	{ file, column: named }: { readonly file: string; readonly column: string | undefined },
): Settled<SettledSources> {
	const column = [...cells.keys()].every((cell) => INVITATION.test(cell)) ? undefined : named;
	const guess = guessSource(links, file, sources);
	const given = answers.source ?? answers.map?.constants.source;
	const aggregator = given ?? guess?.id ?? '';
	const isAggregated = answers.source === undefined && AGGREGATORS.includes(aggregator);
	if (given !== undefined && !(isAggregated && column !== undefined)) {
		const notes = column === undefined ? [] : [`the source is "${given}"; "${column}" is ignored`];
		return { answer: { usual: given, byCell: new Map() }, notes };
	}
	const ids = sources.map(({ id }) => id);
	if (column === undefined) {
		if (guess !== undefined) {
			const note = `source "${guess.id}", ${guess.ground}; for another, add --source ID`;
			return { answer: { usual: guess.id, byCell: new Map() }, notes: [note] };
		}
		const question =
			'Which source are its reviews from? Choose one of these, a platform such as yelp, or a new ID with --source-name "NAME" and --first-party yes if you asked for the reviews yourself, no if a site collected them';
		return {
			questions: [{ flag: 'source', question, choices: ids, usual: ownSource(file, sources) }],
		};
	}

	const mapped = Object.entries(answers.map?.values.source ?? {});
	const known = [...cells.keys()].flatMap((cell) => {
		const id = isAggregated
			? (siteSourceOf(aggregator, cell, RegExp(`^${aggregator}$`, 'i'), answers) ?? aggregator)
			: sourceNamed(cell, sources);
		return id === undefined ? [] : [[fold(cell), id] as const];
	});
	const byCell = new Map([
		...known,
		...mapped.map(([cell, id]) => [fold(cell).trim(), id] as const),
	]);
	const unknown = [...cells.keys()].filter((cell) => !byCell.has(fold(cell)));
	const wrong = mapped.find(([, id]) => !ids.includes(id) && knownSource(id) === undefined);
	if (unknown.length > 0 || wrong !== undefined) {
		const shown = unknown.slice(0, MAX_SHOWN).map(showSource).join(', ');
		const question =
			wrong === undefined
				? `Which source is ${shown} in "${column}"? Choose one for the whole file, or list each name in a mapping file: values: { source: { NAME: ID } }`
				: `Which source is "${wrong[1]}"? The mapping file names it, but business.yaml does not have it`;
		return { questions: [{ flag: 'source', question, choices: ids }] };
	}
	const [first = ''] = cells.keys();
	const counts = [...cells].map(([cell, count]) => `${byCell.get(fold(cell))} (${count})`);
	return {
		answer: { usual: byCell.get(fold(first)) ?? '', byCell },
		notes: [`sources by "${column}": ${counts.join(', ')}`],
	};
}

const SURVEY = /survey|questionnaire|feedback|befragung|umfrage|encuesta|enqu[eê]te/i;

/** Returns the only source whose reviews the business asks for, if the name of the file says it is a survey. */
function ownSource(file: string, sources: readonly SourcePolicy[]): string | undefined {
	const [only, ...others] = sources.filter(({ first_party }) => first_party);
	return others.length === 0 && SURVEY.test(basename(file)) ? only?.id : undefined;
}

/** Quotes a cell in a message, unless it is too long to be the name of a source. */
function showSource(cell: string): string {
	if (cell === '') return 'an empty cell';
	return cell.length > 40 || cell.includes('@')
		? `a text of ${cell.length} characters`
		: `"${cell}"`;
}
