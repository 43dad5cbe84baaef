import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { DAYS_IN_NUMBERS, parseDay } from './parse-day.ts';

const TIME =
	/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d:?\d\d(?: UTC)?)?$/i;
const ZERO = /^(?:Z|UTC|GMT|[+-]00:?00(?: UTC)?)$/i;

/**
 * When something happened, as platforms write it: a day as `parseDay` reads it, or a time. A zero
 * offset (`+0000`, `UTC`) is no place's own clock and becomes `Z`. Of a time without a zone only the
 * day is taken, as written. Undefined where it is neither, or does not exist.
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

/** The instant so many seconds after 1970, without fractions. */
export function toInstant(epochSeconds: number): Instant {
	return new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** A member that says when, in any of the forms of `parseWhen`. */
export const When = z.string().transform((written, context): CalendarDate | Instant => {
	const when = parseWhen(written);
	if (when !== undefined) return when;
	const message = `must be a day or a time that exists, like "Mar 4, 2024" or "2024-03-04T10:00:00Z" (${DAYS_IN_NUMBERS})`;
	context.addIssue({ code: 'custom', message });
	return z.NEVER;
});

/** The day of the experience, where a member holds one; its time is of no use. */
export function dayWritten(when: CalendarDate | Instant | undefined): CalendarDate | undefined {
	return when?.slice(0, 10);
}
