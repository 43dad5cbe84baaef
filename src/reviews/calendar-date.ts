import * as z from 'zod';

/** An existing calendar day, `YYYY-MM-DD`. */
export const CalendarDate = z.iso
	.date({ error: 'must be a calendar day that exists, as YYYY-MM-DD' })
	.meta({ id: 'CalendarDate', description: 'A calendar day, YYYY-MM-DD.' });
export type CalendarDate = z.output<typeof CalendarDate>;

/** An RFC 3339 time with `Z` or an offset. */
export const Instant = z.iso
	.datetime({ offset: true, error: 'must be an RFC 3339 time with a zone' })
	.meta({ id: 'Instant', description: 'A point in time, RFC 3339, with Z or an offset.' });
export type Instant = z.output<typeof Instant>;

/**
 * Returns the day of an instant: in the instant's own offset if it has one, or in the time zone of
 * the business if it ends in `Z`.
 */
export function dayOf(instant: Instant, timeZone: string): CalendarDate {
	return instant.endsWith('Z') ? dayIn(timeZone, instant) : instant.slice(0, 10);
}

/** Returns the day in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Instant): CalendarDate {
	return dayFormat(timeZone).format(new Date(instant));
}

/** Subtracts months from a day. If that month is too short, returns its last day. */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
	const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
	const target = new Date(Date.UTC(year, month - 1 - months, 1));
	const lastDay = new Date(
		Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
	).getUTCDate();
	target.setUTCDate(Math.min(dayOfMonth, lastDay));
	return target.toISOString().slice(0, 10);
}

/** Subtracts days from a day. */
export function daysBefore(day: CalendarDate, days: number): CalendarDate {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - days);
	return date.toISOString().slice(0, 10);
}

/** Returns the first of the given number of days that end with a day. */
export function firstOfDays(last: CalendarDate, days: number): CalendarDate {
	return daysBefore(last, days - 1);
}

/** Returns the first day of the given number of months that end with a day. */
export function firstOfMonths(last: CalendarDate, months: number): CalendarDate {
	return daysBefore(monthsBefore(last, months), -1);
}

/** Cached, because creating a formatter takes much longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
	const known = dayFormats.get(timeZone);
	if (known) return known;
	const format = new Intl.DateTimeFormat('en-CA', {
		timeZone,
		calendar: 'gregory',
		numberingSystem: 'latn',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	});
	dayFormats.set(timeZone, format);
	return format;
}

/** Whether this machine knows a time zone. */
export function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}
