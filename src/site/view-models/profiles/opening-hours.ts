import type { Address, OpeningHours } from '../../../reviews/business/business.ts';

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
export function hoursInWords(hours: readonly OpeningHours[]): string {
	return hours
		.map(({ days, opens, closes }) => `${daysInWords(days)} ${clock(opens)}–${clock(closes)}`)
		.join(', ');
}

/** "Mon–Fri", "Sat" or "Mon, Wed": three or more days in a row are a range. */
function daysInWords(days: readonly Day[]): string {
	const runs: number[][] = [];
	for (const day of days.map((name) => WEEK.indexOf(name)).toSorted((a, b) => a - b)) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	return runs
		.map((run) => {
			const names = run.map((day) => WEEK[day]?.slice(0, 3));
			return names.length < 3 ? names.join(', ') : `${names[0]}–${names.at(-1)}`;
		})
		.join(', ');
}

/** "9 AM", "7:30 AM", "noon", "midnight". */
function clock(time: string): string {
	if (time === '12:00') return 'noon';
	if (time === '00:00' || time === '24:00') return 'midnight';
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats an address in one line, in the order of its country. */
export function addressInWords({ street, city, region, postal_code, country }: Address): string {
	const isAmerican = ['US', 'CA', 'AU'].includes(country);
	const place = isAmerican
		? `${[city, region].filter(Boolean).join(', ')} ${postal_code}`
		: `${postal_code} ${city}`;
	return `${street}, ${place}`;
}
