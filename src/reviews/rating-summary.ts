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
	const { '1': one, '2': two, '3': three, '4': four, '5': five } = distribution;
	return total === 0 ? null : (one + 2 * two + 3 * three + 4 * four + 5 * five) / total;
}

/** Returns the mean of all stars with two decimals, rounded as pages round it; `null` without reviews. */
export function roundedAverage(distribution: Distribution): number | null {
	const average = averageOf(distribution);
	return average === null ? null : Number(average.toFixed(2));
}
