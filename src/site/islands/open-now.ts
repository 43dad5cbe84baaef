import type { OpeningHours } from '../../reviews/business/business.ts';

/** The day and time at a place: "Saturday", "09:30". */
export interface LocalTime {
	readonly day: string;
	readonly time: string;
}

/** Whether these hours include the time. Hours that close before they open end on the next day. */
export function isOpen(hours: readonly OpeningHours[], { day, time }: LocalTime): boolean {
	return hours.some(({ days, opens, closes }) => {
		const isDay = (name: string) => days.some((each) => each === name);
		if (opens < closes) return isDay(day) && time >= opens && time < closes;
		return (isDay(day) && time >= opens) || (isDay(dayBefore(day)) && time < closes);
	});
}

/** Returns the day and time in a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
	const day = now.toLocaleDateString('en-US', { weekday: 'long', timeZone });
	const time = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
	return { day, time };
}

/** Shows whether a place is open in each element that has hours, in the words that it has for it. */
export function showOpenNow(root: ParentNode, now: Date): void {
	for (const element of root.querySelectorAll<HTMLElement>('[data-hours]')) {
		const { hours = '[]', zone = 'UTC', open = '', closed = '' } = element.dataset;
		// Pages write the opening hours of the business there.
		const isOpenNow = isOpen(JSON.parse(hours) as OpeningHours[], localTime(now, zone));
		element.textContent = isOpenNow ? open : closed;
		element.classList.toggle('open', isOpenNow);
	}
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayBefore(day: string): string {
	return WEEK.at(WEEK.indexOf(day) - 1) ?? day;
}
