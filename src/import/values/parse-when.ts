import * as z from 'zod';
import { Instant, type CalendarDate } from '../../reviews/calendar-date.ts';
import { readDate } from './written-date.ts';

/** Advice for numeric dates, if the platform's format does not define the order. */
const DAYS_IN_NUMBERS =
	'for dates like 03/04/2026, --format generic-csv or generic-json asks which number comes first';

/**
 * Parses a date or time as platforms write it: see `readDate`, but not seconds since 1970. A zero
 * offset (`+0000`, `UTC`) becomes `Z`. Undefined for days like 03/04/2026.
 */
export function parseWhen(text = ''): CalendarDate | Instant | undefined {
	if (/^[\d\s]*$/.test(text)) return undefined;
	return readDate(text, {})?.replace(/[+-]00:00$/, 'Z');
}

/** Converts seconds since 1970 to an instant, without fractions. */
export function toInstant(epochSeconds: number): Instant {
	return new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Returns a schema for text that `parse` reads as a date or a time. */
export function timeIn<Time extends CalendarDate | Instant>(
	parse: (written: string) => Time | undefined,
	rule: string,
) {
	return z.string().transform((written, context): Time => {
		const time = parse(written.trim());
		if (time !== undefined) return time;
		context.addIssue({ code: 'custom', message: rule });
		return z.NEVER;
	});
}

/** A date or time in any form that `parseWhen` reads. */
export const When = timeIn(
	parseWhen,
	`must be a real date or time, like "Mar 4, 2024" or "2024-03-04T10:00:00Z" (${DAYS_IN_NUMBERS})`,
);

/** A day, optionally with a time, which is ignored. */
export const Day = timeIn(
	(written) => dayWritten(parseWhen(written)),
	`must be a real date, like "March 4, 2024" or "2024-03-04" (${DAYS_IN_NUMBERS})`,
);

/** Returns the day as written, without the time. */
export function dayWritten(when: CalendarDate | Instant | undefined): CalendarDate | undefined {
	return when?.slice(0, 10);
}

/** Parses a time; undefined for a day alone. */
export function timeWritten(text: string | undefined): Instant | undefined {
	return Instant.safeParse(parseWhen(text)).data;
}
