import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import type { Preview } from './preview.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** Returns the average of reviews, and a bar for each star rating. */
export function starsOf(
	reviews: readonly Pick<Review, 'rating'>[],
): Required<Pick<Preview, 'figure' | 'bars'>> {
	const distribution = countRatings(reviews);
	const mean = averageOf(distribution);
	const total = reviews.length;
	const caption = `of 5 stars in ${inDigits(total)} ${total === 1 ? 'review' : 'reviews'}`;
	return {
		figure: [mean?.toFixed(2) ?? '–', caption],
		bars: STARS.map((stars) => ({
			label: stars === 1 ? '1 star' : `${stars} stars`,
			share: total === 0 ? 0 : distribution[stars] / total,
			value: inDigits(distribution[stars]),
			color: 'star',
		})),
	};
}

export function inPercent(share: number): string {
	return `${Math.round(share * 100)} %`;
}

export function inDigits(number: number): string {
	return number.toLocaleString('en');
}
