import { fold } from '../reviews/fold.ts';
import { DocBits } from './index/doc-bits.ts';
import { intersect, toDocSet, union, type DocSet } from './index/doc-set.ts';
import type { Facet } from './index/facet-lists.ts';
import type { Range } from './index/range.ts';
import { ALL_STARS } from './index/stars.ts';
import { findAny } from './find-any.ts';
import type { Selection } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { splitList, type SearchParams } from './search-params.ts';

/** Parameters without those that have defaults, which choose no reviews. */
export type SearchFilters = Omit<SearchParams, 'sort' | 'limit'>;

/** Turns search parameters into a selection. A review must pass every filter. */
export function select(index: SearchIndex, params: SearchFilters): Selection {
	return {
		range: selectDays(index, params),
		set: intersectAll(listSets(index, params)),
		stars: selectStars(params),
	};
}

/** Returns the reviews from one day to another, both inclusive. */
export function selectDays(
	{ days, count }: SearchIndex,
	{ since, until }: Pick<SearchParams, 'since' | 'until'>,
): Range {
	const first = until === undefined ? 0 : days.countAfter(until);
	const end = since === undefined ? count : days.countSince(since);
	return { first, end: Math.max(first, end) };
}

function selectStars({ rating, min_rating, max_rating }: SearchFilters): readonly number[] {
	if (rating === undefined && min_rating === undefined && max_rating === undefined)
		return ALL_STARS;
	const [least, most] = [min_rating ?? 0, max_rating ?? Infinity];
	return ALL_STARS.filter(
		(stars) => stars >= least && stars <= most && stars === (rating ?? stars),
	);
}

/** Returns one set of reviews per filter, except for the filters by day and by stars. */
function listSets(index: SearchIndex, params: SearchFilters): DocSet[] {
	const { query, words = '', mentions_any = '', id, language, visit_type } = params;
	const { facets, count } = index;
	const sets: DocSet[] = [];
	for (const [name, facet] of FACET_FILTERS) {
		const asked = params[name];
		if (asked === undefined) continue;
		const values = index.valuesNamed(facet, String(asked));
		const found = values.map((value) => facets.get(facet, value));
		sets.push(union(found, count));
	}
	if (id !== undefined) sets.push(findIds(index, splitList(id)));
	if (visit_type !== undefined) {
		const visits = facets.values('visit_type').filter((visit) => isKindOf(visit, visit_type));
		const found = visits.map((visit) => facets.get('visit_type', visit));
		sets.push(union(found, count));
	}
	if (language !== undefined) {
		const found = findLanguages(index, language).map((tag) => facets.get('language', tag));
		sets.push(union(found, count));
	}
	if (params.aspect !== undefined || params.sentiment !== undefined) {
		sets.push(findAspect(index, params));
	}
	const folded = query === undefined ? '' : fold(query);
	// The text search comes last, because it costs most. Skip it if no reviews are left.
	const isLeft = sets.every((set) => set instanceof DocBits || set.length > 0);
	if (!isLeft) return sets;
	if (folded !== '') sets.push(index.text.find(folded));
	if (words.trim() !== '') sets.push(index.text.findWords(words));
	const alternatives = splitList(mentions_any);
	if (alternatives.length > 0) sets.push(findAny(index, alternatives).set);
	return sets;
}

/** The filters whose values are those of a facet, which may have names. */
export const FACET_FILTERS = [
	['mentions_technician', 'technician'],
	['mentions_service', 'service'],
	['service_area', 'service_area'],
	['location', 'location'],
	['department', 'department'],
	['source', 'source'],
	['topic', 'topic'],
	['verification', 'verification'],
	['has_response', 'has_response'],
	['has_text', 'has_text'],
] as const satisfies readonly (readonly [keyof SearchParams, Facet])[];

function findIds({ ids, count }: SearchIndex, wanted: readonly string[]): DocSet {
	return toDocSet(
		wanted.map((id) => ids.find(id)).filter((doc) => doc !== undefined),
		count,
	);
}

/** Whether a kind of visit is the one asked for, or one of its kinds: `sales_new` is one of `sales`. */
function isKindOf(visit: string, asked: string): boolean {
	return visit === asked || visit.startsWith(`${asked}_`);
}

/** Finds languages by range. Basic filtering (RFC 4647 §3.3.1): "es" also matches "es-MX". */
export function findLanguages({ facets }: SearchIndex, range: string): string[] {
	const wanted = range.toLowerCase();
	return facets.values('language').filter((value) => {
		const tag = value.toLowerCase();
		return tag === wanted || tag.startsWith(`${wanted}-`);
	});
}

function findAspect(index: SearchIndex, { aspect, sentiment }: SearchFilters): DocSet {
	const { facets, count } = index;
	if (aspect === undefined) return facets.get('sentiment', sentiment ?? '');
	const found = index
		.valuesNamed('aspect', aspect)
		.map((value) =>
			sentiment === undefined
				? facets.get('aspect', value)
				: facets.get('aspect_sentiment', `${value} ${sentiment}`),
		);
	return union(found, count);
}

/** Returns the reviews that are in all sets. */
function intersectAll(sets: readonly DocSet[]): DocSet | undefined {
	const [first, ...rest] = sets;
	return rest.reduce<DocSet | undefined>((common, set) => common && intersect(common, set), first);
}
