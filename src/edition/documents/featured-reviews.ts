import { countSides } from '../../insights/count-sides.ts';
import type { Insights } from '../../insights/insights.ts';
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
 * Finds the featured reviews: of the aspect that most reviews praise, or complain about, the newest review of some length
 * that only does so, whose stars agree. If there is none, of the next aspect. The complaint names no staff.
 * @param reviews newest first
 */
export function featuredReviews(
	{ aspects }: Pick<Insights, 'aspects'>,
	reviews: readonly Review[],
): FeaturedReviews {
	const find = (side: keyof typeof SIDES) =>
		aspects
			.toSorted((a, b) => countSides(b)[side] - countSides(a)[side])
			.flatMap(({ id }) => reviews.find((review) => isExample(review, id, side)) ?? [])[0];
	return { praise: find('positive'), complaint: find('negative') };
}

function isExample(review: Review, aspect: string, side: keyof typeof SIDES): boolean {
	const { aspects, mentions, rating, text } = review;
	return (
		SIDES[side](rating) &&
		isReadable(text) &&
		aspects.some((one) => one.aspect === aspect && one.polarity === side) &&
		(side === 'positive' || mentions.technicians.length === 0)
	);
}

function isReadable({ length }: string): boolean {
	return length >= LENGTH.least && length <= LENGTH.most;
}
