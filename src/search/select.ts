import { fold } from '../reviews/fold.ts';
import { DocBits } from './index/doc-bits.ts';
import { intersect, union, type DocSet } from './index/doc-set.ts';
import { ALL_STARS } from './index/stars.ts';
import type { Selection } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchParams } from './search-params.ts';

/** Turns search parameters into a selection. A review must pass every filter. */
export function select(index: SearchIndex, params: SearchParams): Selection {
	const { since, until } = params;
	const first = until === undefined ? 0 : index.days.countAfter(until);
	const end = since === undefined ? index.count : index.days.countSince(since);
	return {
		range: { first, end: Math.max(first, end) },
		set: intersectAll(listSets(index, params)),
		stars: selectStars(params),
	};
}

function selectStars({ rating, min_rating, max_rating }: SearchParams): readonly number[] {
	if (rating === undefined && min_rating === undefined && max_rating === undefined)
		return ALL_STARS;
	const [least, most] = [min_rating ?? 0, max_rating ?? Infinity];
	return ALL_STARS.filter(
		(stars) => stars >= least && stars <= most && stars === (rating ?? stars),
	);
}

/** Returns one set of reviews per filter, except for the filters by day and by stars. */
function listSets(index: SearchIndex, params: SearchParams): DocSet[] {
	const { query, words = '', mentions_technician, mentions_service, language, has_text } = params;
	const { facets } = index;
	const sets: DocSet[] = [];
	if (mentions_technician !== undefined) {
		const people = index.findPeople(mentions_technician);
		const theirs = people.map((name) => facets.get('technician', name));
		sets.push(union(theirs, index.count));
	}
	if (mentions_service !== undefined) sets.push(facets.get('service', mentions_service));
	if (params.location !== undefined) sets.push(facets.get('location', params.location));
	if (params.source !== undefined) sets.push(facets.get('source', params.source));
	if (language !== undefined) sets.push(findLanguage(index, language));
	if (has_text !== undefined) sets.push(facets.get('has_text', String(has_text)));
	if (params.aspect !== undefined || params.sentiment !== undefined) {
		sets.push(findAspect(index, params));
	}
	const folded = query === undefined ? '' : fold(query);
	// The text search comes last, because it costs most. Skip it if no reviews are left.
	const isLeft = sets.every((set) => set instanceof DocBits || set.length > 0);
	if (folded !== '' && isLeft) sets.push(index.text.find(folded));
	if (words.trim() !== '' && isLeft) sets.push(index.text.findWords(words).set);
	return sets;
}

/** Finds reviews by language range. Basic filtering (RFC 4647 §3.3.1): "es" also matches "es-MX". */
function findLanguage({ facets, count }: SearchIndex, range: string): DocSet {
	const wanted = range.toLowerCase();
	const tags = facets.values('language').filter((value) => {
		const tag = value.toLowerCase();
		return tag === wanted || tag.startsWith(`${wanted}-`);
	});
	return union(
		tags.map((tag) => facets.get('language', tag)),
		count,
	);
}

function findAspect({ facets }: SearchIndex, { aspect, sentiment }: SearchParams): DocSet {
	if (aspect === undefined) return facets.get('sentiment', sentiment ?? '');
	if (sentiment === undefined) return facets.get('aspect', aspect);
	return facets.get('aspect_sentiment', `${aspect} ${sentiment}`);
}

/** Returns the reviews that are in all sets. */
function intersectAll(sets: readonly DocSet[]): DocSet | undefined {
	const [first, ...rest] = sets;
	return rest.reduce<DocSet | undefined>((common, set) => common && intersect(common, set), first);
}
