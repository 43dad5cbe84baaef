import type { Edition } from '../../../edition/documents/edition.ts';
import type { Entities } from '../../../insights/insights.ts';
import type { Scorecard } from '../../../insights/owner/owner-insights.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import { compareText } from '../../../reviews/order.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import type { Review } from '../../../reviews/review.ts';
import { createQuoteFinder, wordsFirst, type Quote, type QuoteFinder } from './quote-finder.ts';
import { countRelated, type Related } from './related.ts';

/** Number of reviews by how they mention a person or service. Counts each review once. */
export interface MentionBasis {
	readonly tagged: number;
	readonly named: number;
	/** Tagged at the source and also named in the text. */
	readonly both: number;
}

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
	readonly basis: MentionBasis;
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
		const found = edition.reviews.flatMap((review) => {
			const bases = basesOf(review, kind, entity.id);
			return bases.size === 0 ? [] : [{ review, bases }];
		});
		return found.length === 0 ? [] : [toProfile(kind, entity, found, findQuotes)];
	});
}

/** Returns how a review mentions a person or service: an empty set if it does not. */
function basesOf({ mention_sources: sources }: Review, kind: Kind, id: string) {
	const own = sources.filter((source) => source.kind === kind && source.id === id);
	return new Set(own.map(({ basis }) => basis));
}

function toProfile(
	kind: Kind,
	entity: Entity,
	found: readonly { readonly review: Review; readonly bases: ReturnType<typeof basesOf> }[],
	findQuotes: QuoteFinder,
): MentionProfile {
	const { id, name, average_rating, evidence } = entity;
	const reviews = found.map(({ review }) => review);
	const tagged = found.filter(({ bases }) => bases.has('tagged'));
	const both = tagged.filter(({ bases }) => bases.size > 1).length;
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
		basis: { both, tagged: tagged.length - both, named: found.length - tagged.length },
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
