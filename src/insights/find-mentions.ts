import { compareText } from '../reviews/order.ts';
import { foldName } from '../reviews/fold.ts';
import type { Mentions, MentionSource } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { AreaFind } from './mentions/area-finder.ts';
import type { AmbiguousFind } from './mentions/name-find.ts';
import type { ReadPlace } from './readings/place-reading.ts';
import { blockKey, type Vocabulary } from './vocabulary.ts';

/** The people, services and areas that a review mentions, with the source of each mention. */
export interface ReviewMentions {
	readonly mentions: Mentions;
	readonly sources: readonly MentionSource[];
	readonly ambiguous: readonly AmbiguousFind[];
}

/** People, services and areas found in a review. */
export interface FoundMentions {
	readonly people: readonly ReadPlace[];
	readonly services: readonly ReadPlace[];
	readonly areas: readonly (ReadPlace & Pick<AreaFind, 'isHome'>)[];
	readonly ambiguous: readonly AmbiguousFind[];
	/** True if a person or a language model, not the engine, found the people and services. */
	readonly isRead?: boolean;
}

/**
 * Combines the tags in the export with the mentions found in the text. Leaves out people who are not in the
 * public record, and ambiguous names that may mean them.
 */
export function findMentions(
	{ id: review, tags }: Pick<StoredReview, 'id' | 'tags'>,
	{ people, services, areas, ambiguous, isRead = false }: FoundMentions,
	vocabulary: Vocabulary,
): ReviewMentions {
	const basis = isRead ? 'read' : 'text';
	const inText = [
		...people
			.filter(({ id }) => !vocabulary.hidden.has(id))
			.map((find) => found('technician', basis, find)),
		...services.map((find) => found('service', basis, find)),
		...areas.map((find) => ({
			...found('service_area', 'text', find),
			...(find.isHome && { home: true as const }),
		})),
	].filter(({ id }) => !vocabulary.blocked.has(blockKey(review, id)));
	const sources = [...taggedSources(tags, vocabulary), ...inText]
		.filter(isFirstOfItsKind)
		.toSorted(
			(a, b) =>
				compareText(a.kind, b.kind) || compareText(a.id, b.id) || (a.start ?? -1) - (b.start ?? -1),
		);
	const idsOf = (kind: MentionSource['kind']) => [
		...new Set(sources.filter((source) => source.kind === kind).map(({ id }) => id)),
	];

	const staff = idsOf('technician');
	const names = vocabulary.staff.filter(({ id }) => staff.includes(id)).map(({ name }) => name);
	return {
		mentions: {
			technicians: names.toSorted(compareText),
			services: idsOf('service'),
			service_areas: idsOf('service_area'),
		},
		sources,
		// An ambiguous name is resolved if the review names one of its candidates elsewhere.
		ambiguous: ambiguous.filter(
			({ candidates }) => !candidates.some((id) => staff.includes(id) || vocabulary.hidden.has(id)),
		),
	};
}

/** Removes duplicates: an export may contain the same tag twice. */
function isFirstOfItsKind(source: MentionSource, index: number, all: MentionSource[]): boolean {
	const first = all.findIndex(
		({ kind, id, basis, in: where, start }) =>
			kind === source.kind &&
			id === source.id &&
			basis === source.basis &&
			where === source.in &&
			start === source.start,
	);
	return first === index;
}

function taggedSources(tags: StoredReview['tags'], vocabulary: Vocabulary): MentionSource[] {
	const people = tags.technicians.map((name) => vocabulary.staffByName.get(foldName(name)));
	const services = tags.services.map((name) => vocabulary.serviceByName.get(foldName(name)));
	return [
		...people.flatMap((member) => (member ? [tagged('technician', member.id)] : [])),
		...services.flatMap((service) => (service ? [tagged('service', service.id)] : [])),
	];
}

function tagged(kind: MentionSource['kind'], id: string): MentionSource {
	return { kind, id, basis: 'tagged' };
}

function found(
	kind: MentionSource['kind'],
	basis: MentionSource['basis'],
	{ id, in: where, start, end }: ReadPlace,
): MentionSource {
	return { kind, id, basis, ...(where && { in: where }), start, end };
}
