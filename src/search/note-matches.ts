import { explainEmpty } from './explain-empty.ts';
import { findAny } from './find-any.ts';
import { noteDepartment } from './note-departments.ts';
import { noteFoundLanguages } from './note-language.ts';
import { noteForms, noteMissing } from './note-missing.ts';
import { noteMixed } from './note-mixed.ts';
import { noteOpinions } from './note-opinions.ts';
import { noteVisits } from './note-visits.ts';
import type { SearchIndex } from './search-index.ts';
import { splitList } from './search-params.ts';
import type { SearchFilters } from './select.ts';

/** Says which words no review has, or some in another form, how many reviews a filter cannot judge, and why none match. */
export function* noteMatches(
	index: SearchIndex,
	filters: SearchFilters,
	total: number,
): Generator<string> {
	const { query = '', words = '', mentions_any = '', ...others } = filters;
	const { missing } =
		mentions_any === '' ? { missing: [] } : findAny(index, splitList(mentions_any));
	for (const word of missing) yield noteMissing(index, word);
	if (total === 0) yield* explainEmpty(index, filters);
	yield* noteForms(index, filters);
	const sought = total === 0 ? [query, words, mentions_any] : missing;
	yield* noteOpinions(index, others, sought.join(' '));
	yield* noteFoundLanguages(index, filters, [query, words, mentions_any].join(' '));
	yield* noteMixed(index, filters);
	yield* noteDepartment(index, filters);
	yield* noteVisits(index, filters);
}
