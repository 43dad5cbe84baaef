import type { CalendarDate, Instant } from '../../reviews/calendar-date.ts';

/**
 * Returns the instant when clocks in the zone show this time. If the time occurs twice, returns the
 * first; if it is skipped, uses the offset from before the change.
 */
export function toInstant(day: CalendarDate, time: string, timeZone: string): Instant {
	const shown = Date.parse(`${day}T${time}Z`);
	const offsets = [shown - 86_400_000, shown + 86_400_000].map((at) => offsetAt(at, timeZone));
	const [before = 0, after = 0] = offsets;
	const offset = offsetAt(shown - before * 60_000, timeZone) === before ? before : after;
	return `${day}T${time}${toText(offset)}`;
}

/** Returns the offset of a zone from UTC, in minutes. */
function offsetAt(instant: number, timeZone: string): number {
	const parts = formatOf(timeZone).formatToParts(instant);
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
	const [, sign, hours, minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
	const total = Number(hours ?? 0) * 60 + Number(minutes);
	return sign === '-' ? -total : total;
}

function toText(minutes: number): string {
	const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
	return `${minutes < 0 ? '-' : '+'}${digits}`;
}

/** Cache: creating a format is much slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known !== undefined) return known;
	const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
	formats.set(timeZone, format);
	return format;
}
