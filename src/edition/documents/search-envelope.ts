import type { Cursor } from '../../search/cursor.ts';
import type { SearchPage } from '../../search/search-page.ts';
import type { TextPiece } from '../../endpoints/http/long-text.ts';
import { findAny } from '../../search/find-any.ts';
import { resolveParams } from '../../search/resolve-params.ts';
import { renderSome, shownFields } from '../../search/review-view.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { SearchParams, splitList } from '../../search/search-params.ts';
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
	const { params, warnings: found } = resolveParams(index, asked);
	const { total, stats, facets, docs, nextCursor } = searchReviews(index, params, cursor);
	const { view, fields } = params;
	const shown = shownFields(view, fields === undefined ? undefined : splitList(fields));
	const notes = [
		...warnings,
		...found,
		...correctionNotes(index, params),
		...silentNotes(index, params),
	];
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

/** Longer words are cut in warnings. */
const MAX_ECHO = 100;

/** Says which words no review has, and which words were searched for instead. */
function correctionNotes(
	index: SearchIndex,
	{ words = '', mentions_any = '' }: SearchParams,
): string[] {
	const { corrections } = words.trim() === '' ? { corrections: [] } : index.text.findWords(words);
	const { missing } =
		mentions_any === '' ? { missing: [] } : findAny(index, splitList(mentions_any));
	return [
		...corrections.map(({ word, as }) => `No review has "${word}"; these reviews have "${as}".`),
		...missing.map((word) => `No review has "${word.slice(0, MAX_ECHO)}".`),
	];
}

/** Says how many reviews a filter leaves out because their source does not tell. */
function silentNotes(index: SearchIndex, params: SearchParams): string[] {
	const { visit_type, ...others } = params;
	if (visit_type === undefined) return [];
	const { total, facets } = searchReviews(
		index,
		{ ...others, count_only: true, facets: 'visit_type' },
		undefined,
	);
	const told = facets?.visit_type?.reduce((sum, { count }) => sum + count, 0) ?? 0;
	if (told === total) return [];
	return [
		`${total - told} of the ${total} reviews that match the other filters do not say what the visit was for.`,
	];
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
