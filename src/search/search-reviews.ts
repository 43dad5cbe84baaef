import { roundedAverage } from '../reviews/rating-summary.ts';
import { renderCursor, type Cursor } from './cursor.ts';
import { countFacets } from './count-facets.ts';
import { toDistribution } from './index/stars.ts';
import { Matches } from './matches.ts';
import { findPage, type Page } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchPage } from './search-page.ts';
import type { SearchParams } from './search-params.ts';
import { select, type SearchFilters } from './select.ts';

/** The result of a search. */
export interface SearchResponse extends Pick<SearchPage, 'total' | 'stats' | 'facets'> {
	/** The numbers of the reviews on this page, in order. */
	readonly docs: readonly number[];
	/** Cursor of the next page; `undefined` on the last page. */
	readonly nextCursor: string | undefined;
}

const NO_PAGE: Page = { docs: [], hasNext: false };

/** Finds the matching reviews, counts them all, and lists the page after the cursor. */
export function searchReviews(
	index: SearchIndex,
	params: SearchParams,
	cursor: Cursor | undefined,
): SearchResponse {
	const matches = new Matches(index, select(index, params));
	const isCountOnly = params.count_only === true;
	const { docs, hasNext } = isCountOnly ? NO_PAGE : findPage(index, matches, params, cursor);
	const distribution = toDistribution(matches.stars);
	const last = docs.at(-1);
	return {
		total: matches.total,
		stats: { average: roundedAverage(distribution), distribution },
		facets: countFacets(index, matches, params),
		docs,
		get nextCursor() {
			return hasNext && last !== undefined ? cursorAfter(index, last, params) : undefined;
		},
	};
}

/** Counts the matching reviews. */
export function countReviews(index: SearchIndex, filters: SearchFilters): number {
	return new Matches(index, select(index, filters)).total;
}

function cursorAfter(index: SearchIndex, doc: number, { sort }: SearchParams): string {
	const { stars, days, ids } = index;
	const after = { rating: stars.of(doc), date: days.dateOf(doc), id: ids.of(doc) };
	return renderCursor({ sort, after });
}
