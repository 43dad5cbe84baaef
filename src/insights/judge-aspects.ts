import type { AspectRatings, Polarity, ReviewAspect } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import type { AspectFind } from './aspects/aspect-find.ts';

/** Stars for an aspect, and the name under which the source asked for them. */
export interface GivenStars {
	readonly name: string;
	readonly stars: number;
	/** 4 and 5 stars are praise, 1 and 2 a complaint. */
	readonly polarity: Polarity;
}

/** What one review says of one aspect, in stars and in words. */
export interface AspectStatement {
	readonly aspect: string;
	/** `undefined` where it names the aspect without a judgement that we can read. */
	readonly polarity: Polarity | undefined;
	readonly stars: readonly GivenStars[];
	readonly finds: readonly AspectFind[];
}

/** What a review says of each aspect that it speaks of, in the order of the aspects. */
export function judgeAspects(
	aspects: readonly Aspect[],
	ratings: AspectRatings | undefined,
	finds: readonly AspectFind[],
): AspectStatement[] {
	return aspects.flatMap(({ id, rated_as }) => {
		const stars = starsFor(ratings, rated_as);
		const found = finds.filter(({ aspect }) => aspect === id);
		if (stars.length === 0 && found.length === 0) return [];
		const said = [...stars, ...found].map(({ polarity }) => polarity);
		return [{ aspect: id, polarity: combine(said), stars, finds: found }];
	});
}

/** What of it a review is published with: the judgements alone. */
export function toReviewAspects(statements: readonly AspectStatement[]): ReviewAspect[] {
	return statements.flatMap(({ aspect, polarity }) => (polarity ? [{ aspect, polarity }] : []));
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

/** Praise and complaint together are mixed; beside a judgement, what is neutral says nothing. */
function combine(said: readonly (Polarity | undefined)[]): Polarity | undefined {
	const praises = said.includes('positive');
	const complains = said.includes('negative');
	if (said.includes('mixed') || (praises && complains)) return 'mixed';
	if (praises) return 'positive';
	if (complains) return 'negative';
	return said.find((polarity) => polarity !== undefined);
}
