import type { Cursor } from '../../search/cursor.ts';
import type { SearchPage } from '../../search/search-page.ts';
import type { TextPiece } from '../../endpoints/http/long-text.ts';
import { resolveParams } from '../../search/resolve-params.ts';
import { renderSome, shownFields } from '../../search/review-view.ts';
import { SearchParams, splitList } from '../../search/search-params.ts';
import { noteMatches } from '../../search/note-matches.ts';
import { searchReviews } from '../../search/search-reviews.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { PublishedEdition } from './published-edition.ts';

/** A `SearchPage` without its reviews, which are copied from the index as ready-made JSON. */
export interface SearchResult {
	readonly envelope: Omit<SearchPage, 'reviews'>;
	/** The reviews as JSON: one each, or several with commas between them. */
	readonly reviews: readonly TextPiece[];
}

const DEFAULTS = new Map<string, unknown>(Object.entries(SearchParams.parse({})));

/** Runs a search and returns the result that HTTP and MCP publish. */
export function answerSearch(
	{ data, index }: PublishedEdition,
	asked: SearchParams,
	cursor: Cursor | undefined,
	warnings: readonly string[] = [],
): SearchResult {
	const { params, warnings: found, isImpossible } = resolveParams(index, asked);
	const { total, stats, facets, docs, nextCursor } = searchReviews(index, params, cursor);
	const { view, fields } = params;
	const shown = shownFields(view, fields === undefined ? undefined : splitList(fields));
	const notes = [...warnings, ...found, ...(isImpossible ? [] : noteMatches(index, params, total))];
	const envelope = {
		total,
		count: docs.length,
		limit: params.limit,
		next: nextCursor === undefined ? null : nextUrl(data.base_url, params, nextCursor),
		stats,
		...(notes.length > 0 && { warnings: notes }),
		...(facets && { facets }),
	};
	const reviews = shown === undefined ? index.reviews.runs(docs) : renderSome(index, docs, shown);
	return { envelope, reviews };
}

/** Returns the URL of the next page; the same for every spelling of the same search. */
function nextUrl(baseUrl: string, params: SearchParams, cursor: string): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...params, cursor })) {
		if (value === undefined || value === DEFAULTS.get(name)) continue;
		query.append(name, String(value));
	}
	return `${absoluteUrl(baseUrl, PATHS.search)}?${query.toString()}`;
}
