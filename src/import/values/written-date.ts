import { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import { datePattern, fullYear } from './date-pattern.ts';
import { monthOfName } from './month-names.ts';
import { toInstant } from './zoned-time.ts';

export type DateOrder = 'dmy' | 'mdy';

/** The operator's settings for the dates in a file. */
export interface DateForm {
	readonly dateOrder?: DateOrder | undefined;
	readonly datePattern?: string | undefined;
	/** Zone of times that do not name one. */
	readonly timeZone?: string | undefined;
	/** Whether all times of a file are 00:00, so that they only say a day. */
	readonly areDays?: boolean | undefined;
}

/**
 * The numbers of a date such as 03/04/2026. Only the file or the operator can determine their
 * order.
 */
export interface OpenDate {
	readonly first: number;
	readonly second: number;
}

const CLOCK =
	'(\\d{1,2})(?::|h)(\\d{2})(?::(\\d{2})(?:[.,](\\d+))?)?\\s*([ap]\\.?\\s?m\\.?)?\\s*((?:utc|gmt)?[+-]\\d{2}(?::?\\d{2})?|z|utc|gmt)?(\\s*\\(?[a-z]{2,5}\\)?)?';
const REST = new RegExp(`^(?:(?:\\s*,)?\\s+(?:(?:at|à|um|a las)\\s+)?|t)${CLOCK}$`, 'i');
/** The start of a time in no known form. */
const BAD_TIME = /^(?:(?:\s*,)?\s+(?:(?:at|à|um|a las)\s+)?|t)\d{1,2}\s?[:.h]\d/i;
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
/** Longer texts are not dates, and matching them can be slow. */
const MAX_LENGTH = 100;
const EPOCH = /^-?(?:\d{10}|\d{13})(?:\.0+)?$/;
const LEADING = /^(?:on\s+)?(?:\p{L}{2,9}\.?,\s*|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s+)?/iu;

/**
 * Parses a date or a time: ISO 8601 and RFC 3339, dates with the year first, month names in
 * English, Spanish, French and German, seconds and milliseconds since 1970, and numeric dates if their
 * order is known. A time without a zone becomes its day, unless `timeZone` is set; so does a time that
 * does not exist. Undefined for anything else, and for dates that do not exist.
 */
export function readDate(written: string, form: DateForm): CalendarDate | Instant | undefined {
	const when = readWhen(written, form);
	return form.areDays === true && isMidnight(when) ? when?.slice(0, 10) : when;
}

/** Whether a date has a time, which is 00:00 as written, in any zone. */
export function isMidnight(when: string | undefined): boolean {
	return when !== undefined && /T00:00:00(?:\.0+)?(?:Z|[+-]\d{2}:\d{2})$/.test(when);
}

function readWhen(written: string, form: DateForm): CalendarDate | Instant | undefined {
	if (written.length > MAX_LENGTH) return undefined;
	const text = written.trim().replace(/\s+/g, ' ');
	if (form.datePattern !== undefined) {
		const parts = datePattern(form.datePattern)(text);
		return parts === undefined ? undefined : toDate(parts.day, parts.clock, form);
	}
	if (EPOCH.test(text)) return ofEpoch(Number(text));
	const found = findDay(text.replace(LEADING, ''), form) ?? findDay(text, form);
	if (found === undefined) return undefined;
	const rest = found.rest.trimEnd();
	if (rest === '') return CalendarDate.safeParse(found.day).data;
	const clock = REST.exec(rest);
	if (clock !== null) return toDate(found.day, toClock(clock), form);
	return BAD_TIME.test(rest) ? CalendarDate.safeParse(found.day).data : undefined;
}

/**
 * Returns the two numbers that may be day or month; undefined if the order is clear, or if the text
 * is not a date.
 */
export function openDateOf(written: string): OpenDate | undefined {
	const [, ...numbers] = NUMERIC.exec(written.trim().replace(LEADING, '')) ?? [];
	const [first = 0, , second = 0] = numbers.map(Number);
	const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
	return isDay(first, second) || isDay(second, first) ? { first, second } : undefined;
}

/** Whether a date has a two-digit year, which the report mentions. */
export function hasShortYear(written: string): boolean {
	return /^\d{1,2}([/.-])\d{1,2}\1\d{2}(?!\d)/.test(written.trim().replace(LEADING, ''));
}

/** Hours, minutes, seconds and fraction, with `Z` or an offset if there is one. */
export interface Clock {
	readonly time: string;
	readonly offset?: string | undefined;
	/**
	 * Whether the time ends in letters such as PST, which can mean several zones. Such times are not
	 * converted.
	 */
	readonly namesZone?: boolean | undefined;
}

function findDay(text: string, { dateOrder }: DateForm) {
	const iso =
		/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text) ??
		/^((?:19|20)\d{2})()(\d{2})(\d{2})(?!\d)/.exec(text);
	if (iso !== null) {
		return { day: toDay(iso[1], iso[3], iso[4]), rest: text.slice(iso[0].length) };
	}
	const numeric = NUMERIC.exec(text);
	if (numeric !== null) {
		const [all, first, , second, year] = numeric;
		const [day, month] = dateOrder === 'mdy' ? [second, first] : [first, second];
		if (dateOrder === undefined) return undefined;
		return { day: toDay(year, month, day), rest: text.slice(all.length) };
	}
	const named =
		/^(?<name>\p{L}{3,10}\.?)[ -](?<day>\d{1,2})(?:st|nd|rd|th)?,?[ -](?<year>\d{4})(?!\d)/iu.exec(
			text,
		) ??
		/^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[ -](?:(?:of|de) )?(?<name>\p{L}{3,10}\.?),?[ -](?:(?:de|del) )?(?<year>\d{4})(?!\d)/iu.exec(
			text,
		);
	const { name = '', day, year } = named?.groups ?? {};
	const month = monthOfName(name);
	if (named === null || month === undefined) return undefined;
	return { day: toDay(year, String(month), day), rest: text.slice(named[0].length) };
}

function toDay(year = '', month = '', day = ''): string {
	const full = year.length === 2 ? String(fullYear(Number(year))) : year;
	return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function toClock([
	,
	hour = '',
	minute,
	second = '00',
	fraction,
	half,
	zone,
	letters,
]: RegExpExecArray): Clock {
	const isNight = half !== undefined && Number(hour) === 12;
	// Some exports write "19:50 PM".
	const isPast = half?.toLowerCase().startsWith('p') === true && Number(hour) <= 12;
	const hours = String((isNight ? 0 : Number(hour)) + (isPast ? 12 : 0)).padStart(2, '0');
	const time = `${hours}:${minute}:${second}${fraction === undefined ? '' : `.${fraction}`}`;
	const namesZone = letters !== undefined;
	return { time, offset: zone === undefined ? undefined : toOffset(zone), namesZone };
}

function toOffset(zone: string): string {
	const [, hours, minutes = '00'] = /([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
	return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

function toDate(day: string, clock: Clock | undefined, { timeZone }: DateForm) {
	const date = CalendarDate.safeParse(day).data;
	if (date === undefined || clock === undefined) return date;
	const { time, offset, namesZone } = clock;
	// Checked in UTC first: impossible times cannot be converted to a zone.
	const inUtc = Instant.safeParse(`${date}T${time}Z`).data;
	if (inUtc === undefined) return date;
	if (offset !== undefined) return Instant.safeParse(`${date}T${time}${offset}`).data ?? date;
	if (timeZone === undefined || namesZone === true) return date;
	if (timeZone === 'UTC') return inUtc;
	return toInstant(date, time, timeZone);
}

function ofEpoch(value: number): Instant {
	const milliseconds = Math.abs(value) >= 1e11 ? value : value * 1000;
	return new Date(milliseconds).toISOString();
}
