/** No review on the Web is older: 90 to 99 are of the last century. */
const FIRST_OF_LAST_CENTURY = 90;

/** The year that two digits mean: 1990 to 2089. */
export function fullYear(year: number): number {
	if (year >= 100) return year;
	return year + (year >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
}
