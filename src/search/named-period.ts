import {
	CalendarDate,
	daysBefore,
	firstOfDays,
	firstOfMonths,
	monthsBefore,
} from '../reviews/calendar-date.ts';

/** The days that words such as "March 2026" or "last month" name. */
export interface NamedPeriod {
	readonly first: CalendarDate;
	readonly last: CalendarDate;
	/** Whether it counts from the newest review: "last month", but not "March 2026". */
	readonly isRelative: boolean;
	/** Whether the words often mean something else: "spring" is a part, and 2021 a model year. */
	readonly isAmbiguous: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Reader = (groups: Groups, newest: CalendarDate, name: string) => NamedPeriod | undefined;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
	'(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
	'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?<year>(?:19|20)[0-9]{2})';
const DAY = '(?<day>[0-9]{1,2})(?:st|nd|rd|th)?';
const WHICH = '(?:(?<which>this|last) )?';
/** The first month of each season. */
const SEASONS: Groups = { spring: '3', summer: '6', fall: '9', autumn: '9', winter: '12' };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = `(?<count>[0-9]{1,2}|few|couple of|${NUMBERS.join('|')})`;

const PERIODS: readonly (readonly [string, Reader])[] = [
	[`${YEAR}-(?<number>[0-9]{2})(?:-(?<day>[0-9]{2}))?`, readDated],
	[`${WHICH}${MONTH}(?: ${DAY})?(?:,? ${YEAR})?`, readDated],
	[`${DAY} (?:of )?${MONTH},? ${YEAR}`, readDated],
	[`${WHICH}(?<season>${Object.keys(SEASONS).join('|')})(?: (?:of )?${YEAR})?`, readDated],
	[`q(?<quarter>[1-4])(?: (?:of )?${YEAR})?`, readDated],
	[YEAR, readDated],
	[
		`(?<which>this|last|past|previous) (?:${COUNT} )?(?<unit>day|week|month|quarter|year)s?`,
		readSpan,
	],
];

/** Matches every name of a period, in small letters and without groups. */
export const PERIOD = `(?:the )?(?:${PERIODS.map(([source]) =>
	source.replaceAll(/\?<\w+>/g, '?:'),
).join('|')})`;

/** Reads the name of a period. Years that it does not name are the latest before the newest review. */
export function readPeriod(name: string, newest: CalendarDate): NamedPeriod | undefined {
	for (const [source, read] of PERIODS) {
		const match = new RegExp(`^(?:the )?${source}$`, 'i').exec(name);
		if (match) return read(match.groups ?? {}, newest, name);
	}
	return undefined;
}

function readDated(groups: Groups, newest: CalendarDate): NamedPeriod | undefined {
	const { year, number, month, day, season, quarter, which } = groups;
	const [start, length] = firstMonth(groups);
	const inYear = (one: number) => {
		const period = monthsFrom(one, start, length);
		const first = day === undefined ? period.first : period.first.slice(0, 8) + pad(Number(day));
		return { first, last: day === undefined ? period.last : first };
	};
	const latest = Number(newest.slice(0, 4));
	const period = [year === undefined ? [latest, latest - 1, latest - 2] : [Number(year)]]
		.flat()
		.map(inYear)
		.find(({ first, last }) => year ?? (which === 'last' ? last < newest : first <= newest));
	if (!period || !CalendarDate.safeParse(period.first).success) return undefined;
	const isNamed = [month ?? season, year ?? which ?? day].every((part) => part !== undefined);
	const isRelative = year === undefined;
	return { ...period, isRelative, isAmbiguous: !isNamed && (number ?? quarter) === undefined };
}

/** Returns the first month of a period in its year, and its number of months. */
function firstMonth({ number, month, season, quarter }: Groups): [number, number] {
	if (number !== undefined) return [Number(number), 1];
	if (month !== undefined) return [MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, 1];
	if (season !== undefined) return [Number(SEASONS[season.toLowerCase()]), 3];
	return quarter === undefined ? [1, 12] : [Number(quarter) * 3 - 2, 3];
}

/** Reads "last month" as the month before that of the newest review, and "the last month" as the days up to it. */
function readSpan(
	{ which = '', count, unit = '' }: Groups,
	newest: CalendarDate,
	name: string,
): NamedPeriod {
	const spoken = count?.toLowerCase().replace('few', 'three').replace('couple of', 'two') ?? 'one';
	const number = NUMBERS.includes(spoken) ? NUMBERS.indexOf(spoken) : Number(spoken);
	const isRelative = true;
	const found = { last: newest, isRelative, isAmbiguous: false };
	const days = { day: 1, week: 7 }[unit.toLowerCase()];
	if (days !== undefined) return { ...found, first: firstOfDays(newest, number * days) };
	const months = { month: 1, quarter: 3 }[unit.toLowerCase()] ?? 12;
	if (count !== undefined || /^(?:the (?:last|past)|past)\b/i.test(name)) {
		return { ...found, first: firstOfMonths(newest, number * months) };
	}
	const [year = 0, month = 1] = newest.split('-').map(Number);
	const own = monthsFrom(year, month - ((month - 1) % months), months);
	if (/^this$/i.test(which)) return { ...found, ...own };
	return { ...found, first: monthsBefore(own.first, months), last: daysBefore(own.first, 1) };
}

/** Returns the first and last day of a number of months. */
function monthsFrom(year: number, month: number, length: number) {
	const first = `${year}-${pad(month)}-01`;
	if (month < 1 || month > 12) return { first, last: first };
	return { first, last: daysBefore(monthsBefore(first, -length), 1) };
}

function pad(number: number): string {
	return String(number).padStart(2, '0');
}
