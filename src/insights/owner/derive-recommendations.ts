import type { Recommendation } from '../../reviews/recommendation.ts';
import type { Review } from '../../reviews/review.ts';
import { wilsonShare } from '../statistics/wilson.ts';
import { distinct } from './derive-comparisons.ts';
import type { Recommendations } from './owner-insights.ts';

/** A customer who said whether they recommend the business, in a review or without stars. */
type Answer = Pick<Recommendation, 'location' | 'source' | 'recommends'> & {
	readonly inReview: boolean;
};

/** Counts the customers who recommend the business, and those who do not. */
export function deriveRecommendations(
	reviews: readonly Review[],
	withoutStars: readonly Recommendation[],
): Recommendations {
	const answers: Answer[] = [
		...reviews.flatMap(({ location, source, recommends }) =>
			recommends === undefined ? [] : [{ location, source: source.id, recommends, inReview: true }],
		),
		...withoutStars.map((one) => ({ ...one, inReview: false })),
	];
	const by = (keyOf: (answer: Answer) => string) =>
		distinct(answers.map(keyOf)).map((id) => ({
			id,
			...toRow(answers.filter((answer) => keyOf(answer) === id)),
		}));
	return {
		overall: toRow(answers),
		by_location: by(({ location }) => location),
		by_source: by(({ source }) => source),
	};
}

function toRow(answers: readonly Answer[]): Recommendations['overall'] {
	const { length: n } = answers;
	const yes = answers.filter(({ recommends }) => recommends).length;
	const reviews = answers.filter(({ inReview }) => inReview).length;
	const share = wilsonShare(yes, n)?.share;
	return {
		...{ n, yes, no: n - yes },
		...(share !== undefined && { share }),
		...{ from_reviews: reviews, without_stars: n - reviews },
	};
}
