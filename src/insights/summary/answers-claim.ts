import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { daysToAnswer, splitByAnswers } from '../owner/derive-responses.ts';
import type { Responses } from '../owner/owner-insights.ts';
import { sinceOf } from './summary-changes.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** Readers take a median for the time of most replies, so the sentence gives a time that covers nearly all. */
const NEARLY_ALL = 0.9;

/** How many of all reviews with 1 or 2 stars have a reply; `undefined` if there are none. */
export function claimAnswers(
	reviews: readonly Review[],
	{ low_stars: low, sources }: Pick<Responses, 'low_stars' | 'sources'>,
): Extract<SummaryClaim, { kind: 'answers' }> | undefined {
	const { n, answered, median_days } = low ?? { n: 0, answered: 0 };
	const bad = reviews.filter(({ rating }) => rating <= 2);
	const { open, silent: other } = splitByAnswers(bad, sources);
	if (n + other.length === 0) return undefined;
	const elsewhere = [...Map.groupBy(other, ({ source }) => source.id)]
		.map(([source, found]) => ({ source, n: found.length }))
		.toSorted((a, b) => b.n - a.n || compareText(a.source, b.source));
	const replied = open.filter(({ responses }) => responses.length > 0);
	const within = nearlyAll(replied.map((review) => daysToAnswer(review) ?? Infinity));
	return {
		...({ kind: 'answers', n, answered, median_days } as const),
		...within,
		elsewhere,
		since: sinceOf(reviews),
	};
}

/** The days within which nearly all replies came, and how many did; `undefined` if too few have a date. */
function nearlyAll(days: readonly number[]) {
	const sorted = days.toSorted((a, b) => a - b);
	const last = sorted[Math.ceil(NEARLY_ALL * sorted.length) - 1];
	return last === undefined || last === Infinity
		? undefined
		: { within_days: last, within: sorted.filter((each) => each <= last).length };
}
