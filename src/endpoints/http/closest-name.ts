import { closest } from 'fastest-levenshtein';

/** The name that takes the fewest edits, but first those that hold it whole ("technician"). */
export function closestName(name: string, known: readonly string[]): string {
	const fuller = known.filter((candidate) => candidate.includes(name));
	return closest(name, fuller.length > 0 ? fuller : known);
}
