import type { AspectRatings, Polarity, ReadBy, Review, ReviewAspect } from '../reviews/review.ts';
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

/** Everything that one review says about one aspect, in its stars and its text. */
export interface AspectStatement {
	readonly aspect: string;
	/** `undefined` if the review mentions the aspect without a readable opinion. */
	readonly polarity: Polarity | undefined;
	readonly stars: readonly GivenStars[];
	readonly finds: readonly InReview<AspectFind>[];
	readonly readBy: ReadBy;
}

/** Combines the stars and the text of a review into one statement per aspect, in the order of `aspects`. */
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
		const said = [...stars, ...found].map(({ polarity }) => polarity);
		const readBy = found.length > 0 ? reader : 'engine';
		return [{ aspect: id, polarity: combine(said), stars, finds: found, readBy }];
	});
}

/** Keeps only the aspects with a polarity, which are published with the review. */
export function toReviewAspects(statements: readonly AspectStatement[]): ReviewAspect[] {
	return statements.flatMap(({ aspect, polarity, finds, readBy }) => {
		if (!polarity) return [];
		const words = combine(finds.map((find) => find.polarity)) ?? 'none';
		return [{ aspect, polarity, read_by: readBy, ...(words !== polarity && { in_words: words }) }];
	});
}

/** What the words of a review say about the aspect, whatever its stars say. */
export function polarityInWords(
	{ aspects }: Pick<Review, 'aspects'>,
	wanted: string,
): Polarity | undefined {
	const found = aspects.find(({ aspect }) => aspect === wanted);
	const { in_words: words = found?.polarity } = found ?? {};
	return words === 'none' ? undefined : words;
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
