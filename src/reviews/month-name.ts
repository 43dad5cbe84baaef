const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Returns the English name of a month: "March" for 2019-03. */
export function monthName(month: string): string {
	return MONTHS.format(new Date(`${month.slice(0, 7)}-01`));
}
