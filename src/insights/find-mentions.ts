import { compareText } from '../reviews/order.ts';
import { foldName } from '../reviews/fold.ts';
import type { Mentions, MentionSource } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import { findTerms, type Found } from './term-index.ts';
import { blockKey, type AmbiguousName, type Meaning, type Vocabulary } from './vocabulary.ts';

/** Whom and what a review mentions, and what each mention rests on. */
export interface ReviewMentions {
	readonly mentions: Mentions;
	readonly sources: readonly MentionSource[];
	readonly ambiguous: readonly Found<AmbiguousName>[];
}

type Mentioning = Pick<StoredReview, 'id' | 'text' | 'tags' | 'author' | 'location'>;

/** Joins the tags of the export with exact finds in the text. */
export function findMentions(review: Mentioning, vocabulary: Vocabulary): ReviewMentions {
	const people = findTerms(vocabulary.people, review.text).filter((found) =>
		isAboutStaff(found, review),
	);
	const sources: MentionSource[] = [
		...taggedSources(review, vocabulary),
		...[...people, ...findTerms(vocabulary.things, review.text)]
			.map(toTextSource)
			.filter((source) => !vocabulary.blocked.has(blockKey(review.id, source.id))),
	]
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
		ambiguous: findTerms(vocabulary.ambiguous, review.text).filter(
			(found) =>
				!overlapsAny(found, people) &&
				!found.term.meaning.candidates.some((candidate) => staff.includes(candidate)),
		),
	};
}

/** Several spellings of one name find the same place, and an export may tag the same thing twice. */
function isFirstOfItsKind(source: MentionSource, index: number, all: MentionSource[]): boolean {
	const first = all.findIndex(
		({ kind, id, basis, start }) =>
			kind === source.kind && id === source.id && basis === source.basis && start === source.start,
	);
	return first === index;
}

function taggedSources({ tags }: Mentioning, vocabulary: Vocabulary): MentionSource[] {
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

function toTextSource({ start, end, term }: Found<Meaning>): MentionSource {
	const { meaning } = term;
	const id = meaning.kind === 'technician' ? meaning.member.id : meaning.id;
	return { kind: meaning.kind, id, basis: 'text', start, end };
}

/**
 * A full name is taken at its word. A bare first or last name counts only at the person's own
 * location, and not where it is the customer's own name or part of another one ("Marcus Johnson").
 */
function isAboutStaff({ term, start, end }: Found<Meaning>, review: Mentioning): boolean {
	const { meaning } = term;
	if (meaning.kind !== 'technician' || !meaning.bareName) return true;
	const { location } = meaning.member;
	if (location !== undefined && location !== review.location) return false;
	if (foldName(review.author.name).split(/\s+/).includes(foldName(term.words))) return false;
	return !isPartOfLongerName(review.text, start, end);
}

function isPartOfLongerName(text: string, start: number, end: number): boolean {
	const before = text.slice(Math.max(0, start - 40), start);
	const after = text.slice(end, end + 40);
	// One capitalised word right before counts only inside a sentence, where it is a name.
	return /^ \p{Lu}\p{Ll}/u.test(after) || /\p{Ll},? \p{Lu}\p{Ll}+ $/u.test(before);
}

function overlapsAny(span: Found<unknown>, others: readonly Found<unknown>[]): boolean {
	return others.some((other) => span.start < other.end && other.start < span.end);
}
