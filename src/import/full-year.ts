/** There are no older reviews on the Web, so 90 to 99 mean 1990 to 1999. */
const FIRST_OF_LAST_CENTURY = 90;

/** Converts a two-digit year to 1990 to 2089. */
export function fullYear(year: number): number {
	if (year >= 100) return year;
	return year + (year >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
}
