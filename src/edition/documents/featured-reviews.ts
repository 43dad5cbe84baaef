import type { Insights } from '../../insights/insights.ts';
import { firstOfMonths } from '../../reviews/calendar-date.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { Polarity, Review } from '../../reviews/review.ts';

/** One positive and one critical featured review. */
export interface FeaturedReviews {
	readonly praise: Review | undefined;
	readonly complaint: Review | undefined;
}

const SIDES = {
	positive: (rating: number) => rating >= 4,
	negative: (rating: number) => rating <= 2,
} as const;

/** Older reviews are featured only if there is no newer one. */
const RECENT_MONTHS = 24;
/** Length in characters of a text that is quick to read but says something specific. */
const LENGTH = { least: 120, most: 900 };

/**
 * Finds the featured reviews. Candidates make one of the clearest statements on an aspect, as named
 * by the insights, and their stars agree with it. The weight of a candidate is the sum, over its
 * aspects, of the number of reviews with the same sentiment. Of the last 24 months, the heaviest wins; on a
 * tie, the newest wins.
 */
export function featuredReviews(insights: Insights, reviews: readonly Review[]): FeaturedReviews {
	const since = firstOfMonths(reviews[0]?.date ?? '1970-01-01', RECENT_MONTHS);
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const heaviest = (side: keyof typeof SIDES) => {
		const reviewCounts = new Map(insights.aspects.map((aspect) => [aspect.id, aspect[side]]));
		const keys = insights.aspects.flatMap(({ top_evidence: top }) => top[side]);
		const ids = new Set(keys.map((key) => insights.evidence[key]?.review_id ?? ''));
		return [...ids]
			.flatMap((id) => byId.get(id) ?? [])
			.filter(({ rating, text }) => SIDES[side](rating) && isReadable(text))
			.map((review) => ({ review, weight: weightOf(review, side, reviewCounts) }))
			.toSorted(
				(a, b) =>
					Number(b.review.date >= since) - Number(a.review.date >= since) ||
					b.weight - a.weight ||
					newestFirst(a.review, b.review),
			)[0]?.review;
	};
	return { praise: heaviest('positive'), complaint: heaviest('negative') };
}

function weightOf(
	review: Review,
	side: Polarity,
	reviewCounts: ReadonlyMap<string, number>,
): number {
	const own = review.aspects.filter(({ polarity }) => polarity === side);
	return own.reduce((sum, { aspect }) => sum + (reviewCounts.get(aspect) ?? 0), 0);
}

function isReadable({ length }: string): boolean {
	return length >= LENGTH.least && length <= LENGTH.most;
}
