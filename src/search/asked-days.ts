import { CalendarDate } from '../reviews/calendar-date.ts';
import type { SearchFilters } from './select.ts';

const DAY = /\b(since|until) (\d{4}-\d\d-\d\d)(?![\w-])/gi;

/** Takes days such as "since 2026-03-01" out of a question. Both ends are inclusive. */
export function splitDays(question: string) {
	const period: Pick<SearchFilters, 'since' | 'until'> = {};
	const rest = question.replaceAll(DAY, (as, bound: string, day: string) => {
		if (!CalendarDate.safeParse(day).success) return as;
		period[bound.toLowerCase() === 'since' ? 'since' : 'until'] = day;
		return ' ';
	});
	const days = Object.entries(period).map(([bound, day]) => `${bound} ${day}`);
	return { period, rest, notes: days.length > 0 ? [`Only reviews ${days.join(' ')}.`] : [] };
}
