import type { Edition } from '../../../edition/documents/edition.ts';
import type { Entities } from '../../../insights/insights.ts';
import type { Scorecard } from '../../../insights/owner/owner-insights.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import { compareText } from '../../../reviews/order.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import type { MentionSource, Review } from '../../../reviews/review.ts';
import { createQuoteFinder, wordsFirst, type Quote, type QuoteFinder } from './quote-finder.ts';
import { countRelated, type Related } from './related.ts';

/** Data for the page of a person or service. */
export interface MentionProfile {
	readonly id: string;
	readonly name: string;
	readonly role?: string | undefined;
	/** Id of the location where a person works. */
	readonly location?: string | undefined;
	/** Newest first. */
	readonly reviews: readonly Review[];
	readonly average: number | null;
	readonly distribution: Distribution;
	readonly locations: readonly Related[];
	/** By the stars of the review: 4-5, 3, 1-2. */
	readonly quotes: Readonly<Record<'high' | 'middle' | 'low', readonly Quote[]>>;
	/** Opinions about a person, and the praise among them that is quoted. */
	readonly scorecard?: Scorecard;
	readonly praise: readonly Quote[];
	readonly services: readonly Related[];
	readonly aspects: readonly Related[];
}

type Kind = 'technician' | 'service';
type Entity = Entities['technicians'][number] | Entities['services'][number];

/** Creates a profile for each mentioned person or service, in the order of the insights. */
export function createMentionProfiles(kind: Kind, edition: Edition): MentionProfile[] {
	const findQuotes = createQuoteFinder(edition);
	const { technicians, services } = edition.insights.entities;
	const entities: readonly Entity[] = kind === 'technician' ? technicians : services;
	return entities.flatMap((entity) => {
		const isSource = (source: MentionSource) => source.kind === kind && source.id === entity.id;
		const found = edition.reviews.filter((review) => review.mention_sources.some(isSource));
		return found.length === 0 ? [] : [toProfile(kind, entity, found, findQuotes)];
	});
}

function toProfile(
	kind: Kind,
	entity: Entity,
	reviews: readonly Review[],
	findQuotes: QuoteFinder,
): MentionProfile {
	const { id, name, average_rating, evidence } = entity;
	const quotes = wordsFirst(findQuotes(evidence));
	const services = reviews.flatMap(({ mentions }) => mentions.services);
	return {
		...{ id, name },
		...('scorecard' in entity && {
			...{ role: entity.role, location: entity.location, scorecard: entity.scorecard },
		}),
		praise: 'scorecard' in entity ? findQuotes(entity.scorecard.quotes) : [],
		reviews,
		average: average_rating,
		distribution: countRatings(reviews),
		locations: [...Map.groupBy(reviews, ({ location }) => location)]
			.map(([location, group]) => ({
				id: location,
				reviews: group.length,
				average: averageOf(countRatings(group)),
			}))
			.toSorted((a, b) => compareText(a.id, b.id)),
		quotes: {
			high: quotes.filter(({ review }) => review.rating >= 4),
			middle: quotes.filter(({ review }) => review.rating === 3),
			low: quotes.filter(({ review }) => review.rating <= 2),
		},
		services: countRelated(services.filter((service) => kind !== 'service' || service !== id)),
		aspects: countRelated(reviews.flatMap(({ aspects }) => aspects.map(({ aspect }) => aspect))),
	};
}
