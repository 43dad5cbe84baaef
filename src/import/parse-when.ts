import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { DAYS_IN_NUMBERS, parseDay } from './parse-day.ts';

const TIME =
	/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d:?\d\d(?: UTC)?)?$/i;
const ZERO = /^(?:Z|UTC|GMT|[+-]00:?00(?: UTC)?)$/i;

/**
 * Parses a date or time as platforms write it: a day as in `parseDay`, or a time. A zero offset
 * (`+0000`, `UTC`) becomes `Z`. For a time without a zone, returns only the day, as written.
 * Undefined for anything else, and for dates that do not exist.
 */
export function parseWhen(text: string): CalendarDate | Instant | undefined {
	const written = text.trim();
	const [, day = '', time = '', zone] = TIME.exec(written) ?? [];
	if (day === '') return parseDay(written);
	const seconds = time.length === 5 ? `${time}:00` : time;
	const instant = Instant.safeParse(`${day}T${seconds}${toOffset(zone)}`).data;
	return zone === undefined ? instant && CalendarDate.safeParse(day).data : instant;
}

function toOffset(zone: string | undefined): string {
	if (zone === undefined || ZERO.test(zone)) return 'Z';
	return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '').slice(0, 2)}`;
}

/** Converts seconds since 1970 to an instant, without fractions. */
export function toInstant(epochSeconds: number): Instant {
	return new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** A date or time in any form that `parseWhen` reads. */
export const When = z.string().transform((written, context): CalendarDate | Instant => {
	const when = parseWhen(written);
	if (when !== undefined) return when;
	const message = `must be a day or a time that exists, like "Mar 4, 2024" or "2024-03-04T10:00:00Z" (${DAYS_IN_NUMBERS})`;
	context.addIssue({ code: 'custom', message });
	return z.NEVER;
});

/** Returns the day as written; the time is not needed. */
export function dayWritten(when: CalendarDate | Instant | undefined): CalendarDate | undefined {
	return when?.slice(0, 10);
}
