import { monthOfName } from './month-names.ts';

/** A date, optionally with a time, matched by a pattern. */
interface PatternDate {
	readonly day: string;
	readonly clock: { readonly time: string; readonly offset?: string } | undefined;
}

const PARTS: ReadonlyMap<string, string> = new Map([
	['YYYY', '(?<year>\\d{4})'],
	['YY', '(?<short>\\d{2})'],
	['MMM', '(?<name>\\p{L}{3,10}\\.?)'],
	['MM', '(?<month>\\d{2})'],
	['M', '(?<month>\\d{1,2})'],
	['DD', '(?<day>\\d{2})'],
	['D', '(?<day>\\d{1,2})'],
	['HH', '(?<hour>\\d{2})'],
	['H', '(?<hour>\\d{1,2})'],
	['hh', '(?<half>\\d{2})'],
	['h', '(?<half>\\d{1,2})'],
	['mm', '(?<minute>\\d{2})'],
	['ss', '(?<second>\\d{2})'],
	['A', '(?<noon>[AaPp]\\.?[Mm]\\.?)'],
	['*', '.*'],
]);
const TOKEN = /YYYY|YY|MMM|MM|M|DD|D|HH|H|hh|h|mm|ss|A|\*/g;

/** Whether a pattern has a year, a month and a day, exactly once each. */
export function isDatePattern(pattern: string): boolean {
	const tokens = pattern.match(TOKEN) ?? [];
	const counts = [/^Y/, /^M/, /^D/].map((kind) => tokens.filter((one) => kind.test(one)).length);
	const clock = [/^[Hh]/, /^mm$/, /^ss$/, /^A$/].map(
		(kind) => tokens.filter((one) => kind.test(one)).length,
	);
	const [hours = 0, minutes = 0] = clock;
	return (
		counts.every((count) => count === 1) && clock.every((count) => count <= 1) && hours === minutes
	);
}

/** Returns a parser for dates in a pattern such as `DD.MM.YYYY HH:mm`. `*` matches anything. */
export function datePattern(pattern: string): (text: string) => PatternDate | undefined {
	const known = readers.get(pattern);
	if (known !== undefined) return known;
	let source = '';
	let done = 0;
	for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
		source += RegExp.escape(pattern.slice(done, index)) + (PARTS.get(token) ?? '');
		done = index + token.length;
	}
	const whole = new RegExp(`^${source}${RegExp.escape(pattern.slice(done))}$`, 'u');
	const read = (text: string) => toPatternDate(whole.exec(text)?.groups);
	readers.set(pattern, read);
	return read;
}

const readers = new Map<string, (text: string) => PatternDate | undefined>();

function toPatternDate(groups: Record<string, string> | undefined): PatternDate | undefined {
	if (groups === undefined) return undefined;
	const { year, short = '', month, name = '', day = '', hour, half, minute, second, noon } = groups;
	const number = month ?? String(monthOfName(name) ?? '');
	const years = year ?? String(fullYear(Number(short)));
	const date = `${years}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const shift = /^p/i.test(noon ?? '') ? 12 : 0;
	const hours = hour ?? (half === undefined ? undefined : String((Number(half) % 12) + shift));
	if (hours === undefined) return { day: date, clock: undefined };
	return { day: date, clock: { time: `${hours.padStart(2, '0')}:${minute}:${second ?? '00'}` } };
}

/** There are no older reviews on the web, so 90 to 99 mean 1990 to 1999. */
const FIRST_OF_LAST_CENTURY = 90;

/** Converts a two-digit year to 1990 to 2089. */
export function fullYear(year: number): number {
	if (year >= 100) return year;
	return year + (year >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
}
