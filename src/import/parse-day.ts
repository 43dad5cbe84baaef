import { CalendarDate } from '../reviews/calendar-date.ts';

const MONTHS = [
	'january',
	'february',
	'march',
	'april',
	'may',
	'june',
	'july',
	'august',
	'september',
	'october',
	'november',
	'december',
];

/** Advice for numeric dates, where the platform's format does not define the order. */
export const DAYS_IN_NUMBERS =
	'for days like 03/04/2026, --format generic-csv or generic-json asks what comes first';

/**
 * Parses `2024-03-04`, `March 4, 2024` and `Mar 4, 2024`. Undefined for any other form, such as
 * `3/4/2024`, and for dates that do not exist.
 */
export function parseDay(text: string): CalendarDate | undefined {
	const [, name = '', day = '', year = ''] =
		/^([a-z]{3,9})\.? (\d{1,2}), (\d{4})$/i.exec(text) ?? [];
	const index = MONTHS.findIndex((month) => name !== '' && isNameOf(name.toLowerCase(), month));
	const written =
		index === -1 ? text : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
	return CalendarDate.safeParse(written).data;
}

function isNameOf(name: string, month: string): boolean {
	return name === month || name === month.slice(0, 3) || (name === 'sept' && month === 'september');
}
