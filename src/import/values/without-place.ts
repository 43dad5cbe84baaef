/** "By Marie", as sites write under a review. */
const BYLINE = /^by:? (?=\S)/i;
/**
 * "from Austin, TX", "aus Köln", "aus 94032" and "de 28001 Madrid", but not the family names "aus der Fünten" and
 * "de la Cruz".
 */
const FROM = /\s+(?:(?:from|aus(?!\s+de[mnr]\s))\s+[\p{L}\p{N}]|(?:de|in|von)\s+\p{N})[^@]*$/iu;
/** "- Austin, TX", "| Austin, TX" and "(Austin, TX)". The letters of a state tell it from a name. */
const CITY_AND_STATE = /\s+(?:[-–—|•·]\s+\p{L}[^,@]*, ?[A-Z]{2}|\(\p{L}[^,@)]*, ?[A-Z]{2}\))$/u;

/** Removes what some exports write around a name: "By Linda M from Seguin, TX". */
export function withoutPlace(name: string): string {
	const written = name.trim();
	return written
		.replace(BYLINE, '')
		.replace(FROM, '')
		.replace(CITY_AND_STATE, '')
		.replace(/[\s,]+$/, '');
}
