import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';

/** Tells the names of time zones that this machine knows. */
export function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
	} catch {
		return false;
	}
}

/**
 * The instant at which clocks in a zone show a time. An hour that is shown twice is the first; one
 * that is left out counts as if clocks had not moved.
 */
export function toInstant(day: CalendarDate, time: string, timeZone: string): Instant {
	const shown = Date.parse(`${day}T${time}Z`);
	const offsets = [shown - 86_400_000, shown + 86_400_000].map((at) => offsetAt(at, timeZone));
	const [before = 0, after = 0] = offsets;
	const offset = offsetAt(shown - before * 60_000, timeZone) === before ? before : after;
	return `${day}T${time}${toText(offset)}`;
}

/** Minutes that a zone is ahead of UTC. */
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

/** Making a format takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known !== undefined) return known;
	const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
	formats.set(timeZone, format);
	return format;
}
