import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import { renderCursor, type Cursor } from './cursor.ts';
import { countFacets } from './facets.ts';
import { createFilter } from './filters.ts';
import type { SearchPage } from './search-page.ts';
import type { SearchParams } from './search-params.ts';
import type { SearchableEdition, SearchableReview } from './searchable-edition.ts';
import { COMPARATORS } from './comparators.ts';

/** What a search finds, with the reviews as their ready-made JSON. */
export interface SearchAnswer extends Pick<SearchPage, 'total' | 'stats' | 'facets'> {
	/** One page of them. */
	readonly reviews: readonly SearchableReview[];
	/** Where the next page begins; `undefined` on the last. */
	readonly nextCursor: string | undefined;
}

/** Finds the reviews that match, counts all of them and returns the page after the cursor. */
export function searchReviews(
	edition: SearchableEdition,
	params: SearchParams,
	cursor: Cursor | undefined,
): SearchAnswer {
	const compare = COMPARATORS[params.sort];
	const matches = edition.reviews.filter(createFilter(params, edition));
	const ordered =
		params.sort === 'newest' ? matches : matches.toSorted((a, b) => compare(a.review, b.review));
	const rest = cursor ? ordered.filter(({ review }) => compare(cursor.after, review) < 0) : ordered;

	const page = rest.slice(0, params.limit);
	const last = rest.length > page.length ? page.at(-1)?.review : undefined;
	const found = matches.map(({ review }) => review);
	const distribution = countRatings(found);
	return {
		total: matches.length,
		stats: { average: averageOf(distribution), distribution },
		facets: params.facets ? countFacets(found) : undefined,
		reviews: page,
		nextCursor: last && renderCursor({ sort: params.sort, after: last }),
	};
}
