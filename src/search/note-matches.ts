import { explainEmpty } from './explain-empty.ts';
import { findAny } from './find-any.ts';
import { noteOpinions } from './in-other-words.ts';
import { noteDepartment, noteMixed } from './note-filters.ts';
import { noteFoundLanguages } from './note-language.ts';
import { noteVisits } from './note-visits.ts';
import type { SearchIndex } from './search-index.ts';
import { splitList } from './search-params.ts';
import type { SearchFilters } from './select.ts';

/** Longer words are cut in sentences. */
const MAX_ECHO = 100;

/**
 * Says which words no review has, what was searched instead, and how many reviews a filter cannot judge. If there
 * are no matches, also why.
 */
export function* noteMatches(
	index: SearchIndex,
	filters: SearchFilters,
	total: number,
): Generator<string> {
	const { query = '', words = '', mentions_any = '', ...others } = filters;
	const { corrections } = words.trim() === '' ? { corrections: [] } : index.text.findWords(words);
	for (const { word, as } of corrections) {
		yield `No review contains "${word}"; showing results for "${as}".`;
	}
	const { missing } =
		mentions_any === '' ? { missing: [] } : findAny(index, splitList(mentions_any));
	for (const word of missing) yield `No review contains "${word.slice(0, MAX_ECHO)}".`;
	if (total === 0) yield* explainEmpty(index, filters);
	const unknown = [...corrections.map(({ word }) => word), ...missing];
	const sought = total === 0 ? [query, words, mentions_any] : unknown;
	yield* noteOpinions(index, others, sought.join(' '));
	yield* noteFoundLanguages(index, filters, [query, words, mentions_any].join(' '));
	yield* noteMixed(index, filters);
	yield* noteDepartment(index, filters);
	yield* noteVisits(index, filters);
}
