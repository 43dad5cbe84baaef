import type { View } from '../../view-models/listings/view.ts';
import { countUrls, resultsUrl, type Counted } from './search-urls.ts';
import { cursorOf, type SearchAnswer } from './search-client.ts';

export type Ask = (url: string) => Promise<SearchAnswer>;
/** Responses to the same search without one of its filters, by that filter. */
export type Counts = ReadonlyMap<Counted, SearchAnswer>;

/**
 * Requests everything that the page shows of a view.
 * @param least minimum number of reviews to request, if there are that many
 */
export async function requestView(
	ask: Ask,
	view: View,
	least: number,
): Promise<readonly [SearchAnswer, Counts]> {
	const counting = Promise.all(
		[...countUrls(view)].map(async ([name, url]) => [name, await ask(url)] as const),
	);
	// These may be refused first, but only the search with all filters reports what is wrong with
	// each one.
	counting.catch(() => undefined);
	const answer = await askReviews(ask, view, least);
	return [answer, new Map(await counting)];
}

/** Requests reviews, and further pages until there are `least` reviews. */
async function askReviews(ask: Ask, view: View, least: number): Promise<SearchAnswer> {
	const answer = await ask(resultsUrl(view, least));
	const cursor = cursorOf(answer);
	const missing = least - answer.reviews.length;
	if (cursor === undefined || missing <= 0) return answer;
	const { next, reviews } = await askReviews(ask, { ...view, cursor }, missing);
	return { ...answer, next, reviews: [...answer.reviews, ...reviews] };
}
