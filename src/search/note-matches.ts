import { explainEmpty } from './explain-empty.ts';
import { findAny } from './find-any.ts';
import { noteOpinions } from './in-other-words.ts';
import type { SearchIndex } from './search-index.ts';
import { splitList } from './search-params.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/** Longer words are cut in sentences. */
const MAX_ECHO = 100;
/** Every other kind of visit is one of these. */
const VISITS = ['service', 'sales'] as const;

/**
 * Says which words no review has, what was searched instead, and how many reviews a filter cannot judge. If there
 * are no matches, also why.
 */
export function* noteMatches(
	index: SearchIndex,
	filters: SearchFilters,
	total: number,
): Generator<string> {
	const { query = '', words = '', mentions_any = '', visit_type, ...others } = filters;
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
	yield* noteOpinions(index, { ...others, visit_type }, sought.join(' '));
	if (visit_type === undefined) return;
	const rest = { ...filters, visit_type: undefined };
	const all = countReviews(index, rest);
	const told = VISITS.map((visit) => countReviews(index, { ...rest, visit_type: visit }));
	const silent = told.reduce((left, count) => left - count, all);
	if (silent === 0) return;
	const silence = `${silent} of the ${all} reviews that match the other filters do not say what the visit was for`;
	const department = VISITS.find((visit) => visit_type.startsWith(visit));
	const byDepartment = index.facets.values('department').some((one) => one === department);
	const found = byDepartment ? countReviews(index, { ...rest, department }) : 0;
	yield `${silence}${found > 0 ? `; with department "${department}" instead, ${found} match` : ''}.`;
}
