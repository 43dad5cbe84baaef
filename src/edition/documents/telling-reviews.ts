import type { Insights } from '../../insights/insights.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { Polarity, Review } from '../../reviews/review.ts';

/** Two reviews that show best what all of them say, each from its side. */
export interface TellingReviews {
	readonly praise: Review | undefined;
	readonly complaint: Review | undefined;
}

const SIDES = {
	positive: (rating: number) => rating >= 4,
	negative: (rating: number) => rating <= 2,
} as const;

/** A text that takes a minute to read, and says more than that it was good. */
const LENGTH = { least: 120, most: 900 };

/**
 * The most telling praise and complaint. Insights name the clearest statements on each aspect; of the
 * reviews that make them, each weighs as much as everybody praises (or criticises) the aspects that
 * it does, and the heaviest wins; the newest of equal ones. Stars must agree with the side.
 */
export function tellingReviews(insights: Insights, reviews: readonly Review[]): TellingReviews {
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const heaviest = (side: keyof typeof SIDES) => {
		const everybody = new Map(insights.aspects.map((aspect) => [aspect.id, aspect[side]]));
		const keys = insights.aspects.flatMap(({ top_evidence: top }) => top[side]);
		const ids = new Set(keys.map((key) => insights.evidence[key]?.review_id ?? ''));
		return [...ids]
			.flatMap((id) => byId.get(id) ?? [])
			.filter(({ rating, text }) => SIDES[side](rating) && isReadable(text))
			.map((review) => ({ review, weight: weightOf(review, side, everybody) }))
			.toSorted((a, b) => b.weight - a.weight || newestFirst(a.review, b.review))[0]?.review;
	};
	return { praise: heaviest('positive'), complaint: heaviest('negative') };
}

function weightOf(review: Review, side: Polarity, everybody: ReadonlyMap<string, number>): number {
	const own = review.aspects.filter(({ polarity }) => polarity === side);
	return own.reduce((sum, { aspect }) => sum + (everybody.get(aspect) ?? 0), 0);
}

function isReadable({ length }: string): boolean {
	return length >= LENGTH.least && length <= LENGTH.most;
}
