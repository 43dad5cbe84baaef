import { sidesOf, type Side } from '../reviews/opinion-sides.ts';
import type { Review } from '../reviews/review.ts';

/** Whether a review praises an aspect or complains about it. It may do both. */
export function hasSide({ aspects }: Pick<Review, 'aspects'>, wanted: string, side: Side): boolean {
	return aspects.some(
		({ aspect, polarity }) => aspect === wanted && sidesOf(polarity).includes(side),
	);
}

interface Counts {
	readonly positive: number;
	readonly negative: number;
	readonly mixed: number;
}

/** Counts the reviews with praise and those with complaints, from those with only one of them and with both. */
export function countSides({ positive, negative, mixed }: Counts) {
	return { positive: positive + mixed, negative: negative + mixed };
}
