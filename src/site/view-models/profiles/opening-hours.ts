import type { Address, OpeningHours } from '../../../reviews/business/business.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { timeInWords } from '../../islands/open-now.ts';

const WEEK = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;
type Day = (typeof WEEK)[number];

/** Formats hours: "Mon–Fri 9 AM–8 PM, closed Sat, Sun". No line ends within a range. */
export function hoursInWords(t: Words, hours: readonly OpeningHours[]): string {
	const open = new Set<Day>(hours.flatMap((each) => each.days));
	const closed = WEEK.filter((day) => !open.has(day));
	const lines = hours.map((each) =>
		t('hours.line', {
			days: daysInWords(t, each.days),
			opens: clock(t, each.opens),
			closes: clock(t, each.closes),
		}),
	);
	return [
		...lines,
		...(closed.length > 0 ? [t('hours.closed', { days: daysInWords(t, closed) })] : []),
	]
		.join(', ')
		.replaceAll('–', '–\u2060')
		.replace(/ (?=[AP]M)/g, '\u00a0');
}

/** "Mon–Fri", "Sat" or "Mon, Wed": three or more days in a row are a range. */
function daysInWords({ locale }: Words, days: readonly Day[]): string {
	const runs: number[][] = [];
	for (const day of days.map((name) => WEEK.indexOf(name)).toSorted((a, b) => a - b)) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
	return runs
		.map((run) => {
			// January 1, 2024 was a Monday.
			const names = run.map((day) => weekday.format(Date.UTC(2024, 0, 1 + day)));
			return names.length < 3 ? names.join(', ') : `${names[0]}–${names.at(-1)}`;
		})
		.join(', ');
}

/** "9 AM", "7:30 AM", "midnight"; "9:00" in languages with 24 hours. */
function clock(t: Words, time: string): string {
	if (time === '00:00' || time === '24:00') return t('hours.midnight');
	return timeInWords(t.locale, time);
}

/** Formats an address in one line, in the order of its country. */
export function addressInWords({ street, city, region, postal_code, country }: Address): string {
	const isAmerican = ['US', 'CA', 'AU'].includes(country);
	const place = isAmerican
		? `${[city, region].filter(Boolean).join(', ')} ${postal_code}`
		: `${postal_code} ${city}`;
	return `${street}, ${place}`;
}
