const TIME = String.raw`(?<time>\d{2}:\d{2}:\d{2})`;
const MONTH = '(?<month>[A-Z][a-z]{2})';
/** IMF-fixdate, RFC 850 and asctime. */
const FORMS = [
	new RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d{2}) ${MONTH} (?<year>\d{4}) ${TIME} GMT$`),
	new RegExp(String.raw`^[A-Z][a-z]+day, (?<day>\d{2})-${MONTH}-(?<year>\d{2}) ${TIME} GMT$`),
	new RegExp(String.raw`^[A-Z][a-z]{2} ${MONTH} (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Renders an RFC 3339 time as an HTTP date (RFC 9110 §5.6.7), truncated to seconds. */
export function toHttpDate(rfc3339: string): string {
	return new Date(rfc3339).toUTCString();
}

/**
 * Reads an HTTP date in any of the three forms of RFC 9110 §5.6.7, as milliseconds since 1970.
 * Returns `undefined` for anything else, and for times that do not exist: conditions with an
 * invalid date are ignored (§13.1.3).
 */
export function parseHttpDate(value: string): number | undefined {
	const iso = toIsoTime(value.trim());
	const time = Date.parse(iso);
	// JavaScript reads February 31 as a day in March.
	const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso.slice(0, 19));
	return exists ? time : undefined;
}

function toIsoTime(value: string): string {
	const match = FORMS.map((form) => form.exec(value)?.groups).find(Boolean);
	const { day = '', month = '', year = '', time = '' } = match ?? {};
	const monthNumber = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
	return `${fullYear(year)}-${monthNumber}-${day.replace(' ', '0')}T${time}Z`;
}

/** Expands a two-digit year: 70 and above are in the 1900s, because Unix time begins in 1970. */
function fullYear(year: string): string {
	if (year.length !== 2) return year;
	return `${Number(year) < 70 ? 20 : 19}${year}`;
}
