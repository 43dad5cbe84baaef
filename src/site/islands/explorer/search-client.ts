import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import type { Review } from '../../../reviews/review.ts';
import type { View } from '../../view-models/listings/view.ts';
import { countUrls, resultsUrl, type Counted } from './search-urls.ts';
import { SearchFailure } from './search-failure.ts';

type FacetCounts = readonly { readonly value: string; readonly count: number }[];

/** The parts of a search response that the explorer uses. */
export interface SearchResponse {
	readonly total: number;
	readonly next: string | null;
	/** English sentences. Pages use only the spellings that they propose. */
	readonly warnings?: readonly string[] | undefined;
	readonly stats: { readonly average: number | null; readonly distribution: Distribution };
	readonly facets?:
		Readonly<Partial<Record<(typeof FACETS)[keyof typeof FACETS], FacetCounts>>> | undefined;
	readonly reviews: readonly Review[];
}

/** The facet that counts the values of each parameter. */
const FACETS = {
	aspect: 'aspect',
	mentions_technician: 'technician',
	mentions_service: 'service',
	location: 'location',
	source: 'source',
} as const satisfies Partial<Record<Counted, string>>;

/** Returns the number of reviews for each value of a filter. */
export function countsOf(
	response: SearchResponse,
	parameter: Counted,
): ReadonlyMap<string, number> {
	if (parameter === 'rating') return new Map(Object.entries(response.stats.distribution));
	const counts = response.facets?.[FACETS[parameter]] ?? [];
	return new Map(counts.map(({ value, count }) => [value, count]));
}

/** Returns the cursor of the next page; `undefined` on the last page. */
export function cursorOf({ next }: SearchResponse): string | undefined {
	return (next && URL.parse(next)?.searchParams.get('cursor')) ?? undefined;
}

/** The part of `fetch` used here. */
export type Send = (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Requests reviews from the search.
 * @throws {SearchFailure} when there is no response with reviews
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function requestSearch(
	t: Words,
	send: Send,
	url: string,
	signal: AbortSignal,
): Promise<SearchResponse> {
	const response = await send(url, { signal }).catch((cause: unknown) => {
		signal.throwIfAborted();
		throw new SearchFailure('offline', [t('list.offline')], { cause });
	});
	const body: unknown = await response.json().catch((cause: unknown) => {
		signal.throwIfAborted();
		const sentence = t('list.unreadable', { status: response.status });
		throw new SearchFailure('unreadable', [sentence], { cause });
	});
	if (!response.ok) throw SearchFailure.ofResponse(t, response.status, body);
	// The endpoint comes from the same build, so its response has this schema.
	return body as SearchResponse;
}

export type Ask = (url: string) => Promise<SearchResponse>;
/** Responses to the same search without one of its filters, keyed by that filter. */
export type Counts = ReadonlyMap<Counted, SearchResponse>;

/**
 * Requests everything that the page shows for a view.
 * @param least minimum number of reviews to request, if there are that many
 */
export async function requestView(
	ask: Ask,
	view: View,
	least: number,
): Promise<readonly [SearchResponse, Counts]> {
	const counting = Promise.all(
		[...countUrls(view)].map(async ([name, url]) => [name, await ask(url)] as const),
	);
	// These requests may fail first, but only the search with all filters reports what is wrong with
	// each filter.
	counting.catch(() => undefined);
	const response = await askReviews(ask, view, least);
	return [response, new Map(await counting)];
}

/** Requests reviews, and further pages until there are `least` reviews. */
async function askReviews(ask: Ask, view: View, least: number): Promise<SearchResponse> {
	const response = await ask(resultsUrl(view, least));
	const cursor = cursorOf(response);
	const missing = least - response.reviews.length;
	if (cursor === undefined || missing <= 0) return response;
	const { next, reviews } = await askReviews(ask, { ...view, cursor }, missing);
	return { ...response, next, reviews: [...response.reviews, ...reviews] };
}
