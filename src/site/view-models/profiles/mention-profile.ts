import type { Edition } from '../../../edition/documents/edition.ts';
import type { Entities } from '../../../insights/insights.ts';
import type { Scorecard } from '../../../insights/owner/owner-insights.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import { groupByEach } from '../../../reviews/group-by-each.ts';
import { compareText } from '../../../reviews/order.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import type { MentionSource, Review } from '../../../reviews/review.ts';
import { createQuoteFinder, onlyWords, type Quote, type QuoteFinder } from './quote-finder.ts';
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
	/** Reviews of purchases that mention a service of another department. No figure counts them. */
	readonly purchases: readonly Review[];
	readonly average: number | null;
	readonly distribution: Distribution;
	readonly locations: readonly Related[];
	/** With words, by the stars of the review: 4-5, 3, 1-2. Those of purchases are separate. */
	readonly quotes: Readonly<Record<'high' | 'middle' | 'low' | 'purchases', readonly Quote[]>>;
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
	const findQuotes = createQuoteFinder(edition, true);
	const sales = salesDepartments(edition);
	const { technicians, services } = edition.insights.entities;
	const entities: readonly Entity[] = kind === 'technician' ? technicians : services;
	return entities.flatMap((entity) => {
		const isSource = (source: MentionSource) => source.kind === kind && source.id === entity.id;
		const found = edition.reviews.filter((review) => review.mention_sources.some(isSource));
		if (found.length === 0) return [];
		const isOfSales = kind === 'technician' || sales.has(entity.department);
		const visits = isOfSales ? found : found.filter((review) => !isPurchase(review));
		return [toProfile(kind, entity, found, visits.length > 0 ? visits : found, findQuotes)];
	});
}

function isPurchase({ visit_type: visit }: Review): boolean {
	return visit?.startsWith('sales') ?? false;
}

/**
 * The departments whose services come up mostly in reviews of purchases, and `undefined` for services
 * without a department.
 */
function salesDepartments({
	reviews,
	serviceDepartments,
}: Edition): ReadonlySet<string | undefined> {
	const stated = reviews.filter((review) => review.visit_type !== undefined);
	const visits = groupByEach(stated, ({ mentions }) =>
		mentions.services.map((service) => serviceDepartments.get(service)),
	);
	const sales = [...visits].filter(
		([, group]) => group.filter(isPurchase).length * 2 > group.length,
	);
	return new Set([undefined, ...sales.map(([department]) => department)]);
}

function toProfile(
	kind: Kind,
	entity: Entity,
	found: readonly Review[],
	reviews: readonly Review[],
	findQuotes: QuoteFinder,
): MentionProfile {
	const { id, name, average_rating, evidence } = entity;
	const counted = new Set(reviews);
	const purchases = found.filter((review) => !counted.has(review));
	const [quotes = [], others = []] = [true, false].map((isCounted) =>
		onlyWords(findQuotes(evidence)).filter(({ review }) => counted.has(review) === isCounted),
	);
	const services = reviews.flatMap(({ mentions }) => mentions.services);
	return {
		...{ id, name },
		...('scorecard' in entity && {
			...{ role: entity.role, location: entity.location, scorecard: entity.scorecard },
		}),
		praise: 'scorecard' in entity ? findQuotes(entity.scorecard.quotes) : [],
		...{ reviews, purchases },
		average: purchases.length === 0 ? average_rating : averageOf(countRatings(reviews)),
		distribution: countRatings(reviews),
		locations: [...Map.groupBy(reviews, ({ location }) => location)]
			.map(([location, group]) => ({
				id: location,
				reviews: group.length,
				average: averageOf(countRatings(group)),
			}))
			.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id)),
		quotes: {
			high: quotes.filter(({ review }) => review.rating >= 4),
			middle: quotes.filter(({ review }) => review.rating === 3),
			low: quotes.filter(({ review }) => review.rating <= 2),
			purchases: others,
		},
		services: countRelated(services.filter((service) => kind !== 'service' || service !== id)),
		aspects: countRelated(reviews.flatMap(({ aspects }) => aspects.map(({ aspect }) => aspect))),
	};
}
