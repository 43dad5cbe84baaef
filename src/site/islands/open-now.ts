import type { OpeningHours } from '../../reviews/business/business.ts';

/** The day and time at a place: "Saturday", "09:30". */
export interface LocalTime {
	readonly day: string;
	readonly time: string;
}

/** The hours of one department, as pages write them. */
export interface DepartmentHours {
	readonly name: string;
	readonly hours: readonly OpeningHours[];
}

/** Whether these hours include the time. Hours that close before they open end on the next day. */
export function isOpen(hours: readonly OpeningHours[], { day, time }: LocalTime): boolean {
	return hours.some(({ days, opens, closes }) => {
		const isDay = (name: string) => days.some((each) => each === name);
		if (opens < closes) return isDay(day) && time >= opens && time < closes;
		return (isDay(day) && time >= opens) || (isDay(dayBefore(day)) && time < closes);
	});
}

/** Returns when a closed place opens next, within a week. */
export function nextOpening(
	hours: readonly OpeningHours[],
	{ day, time }: LocalTime,
): (LocalTime & { readonly daysAhead: number }) | undefined {
	const today = WEEK.indexOf(day);
	for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
		const name = WEEK[(today + daysAhead) % WEEK.length] ?? day;
		const [opens] = hours
			.filter(
				({ days, opens: each }) =>
					days.some((one) => one === name) && (daysAhead > 0 || each > time),
			)
			.map((each) => each.opens)
			.toSorted();
		if (opens !== undefined) return { day: name, time: opens, daysAhead };
	}
	return undefined;
}

/** Returns the day and time in a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
	const day = now.toLocaleDateString('en-US', { weekday: 'long', timeZone });
	const time = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
	return { day, time };
}

/**
 * Shows whether a place is open, or when it opens, in each element that has hours, in the words of the
 * element around it. If only some departments are open, or open next, it names them.
 * @param locale BCP 47 tag of the page
 */
export function showOpenNow(root: ParentNode, now: Date, locale: string): void {
	for (const element of root.querySelectorAll<HTMLElement>('[data-hours]')) {
		const words = element.closest<HTMLElement>('[data-zone]')?.dataset ?? {};
		// Pages write the opening hours of the business there.
		const departments = JSON.parse(element.dataset['hours'] ?? '[]') as DepartmentHours[];
		const here = localTime(now, words['zone'] ?? 'UTC');
		const openNow = departments.filter(({ hours }) => isOpen(hours, here));
		element.classList.toggle('open', openNow.length > 0);
		const { text, open } =
			openNow.length > 0
				? { text: words['open'] ?? '', open: openNow }
				: openingInWords(departments, here, locale, words);
		const names = open.map(({ name }) => name).join(', ');
		element.textContent = open.length < departments.length && names ? `${text}: ${names}` : text;
	}
}

/** Placeholders in the words of an element. */
export const PLACEHOLDERS = { day: '{day}', time: '{time}' } as const;

/** Says when closed departments open next, and which of them do. */
function openingInWords(
	departments: readonly DepartmentHours[],
	here: LocalTime,
	locale: string,
	{ closed = '', opens = '', opensLater = '' }: DOMStringMap,
): { readonly text: string; readonly open: readonly DepartmentHours[] } {
	const next = nextOpening(
		departments.flatMap(({ hours }) => hours),
		here,
	);
	if (!next) return { text: closed, open: [] };
	const open = departments.filter(({ hours }) => {
		const own = nextOpening(hours, here);
		return own?.daysAhead === next.daysAhead && own.time === next.time;
	});
	const text = (next.daysAhead > 0 ? opensLater : opens)
		.replace(PLACEHOLDERS.day, dayInWords(locale, next.day))
		.replace(PLACEHOLDERS.time, timeInWords(locale, next.time));
	return { text, open };
}

function dayInWords(locale: string, day: string): string {
	// The first of March 2026 was a Sunday.
	const date = new Date(Date.UTC(2026, 2, WEEK.indexOf(day) + 1));
	return date.toLocaleString(locale, { weekday: 'long', timeZone: 'UTC' });
}

/** "9 AM", "7:30 AM"; "09:00" in languages with 24 hours. */
export function timeInWords(locale: string, time: string): string {
	const options = { hour: 'numeric', timeZone: 'UTC' } as const;
	const hours = new Intl.DateTimeFormat(locale, options);
	const isFullHour = time.endsWith(':00') && hours.resolvedOptions().hour12;
	const format = isFullHour
		? hours
		: new Intl.DateTimeFormat(locale, { ...options, minute: '2-digit' });
	return format.format(new Date(`1970-01-01T${time}Z`));
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayBefore(day: string): string {
	return WEEK.at(WEEK.indexOf(day) - 1) ?? day;
}
