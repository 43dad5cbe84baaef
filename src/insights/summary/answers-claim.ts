import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { Responses } from '../owner/owner-insights.ts';
import { sinceOf } from './summary-changes.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** How many of all reviews with 1 or 2 stars have a reply; `undefined` if none could have one. */
export function claimAnswers(
	reviews: readonly Review[],
	{ low_stars: low, sources }: Pick<Responses, 'low_stars' | 'sources'>,
): Extract<SummaryClaim, { kind: 'answers' }> | undefined {
	if (!low) return undefined;
	const { n, answered, median_days } = low;
	const other = reviews.filter(({ rating, source }) => rating <= 2 && !sources.includes(source.id));
	const elsewhere = [...Map.groupBy(other, ({ source }) => source.id)]
		.map(([source, found]) => ({ source, n: found.length }))
		.toSorted((a, b) => b.n - a.n || compareText(a.source, b.source));
	return { kind: 'answers', n, answered, median_days, elsewhere, since: sinceOf(reviews) };
}
