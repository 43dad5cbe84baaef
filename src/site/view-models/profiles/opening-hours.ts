import type { Address, OpeningHours } from '../../../reviews/business/business.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';

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

/** Formats hours: "Mon–Fri 9 AM–8 PM, Sat 9 AM–6 PM". */
export function hoursInWords(t: Words, hours: readonly OpeningHours[]): string {
	return hours
		.map(({ days, opens, closes }) =>
			t('hours.line', {
				days: daysInWords(t, days),
				opens: clock(t, opens),
				closes: clock(t, closes),
			}),
		)
		.join(', ');
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

/** "9 AM", "7:30 AM", "noon", "midnight"; "9:00" in languages with 24 hours. */
function clock(t: Words, time: string): string {
	if (time === '12:00') return t('hours.noon');
	if (time === '00:00' || time === '24:00') return t('hours.midnight');
	const options = { hour: 'numeric', timeZone: 'UTC' } as const;
	const hours = new Intl.DateTimeFormat(t.locale, options);
	const isFullHour = time.endsWith(':00') && hours.resolvedOptions().hour12;
	const format = isFullHour
		? hours
		: new Intl.DateTimeFormat(t.locale, { ...options, minute: '2-digit' });
	return format.format(new Date(`1970-01-01T${time}Z`));
}

/** Formats an address in one line, in the order of its country. */
export function addressInWords({ street, city, region, postal_code, country }: Address): string {
	const isAmerican = ['US', 'CA', 'AU'].includes(country);
	const place = isAmerican
		? `${[city, region].filter(Boolean).join(', ')} ${postal_code}`
		: `${postal_code} ${city}`;
	return `${street}, ${place}`;
}
