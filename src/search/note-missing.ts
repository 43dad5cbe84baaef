import { askedOpinions } from './asked-opinion.ts';
import type { SearchIndex } from './search-index.ts';

/** Longer words are cut in sentences. */
const MAX_ECHO = 60;

/**
 * Says that no review has a word or a phrase, and which similar word some have; nothing of a word with a known
 * meaning: "cheated" is no misspelled "heated".
 */
export function noteMissing(index: SearchIndex, wanted: string): string {
	const shown = wanted.slice(0, MAX_ECHO);
	if (/\s/.test(wanted)) return `No review contains "${shown}".`;
	const near = isKnown(index, wanted) ? undefined : index.text.nearestTo(wanted);
	return `No review has the word "${shown}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

function isKnown(index: SearchIndex, word: string): boolean {
	const isNamed = [...index.names.values()].some(
		(known) => known.find(word).length > 0 || known.meantBy(word).length > 0,
	);
	return isNamed || askedOpinions(index, word).length > 0;
}
