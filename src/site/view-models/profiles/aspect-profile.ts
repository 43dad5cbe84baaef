import type { Edition } from '../../../edition/documents/edition.ts';
import type { AspectInsight } from '../../../insights/aspect-insight.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import { groupByEach } from '../../../reviews/group-by-each.ts';
import { countRatings } from '../../../reviews/rating-summary.ts';
import type { Polarity, Review } from '../../../reviews/review.ts';
import { createQuoteFinder, onlyWords, type Quote, type QuoteFinder } from './quote-finder.ts';
import { countRelated, type Related } from './related.ts';

/** Data of an aspect's page. */
export interface AspectProfile {
	readonly insight: AspectInsight;
	/** Star ratings of the reviews that judge the aspect, whatever the polarity. */
	readonly distribution: Distribution;
	/** Words of the reviews that the insight cites. */
	readonly quotes: Readonly<Record<Polarity | 'unscored', readonly Quote[]>>;
	/** How many reviews the quotes are from. */
	readonly quoted: number;
	readonly services: readonly Related[];
}

/** Creates a profile for every aspect that a review mentions. */
export function createAspectProfiles(edition: Edition): AspectProfile[] {
	const findQuotes = createQuoteFinder(edition);
	const judging = groupByEach(edition.reviews, ({ aspects }) =>
		aspects.map(({ aspect }) => aspect),
	);
	return edition.insights.aspects
		.filter(({ reviews }) => reviews > 0)
		.map((insight) => {
			const reviews = judging.get(insight.id) ?? [];
			const polarities = new Map(
				reviews.map(({ id, aspects }) => [
					id,
					aspects.find(({ aspect }) => aspect === insight.id)?.polarity,
				]),
			);
			const quotes = quotesBySide(edition, insight, polarities, findQuotes);
			const all = Object.values(quotes).flat();
			return {
				insight,
				distribution: countRatings(reviews),
				quotes,
				quoted: new Set(all.map(({ review }) => review)).size,
				services: countRelated(reviews.flatMap(({ mentions }) => mentions.services)),
			};
		});
}

/**
 * Groups quotes by their review's polarity about the aspect. If that is neither mixed nor unscored,
 * only quotes with the same polarity are kept. Mixed reviews are quoted with a quote of each side.
 */
function quotesBySide(
	{ insights }: Edition,
	{ evidence }: AspectInsight,
	polarities: ReadonlyMap<Review['id'], Polarity | undefined>,
	findQuotes: QuoteFinder,
): AspectProfile['quotes'] {
	const sideOf = (key: string) =>
		polarities.get(insights.evidence[key]?.review_id ?? '') ?? 'unscored';
	const belongsToSide = (key: string) => {
		const side = sideOf(key);
		const polarity = insights.evidence[key]?.polarity;
		return side === 'mixed' || side === 'unscored' || polarity === side;
	};
	const sides = Map.groupBy(evidence.filter(belongsToSide), sideOf);
	const quotes = (side: Polarity | 'unscored') => onlyWords(findQuotes(sides.get(side) ?? []));
	const byPolarity = Map.groupBy(
		sides.get('mixed') ?? [],
		(key) => insights.evidence[key]?.polarity,
	);
	const both = [...byPolarity.values()].flatMap((keys) => onlyWords(findQuotes(keys)));
	return {
		positive: quotes('positive'),
		negative: quotes('negative'),
		mixed: [...Map.groupBy(both, ({ review }) => review).values()].flat(),
		neutral: quotes('neutral'),
		unscored: quotes('unscored'),
	};
}
