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
 * Shows whether a place is open, or when it opens, in each element that has hours, in the words that it has
 * for it. If only some departments are open, it names them.
 * @param locale BCP 47 tag of the page
 */
export function showOpenNow(root: ParentNode, now: Date, locale: string): void {
	for (const element of root.querySelectorAll<HTMLElement>('[data-hours]')) {
		const { zone = 'UTC', open = '', closed = '', opens = '' } = element.dataset;
		// Pages write the opening hours of the business there.
		const departments = JSON.parse(element.dataset['hours'] ?? '[]') as DepartmentHours[];
		const here = localTime(now, zone);
		const openNow = departments.filter(({ hours }) => isOpen(hours, here));
		element.classList.toggle('open', openNow.length > 0);
		if (openNow.length > 0) {
			const names = openNow.map(({ name }) => name).join(', ');
			element.textContent = openNow.length < departments.length ? `${open}: ${names}` : open;
			continue;
		}
		const all = departments.flatMap(({ hours }) => hours);
		const next = nextOpening(all, here);
		element.textContent = next ? opens.replace(TIME, timeInWords(next, locale)) : closed;
	}
}

/** Stands for the time in the words of an element. */
export const TIME = '{time}';

/** "8:00 AM" today, "Sat 8:00 AM" later. */
function timeInWords(
	{ day, time, daysAhead }: LocalTime & { readonly daysAhead: number },
	locale: string,
): string {
	// The first of March 2026 was a Sunday.
	const date = new Date(`2026-03-0${WEEK.indexOf(day) + 1}T${time}Z`);
	return date.toLocaleString(locale, {
		...(daysAhead > 0 && { weekday: 'short' }),
		...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
	});
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayBefore(day: string): string {
	return WEEK.at(WEEK.indexOf(day) - 1) ?? day;
}
