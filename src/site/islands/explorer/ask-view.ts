import type { View } from '../../view-models/listings/view.ts';
import { countUrls, resultsUrl, type Counted } from './questions.ts';
import { cursorOf, type SearchAnswer } from './search-client.ts';

export type Ask = (url: string) => Promise<SearchAnswer>;
/** Answers to the same question without one of its filters, by that filter. */
export type Counts = ReadonlyMap<Counted, SearchAnswer>;

/**
 * All that the page shows of a view.
 * @param least so many reviews at least, if there are
 */
export async function askView(
	ask: Ask,
	view: View,
	least: number,
): Promise<readonly [SearchAnswer, Counts]> {
	const counting = Promise.all(
		[...countUrls(view)].map(async ([name, url]) => [name, await ask(url)] as const),
	);
	// Refused, too, and perhaps sooner; only the question with all filters says what is wrong with each.
	counting.catch(() => undefined);
	const answer = await askReviews(ask, view, least);
	return [answer, new Map(await counting)];
}

/** An answer with the reviews of those that follow it. */
async function askReviews(ask: Ask, view: View, least: number): Promise<SearchAnswer> {
	const answer = await ask(resultsUrl(view, least));
	const cursor = cursorOf(answer);
	const missing = least - answer.reviews.length;
	if (cursor === undefined || missing <= 0) return answer;
	const { next, reviews } = await askReviews(ask, { ...view, cursor }, missing);
	return { ...answer, next, reviews: [...answer.reviews, ...reviews] };
}
