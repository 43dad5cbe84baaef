import { compareText } from '../reviews/order.ts';
import { foldName } from '../reviews/fold.ts';
import type { Mentions, MentionSource } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { AmbiguousFind } from './mentions/name-find.ts';
import type { TextReading } from './text-reader.ts';
import type { Span } from './text/tokens.ts';
import { blockKey, type Vocabulary } from './vocabulary.ts';

/** Whom and what a review mentions, and what each mention rests on. */
export interface ReviewMentions {
	readonly mentions: Mentions;
	readonly sources: readonly MentionSource[];
	readonly ambiguous: readonly AmbiguousFind[];
}

/** Joins the tags of the export with the finds in the text. */
export function findMentions(
	{ id: review, tags }: Pick<StoredReview, 'id' | 'tags'>,
	{
		people,
		services,
		areas,
		ambiguous,
	}: Pick<TextReading, 'people' | 'services' | 'areas' | 'ambiguous'>,
	vocabulary: Vocabulary,
): ReviewMentions {
	const inText = [
		...people.map((find) => found('technician', find)),
		...services.map((find) => found('service', find)),
		...areas.map((find) => found('service_area', find)),
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
		// Who is named in the review otherwise is who the name means.
		ambiguous: ambiguous.filter(
			({ candidates }) => !candidates.some((candidate) => staff.includes(candidate)),
		),
	};
}

/** An export may tag the same thing twice. */
function isFirstOfItsKind(source: MentionSource, index: number, all: MentionSource[]): boolean {
	const first = all.findIndex(
		({ kind, id, basis, start }) =>
			kind === source.kind && id === source.id && basis === source.basis && start === source.start,
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

function found(kind: MentionSource['kind'], { id, start, end }: Span & { id: string }) {
	return { kind, id, basis: 'text', start, end } satisfies MentionSource;
}
