import type { AspectRatings, Polarity, ReviewAspect } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';

/** What the stars for single aspects say: 4 and 5 are praise, 1 and 2 a complaint. */
export function ratedAspects(
	ratings: AspectRatings | undefined,
	aspects: readonly Aspect[],
): ReviewAspect[] {
	return aspects.flatMap(({ id, rated_as }) => {
		const stars = starsFor(ratings, rated_as).map((given) => given.stars);
		return stars.length > 0 ? [{ aspect: id, polarity: polarityOf(stars) }] : [];
	});
}

/** Stars for an aspect, and the name under which the source asked for them. */
export interface GivenStars {
	readonly name: string;
	readonly stars: number;
}

/** The stars that a review gave to an aspect, under any of its names. */
export function starsFor(
	ratings: AspectRatings | undefined,
	names: readonly string[],
): GivenStars[] {
	return names.flatMap((name) => {
		const stars = ratings?.[name];
		return stars === undefined ? [] : [{ name, stars }];
	});
}

function polarityOf(stars: readonly number[]): Polarity {
	const praised = stars.some((star) => star >= 4);
	const criticised = stars.some((star) => star <= 2);
	if (praised && criticised) return 'mixed';
	if (praised) return 'positive';
	return criticised ? 'negative' : 'neutral';
}
