import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { splitByAnswers } from '../owner/derive-responses.ts';
import type { Responses } from '../owner/owner-insights.ts';
import { sinceOf } from './summary-changes.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** How many of all reviews with 1 or 2 stars have a reply; `undefined` if there are none. */
export function claimAnswers(
	reviews: readonly Review[],
	{ low_stars: low, sources }: Pick<Responses, 'low_stars' | 'sources'>,
): Extract<SummaryClaim, { kind: 'answers' }> | undefined {
	const { n, answered, median_days } = low ?? { n: 0, answered: 0 };
	const other = splitByAnswers(reviews, sources).silent.filter(({ rating }) => rating <= 2);
	if (n + other.length === 0) return undefined;
	const elsewhere = [...Map.groupBy(other, ({ source }) => source.id)]
		.map(([source, found]) => ({ source, n: found.length }))
		.toSorted((a, b) => b.n - a.n || compareText(a.source, b.source));
	return { kind: 'answers', n, answered, median_days, elsewhere, since: sinceOf(reviews) };
}
