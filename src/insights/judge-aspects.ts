import type { AspectRatings, Polarity, ReadBy, ReviewAspect } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import type { AspectFind } from './aspects/aspect-find.ts';
import type { InReview } from './text-reader.ts';

/** A star rating for one aspect, with the source's name for the aspect. */
export interface GivenStars {
	readonly name: string;
	readonly stars: number;
	/** Positive for 4 and 5 stars, negative for 1 and 2. */
	readonly polarity: Polarity;
}

/** The opinion of one review on one aspect, and its stars for it. The two are counted separately. */
export interface AspectStatement {
	readonly aspect: string;
	/** The opinion in words; `undefined` if none was recognized. */
	readonly polarity: Polarity | undefined;
	readonly stars: readonly GivenStars[];
	readonly finds: readonly InReview<AspectFind>[];
	readonly readBy: ReadBy;
}

/** Returns a statement for each aspect that the review mentions or rates, in the order of `aspects`. */
export function judgeAspects(
	aspects: readonly Aspect[],
	ratings: AspectRatings | undefined,
	finds: readonly InReview<AspectFind>[],
	reader: ReadBy = 'engine',
): AspectStatement[] {
	return aspects.flatMap(({ id, rated_as }) => {
		const stars = starsFor(ratings, rated_as);
		const found = finds.filter(({ aspect }) => aspect === id);
		if (stars.length === 0 && found.length === 0) return [];
		const polarity = combine(found.map((find) => find.polarity));
		return [{ aspect: id, polarity, stars, finds: found, readBy: reader }];
	});
}

/** Keeps only the aspects with a polarity, which are published with the review. */
export function toReviewAspects(statements: readonly AspectStatement[]): ReviewAspect[] {
	return statements.flatMap(({ aspect, polarity, readBy }) =>
		polarity ? [{ aspect, polarity, read_by: readBy }] : [],
	);
}

function starsFor(ratings: AspectRatings | undefined, names: readonly string[]): GivenStars[] {
	return names.flatMap((name) => {
		const stars = ratings?.[name];
		return stars === undefined ? [] : [{ name, stars, polarity: polarityOfStars(stars) }];
	});
}

function polarityOfStars(stars: number): Polarity {
	if (stars >= 4) return 'positive';
	return stars <= 2 ? 'negative' : 'neutral';
}

/**
 * Combines polarities: praise plus a complaint is "mixed". Neutral counts only if there is no
 * other.
 */
export function combine(said: readonly (Polarity | undefined)[]): Polarity | undefined {
	const praises = said.includes('positive');
	const complains = said.includes('negative');
	if (said.includes('mixed') || (praises && complains)) return 'mixed';
	if (praises) return 'positive';
	if (complains) return 'negative';
	return said.find((polarity) => polarity !== undefined);
}
