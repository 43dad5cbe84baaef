import type { Distribution } from './distribution.ts';
import type { Review } from './review.ts';

export function countRatings(reviews: Iterable<Pick<Review, 'rating'>>): Distribution {
	const counts = [0, 0, 0, 0, 0, 0];
	for (const { rating } of reviews) counts[rating] = (counts[rating] ?? 0) + 1;
	const [, one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
	return { '1': one, '2': two, '3': three, '4': four, '5': five };
}

export function totalOf(distribution: Distribution): number {
	const { '1': one, '2': two, '3': three, '4': four, '5': five } = distribution;
	return one + two + three + four + five;
}

/** Returns the plain mean of all stars, unrounded; `null` if there are no reviews. */
export function averageOf(distribution: Distribution): number | null {
	const total = totalOf(distribution);
	return total === 0 ? null : sumOf(distribution) / total;
}

/** Returns the mean of all stars as documents state it, with two decimals; `null` without reviews. */
export function roundedAverage(distribution: Distribution): number | null {
	const total = totalOf(distribution);
	// A quotient such as 1.005 is not exact, so the sum is multiplied first.
	return total === 0 ? null : Math.round((100 * sumOf(distribution)) / total) / 100;
}

function sumOf(distribution: Distribution): number {
	const { '1': one, '2': two, '3': three, '4': four, '5': five } = distribution;
	return one + 2 * two + 3 * three + 4 * four + 5 * five;
}
