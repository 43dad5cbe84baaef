import { daysBefore, monthsBefore, type CalendarDate } from '../reviews/calendar-date.ts';
import { PERIOD, readPeriod, type NamedPeriod } from './named-period.ts';
import type { SearchIndex } from './search-index.ts';

/** The days that a question asks about, both inclusive. */
export interface AskedDays {
	readonly since?: CalendarDate | undefined;
	readonly until?: CalendarDate | undefined;
	/** The question without the words for these days. */
	readonly rest: string;
	/** A sentence that says which days these are. */
	readonly note: string;
}

const RANGE = new RegExp(
	`\\b(?:between|from|in|during) (${PERIOD}) (?:and|or|to|until|till|through) (${PERIOD})(?![\\w-])`,
	'gi',
);
/** After these, a month, a season or a year is always a time. */
const STRONG = 'since|after|before|until|till|through|in|during';
const ONE = new RegExp(
	`\\b(?:(?:(${STRONG})|within|over|of|for|from|on) )?(${PERIOD})(?![\\w-])`,
	'gi',
);

/** A model after its year, "2023 Tahoe", or what belongs to a season: these name a thing, not a time. */
const THING = /^ (?:\p{Lu}|\p{L}*\d|(?:tires?|tyres?|coils?)\b)/u;

/**
 * Reads the days that a question asks about: "since spring", "in 2026", "the last 6 months". Relative ones count
 * from the newest review. A question about two separate periods compares them: it asks about neither alone.
 */
export function askedDays(question: string, newest: CalendarDate): AskedDays | undefined {
	const sinces: CalendarDate[] = [];
	const untils: CalendarDate[] = [];
	const relative: string[] = [];
	const take = (as: string, first: NamedPeriod, last: NamedPeriod, bound = '') => {
		const { since, until } = bounded(first, last, bound.toLowerCase());
		if (since !== undefined) sinces.push(since);
		if (until !== undefined) untils.push(until);
		if (first.isRelative || last.isRelative) relative.push(`"${as}"`);
		return ' ';
	};
	const rest = question
		.replaceAll(/\s+/g, ' ')
		.replaceAll(RANGE, (as, from: string, to: string) => {
			const last = readPeriod(to, newest);
			const [year] = /\d{4}$/.exec(to) ?? [];
			// The year after the second month is often that of both.
			const first = (year && readPeriod(`${from} ${year}`, newest)) || readPeriod(from, newest);
			if (!first || !last) return as;
			// "From November to February" begins the year before.
			const isEarlier = first.first > last.last && !/\d{4}/.test(from);
			return take(as, isEarlier ? yearBefore(first) : first, last);
		})
		.replaceAll(ONE, (as, strong: string | undefined, name: string, at: number, all: string) => {
			const period = readPeriod(name, newest);
			if (!period) return as;
			const isLast = as !== name && !/\w/.test(all.slice(at + as.length));
			const isThing = THING.test(all.slice(at + as.length));
			if (period.isAmbiguous && (isThing || (strong === undefined && !isLast))) return as;
			return take(as, period, period, strong);
		});
	const since = sinces.toSorted().at(-1);
	const [until] = untils.toSorted();
	if (since === undefined && until === undefined) return undefined;
	if (since !== undefined && until !== undefined && since > until) return undefined;
	const counts = relative.length === 1 ? 'counts' : 'count';
	const why = `: ${relative.join(' and ')} ${counts} from the newest review (${newest})`;
	return {
		since,
		until,
		rest,
		note: `Only reviews ${sayDays(since, until)}${relative.length > 0 ? why : ''}.`,
	};
}

/** Reads the days that a question asks about as filters, with the rest of the question. */
export function splitDays({ days, count }: SearchIndex, question: string) {
	const asked = count === 0 ? undefined : askedDays(question, days.dateOf(0));
	const { since, until, rest = question, note } = asked ?? {};
	return { period: { since, until }, rest, notes: note === undefined ? [] : [note] };
}

function yearBefore(period: NamedPeriod): NamedPeriod {
	return { ...period, first: monthsBefore(period.first, 12) };
}

function bounded({ first }: NamedPeriod, { last }: NamedPeriod, bound: string) {
	if (bound === 'since') return { since: first };
	if (bound === 'after') return { since: daysBefore(last, -1) };
	if (bound === 'before') return { until: daysBefore(first, 1) };
	if (['until', 'till', 'through'].includes(bound)) return { until: last };
	return { since: first, until: last };
}

function sayDays(since: CalendarDate | undefined, until: CalendarDate | undefined): string {
	if (since === undefined) return `until ${until}`;
	return until === undefined ? `since ${since}` : `from ${since} to ${until}`;
}
