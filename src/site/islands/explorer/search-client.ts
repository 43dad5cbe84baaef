import type { Distribution } from '../../../reviews/distribution.ts';
import type { Review } from '../../../reviews/review.ts';
import type { Counted } from './search-urls.ts';
import { SearchFailure } from './search-failure.ts';

type FacetCounts = readonly { readonly value: string; readonly count: number }[];

/** The parts of a search response that the explorer uses. */
export interface SearchAnswer {
	readonly total: number;
	readonly next: string | null;
	readonly stats: { readonly average: number | null; readonly distribution: Distribution };
	readonly facets?: Readonly<Record<keyof typeof FACETS, FacetCounts>> | undefined;
	readonly reviews: readonly Review[];
}

/** The parameter of each facet in a response. */
const FACETS = {
	aspect: 'aspect',
	technician: 'mentions_technician',
	service: 'mentions_service',
	location: 'location',
	source: 'source',
} as const satisfies Record<string, Counted>;

/** Returns the number of reviews for each value of a filter. */
export function countsOf(answer: SearchAnswer, parameter: Counted): ReadonlyMap<string, number> {
	if (parameter === 'rating') return new Map(Object.entries(answer.stats.distribution));
	const facet = Object.entries(FACETS).find(([, name]) => name === parameter);
	const [name] = facet ?? [];
	const counts = Object.entries(answer.facets ?? {}).find(([key]) => key === name)?.[1] ?? [];
	return new Map(counts.map(({ value, count }) => [value, count]));
}

/** Returns the cursor of the next page; `undefined` on the last page. */
export function cursorOf({ next }: SearchAnswer): string | undefined {
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
	send: Send,
	url: string,
	signal: AbortSignal,
): Promise<SearchAnswer> {
	const response = await send(url, { signal }).catch((cause: unknown) => {
		signal.throwIfAborted();
		throw new SearchFailure('offline', ['The server cannot be reached.'], { cause });
	});
	const body: unknown = await response.json().catch((cause: unknown) => {
		signal.throwIfAborted();
		throw new SearchFailure('unreadable', [`The answer breaks off (${response.status}).`], {
			cause,
		});
	});
	if (!response.ok) throw SearchFailure.ofAnswer(response.status, body);
	// The endpoint comes from the same build, so its response has this schema.
	return body as SearchAnswer;
}
