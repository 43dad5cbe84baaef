import { countSides } from '../../insights/count-sides.ts';
import type { Insights } from '../../insights/insights.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';

/** One positive and one critical featured review. */
export interface FeaturedReviews {
	readonly praise: Review | undefined;
	readonly complaint: Review | undefined;
}

const SIDES = {
	positive: (rating: number) => rating >= 4,
	negative: (rating: number) => rating <= 2,
} as const;

/** Length in characters of a text that is quick to read but says something specific. */
const LENGTH = { least: 120, most: 900 };

/**
 * Finds the featured reviews: of the aspect that most reviews praise, or complain about, the newest review
 * with one of the clearest quotes, as named by the insights, whose stars agree. If there is none, of the
 * next aspect.
 */
export function featuredReviews(insights: Insights, reviews: readonly Review[]): FeaturedReviews {
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const find = (side: keyof typeof SIDES) =>
		insights.aspects
			.toSorted((a, b) => countSides(b)[side] - countSides(a)[side])
			.flatMap(({ top_evidence: top }) =>
				top[side]
					.flatMap((key) => byId.get(insights.evidence[key]?.review_id ?? '') ?? [])
					.filter(({ rating, text }) => SIDES[side](rating) && isReadable(text))
					.toSorted(newestFirst),
			)[0];
	return { praise: find('positive'), complaint: find('negative') };
}

function isReadable({ length }: string): boolean {
	return length >= LENGTH.least && length <= LENGTH.most;
}
