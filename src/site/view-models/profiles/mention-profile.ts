import type { Edition } from '../../../edition/documents/edition.ts';
import type { Entities } from '../../../insights/insights.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import { compareText } from '../../../reviews/order.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import type { Review } from '../../../reviews/review.ts';
import type { Quote } from './quote.ts';
import { wordsFirst, type QuoteFinder } from './quote-finder.ts';
import { countAspects, countServices, type Related } from './related.ts';

/** Number of reviews by how they mention a person or service. Counts each review once. */
export interface MentionBasis {
	readonly tagged: number;
	readonly named: number;
	/** Tagged at the source and also named in the text. */
	readonly both: number;
}

/** Data of the page of a person or service. */
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
	readonly locations: readonly { id: string; reviews: number; average: number | null }[];
	/** By the stars of the review: 4-5, 3, 1-2. */
	readonly quotes: Readonly<Record<'high' | 'middle' | 'low', readonly Quote[]>>;
	readonly services: readonly Related[];
	readonly aspects: readonly Related[];
}

type Kind = 'technician' | 'service';
type Entity = Entities['technicians'][number] | Entities['services'][number];

/** Creates a profile for each mentioned person or service, in the order of the insights. */
export function createMentionProfiles(
	kind: Kind,
	edition: Edition,
	book: QuoteFinder,
): MentionProfile[] {
	const { technicians, services } = edition.insights.entities;
	const entities: readonly Entity[] = kind === 'technician' ? technicians : services;
	const mentioning = groupByMention(kind, edition.reviews);
	return entities.flatMap((entity) => {
		const reviews = mentioning.get(entity.id) ?? [];
		return reviews.length === 0 ? [] : [toProfile(kind, entity, reviews, book)];
	});
}

function groupByMention(kind: Kind, reviews: readonly Review[]): Map<string, Review[]> {
	const mentions = reviews.flatMap((review) => {
		const ids = review.mention_sources.filter((source) => source.kind === kind).map(({ id }) => id);
		return [...new Set(ids)].map((id) => ({ id, review }));
	});
	const groups = [...Map.groupBy(mentions, ({ id }) => id)];
	return new Map(groups.map(([id, group]) => [id, group.map(({ review }) => review)]));
}

function toProfile(
	kind: Kind,
	entity: Entity,
	reviews: readonly Review[],
	book: QuoteFinder,
): MentionProfile {
	const { id, name, average_rating, evidence } = entity;
	const quotes = wordsFirst(book.ofMentions(evidence));
	return {
		...{ id, name },
		...('role' in entity && { role: entity.role, location: entity.location }),
		reviews,
		average: average_rating,
		distribution: countRatings(reviews),
		basis: basisOf(kind, id, reviews),
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
		services: countServices(reviews, kind === 'service' ? id : undefined),
		aspects: countAspects(reviews),
	};
}

function basisOf(kind: Kind, id: string, reviews: readonly Review[]): MentionBasis {
	const bases = reviews.map(
		({ mention_sources: sources }) =>
			new Set(
				sources.filter((each) => each.kind === kind && each.id === id).map(({ basis }) => basis),
			),
	);
	const both = bases.filter((each) => each.has('tagged') && each.size > 1).length;
	const tagged = bases.filter((each) => each.has('tagged')).length;
	return { both, tagged: tagged - both, named: reviews.length - tagged };
}
