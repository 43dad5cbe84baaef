import { CalendarDate } from '../reviews/calendar-date.ts';
import type { SearchFilters } from './select.ts';

const DAY = /\b(since|until) (\d{4}-\d\d-\d\d)(?![\w-])/gi;

/** Times in other words. A model knows the day and can write dates. */
const TIME =
	/\b(?:lately|recently|(?:since|last|past|this|previous|in|during) (?:\w+ )?(?:(?:19|20)\d\d|days?|weeks?|months?|quarters?|years?|spring|summer|fall|autumn|winter|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*))\b/i;
const NO_DATES =
	'No dates were read: for a period, write "since 2026-03-01" or "until 2026-05-31".';

/** Takes days such as "since 2026-03-01" out of a question. Both ends are inclusive. */
export function splitDays(question: string) {
	const period: Pick<SearchFilters, 'since' | 'until'> = {};
	const rest = question.replaceAll(DAY, (as, bound: string, day: string) => {
		if (!CalendarDate.safeParse(day).success) return as;
		period[bound.toLowerCase() === 'since' ? 'since' : 'until'] = day;
		return ' ';
	});
	const days = Object.entries(period).map(([bound, day]) => `${bound} ${day}`);
	if (days.length > 0) return { period, rest, notes: [`Only reviews ${days.join(' ')}.`] };
	return { period, rest, notes: TIME.test(rest) ? [NO_DATES] : [] };
}
