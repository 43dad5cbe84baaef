import type { Cursor } from '../../search/cursor.ts';
import type { SearchPage } from '../../search/search-page.ts';
import { SearchParams } from '../../search/search-params.ts';
import { searchReviews } from '../../search/search-reviews.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { PublishedEdition } from './published-edition.ts';

/** A `SearchPage` without its reviews, which are copied from the index as ready-made JSON. */
export interface SearchResult {
	readonly envelope: Omit<SearchPage, 'reviews'>;
	/** Document numbers of the reviews in the index. */
	readonly docs: readonly number[];
}

const DEFAULTS = new Map<string, unknown>(Object.entries(SearchParams.parse({})));

/** Runs a search and returns the result that HTTP and MCP publish. */
export function answerSearch(
	{ data, index }: PublishedEdition,
	params: SearchParams,
	cursor: Cursor | undefined,
	warnings: readonly string[] = [],
): SearchResult {
	const { total, stats, facets, docs, nextCursor } = searchReviews(index, params, cursor);
	const { words = '' } = params;
	const corrections = words.trim() === '' ? [] : index.text.findWords(words).corrections;
	const notes = corrections.map(
		({ word, as }) => `No review has "${word}"; these reviews have "${as}".`,
	);
	const envelope = {
		total,
		count: docs.length,
		limit: params.limit,
		next: nextCursor === undefined ? null : nextUrl(data.base_url, params, nextCursor),
		stats,
		...(warnings.length + notes.length > 0 && { warnings: [...warnings, ...notes] }),
		...(facets && { facets }),
	};
	return { envelope, docs };
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
