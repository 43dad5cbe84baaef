import { averageOf } from '../reviews/rating-summary.ts';
import { renderCursor, type Cursor } from './cursor.ts';
import { Matches } from './matches.ts';
import { findPage } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchPage, Facets } from './search-page.ts';
import type { SearchParams } from './search-params.ts';
import { select } from './select.ts';
import { compareText } from '../reviews/order.ts';
import { countCommon, toComparable } from './index/doc-set.ts';

/** The result of a search. */
export interface SearchResponse extends Pick<SearchPage, 'total' | 'stats' | 'facets'> {
	/** The numbers of the reviews on this page, in order. */
	readonly docs: readonly number[];
	/** Cursor of the next page; `undefined` on the last page. */
	readonly nextCursor: string | undefined;
}

/** Finds the matching reviews, counts them all, and lists the page after the cursor. */
export function searchReviews(
	index: SearchIndex,
	params: SearchParams,
	cursor: Cursor | undefined,
): SearchResponse {
	const matches = new Matches(index, select(index, params));
	const { docs, hasNext } = findPage(index, matches, params, cursor);
	const [, one = 0, two = 0, three = 0, four = 0, five = 0] = matches.stars;
	const distribution = { '1': one, '2': two, '3': three, '4': four, '5': five };
	const last = docs.at(-1);
	return {
		total: matches.total,
		stats: { average: averageOf(distribution), distribution },
		facets: params.facets ? countFacets(index, matches) : undefined,
		docs,
		get nextCursor() {
			return hasNext && last !== undefined ? cursorAfter(index, last, params) : undefined;
		},
	};
}

function cursorAfter(index: SearchIndex, doc: number, { sort }: SearchParams): string {
	const { stars, days, ids } = index;
	const after = { rating: stars.of(doc), date: days.dateOf(doc), id: ids.of(doc) };
	return renderCursor({ sort, after });
}

/** Counts the matches that have each value of each facet. */
export function countFacets({ facets, count: all }: SearchIndex, matches: Matches): Facets {
	const found = toComparable(matches.toSet(), all);
	const count = (facet: keyof Facets) =>
		facets
			.values(facet)
			.map((value) => ({ value, count: countCommon(facets.get(facet, value), found) }))
			.filter((counted) => counted.count > 0)
			.toSorted((a, b) => b.count - a.count || compareText(a.value, b.value));
	return {
		location: count('location'),
		source: count('source'),
		technician: count('technician'),
		service: count('service'),
		aspect: count('aspect'),
	};
}
