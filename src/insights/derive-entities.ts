import { roundedAverage, countRatings } from '../reviews/rating-summary.ts';
import { foldName } from '../reviews/fold.ts';
import { groupByEach } from '../reviews/group-by-each.ts';
import { compareText } from '../reviews/order.ts';
import type { MentionSource, Review, ReviewId } from '../reviews/review.ts';
import { CITED_REVIEWS, type EvidenceBook } from './evidence-book.ts';
import type { Entities } from './insights.ts';
import type { AmbiguousFind } from './mentions/name-find.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { deriveScorecards, EMPTY_SCORECARD } from './owner/derive-scorecard.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The ambiguous names in one review. */
export interface AmbiguousFinds {
	readonly review: ReviewId;
	readonly finds: readonly AmbiguousFind[];
}

/** Lists every declared person, service and service area with the reviews that mention it. */
export function deriveEntities(
	{ staff, services, serviceAreas }: Vocabulary,
	reviews: readonly Review[],
	ambiguous: readonly AmbiguousFinds[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	book: EvidenceBook,
): Entities {
	const mentioning = groupByEach(
		reviews,
		({ mention_sources }) => new Set(mention_sources.map(({ kind, id }) => `${kind}:${id}`)),
	);
	const scorecards = deriveScorecards(reviews, statements, book);
	const describe = (kind: MentionSource['kind'], id: string, name: string) => {
		const found = mentioning.get(`${kind}:${id}`) ?? [];
		return {
			id,
			name,
			reviews: found.length,
			average_rating: roundedAverage(countRatings(found)),
			evidence: found
				.slice(0, CITED_REVIEWS)
				.flatMap((review) => book.citeMentions(review, kind, id)),
		};
	};
	return {
		technicians: mostMentioned(
			staff.map(({ id, name, role, department, location }) => ({
				...describe('technician', id, name),
				role,
				department,
				location,
				scorecard: scorecards.get(id) ?? EMPTY_SCORECARD,
			})),
		),
		services: mostMentioned(
			services.map(({ id, name, department }) => ({
				...describe('service', id, name),
				department,
			})),
		),
		service_areas: mostMentioned(
			serviceAreas.map(({ id, name }) => {
				const from = (mentioning.get(`service_area:${id}`) ?? []).filter((review) =>
					review.mention_sources.some((source) => source.id === id && source.home),
				);
				return {
					...describe('service_area', id, name),
					customers: from.length,
					average_rating: roundedAverage(countRatings(from)),
				};
			}),
		),
		ambiguous: countAmbiguous(ambiguous),
	};
}

function mostMentioned<Entity extends { id: string; reviews: number }>(entities: Entity[]) {
	return entities.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id));
}

function countAmbiguous(all: readonly AmbiguousFinds[]): Entities['ambiguous'] {
	const places = all.flatMap(({ review, finds }) => finds.map((name) => ({ review, name })));
	return [...Map.groupBy(places, ({ name }) => foldName(name.surface))]
		.map(([, group]) => ({
			surface: group[0]?.name.surface ?? '',
			candidates: [...(group[0]?.name.candidates ?? [])],
			count: group.length,
			reviews: [...new Set(group.map(({ review }) => review))].slice(0, CITED_REVIEWS),
		}))
		.toSorted((a, b) => b.count - a.count || compareText(a.surface, b.surface));
}
