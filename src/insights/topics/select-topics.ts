import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { Span } from '../text/tokens.ts';
import { GENERIC_NOUNS } from './generic-words.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** An adjective belongs to a noun if at least this share of its uses precede that noun. */
const BOUND_ADJECTIVE = 0.3;
/** A phrase is part of a longer one if at least this share of its uses are inside the longer one. */
const NESTED = 0.8;
/** Topics with the same head are merged if their reviews overlap by more than this (Jaccard). */
const SAME_REVIEWS = 0.5;
const PLACE_NUMBERS = 3;

/** A span where a topic occurs. */
export interface Occurrence extends Span {
	readonly review: Review;
}

/** A possible topic: its words and every span where it occurs. */
export interface Candidate {
	readonly lemmas: readonly string[];
	/** Phrases merged into this one. */
	readonly merged: readonly (readonly string[])[];
	readonly occurrences: readonly Occurrence[];
	readonly reviews: ReadonlySet<Review>;
}

/** All occurrences of one phrase, stored as numbers because a large business has millions of them. */
interface PhraseGroup {
	readonly lemmas: readonly string[];
	/** Whether its first occurrence begins with an adjective. */
	readonly beginsWithAdjective: boolean;
	/** The number of occurrences that begin with an adjective. */
	withAdjective: number;
	/** Three numbers per occurrence: review index, start, end. */
	readonly places: number[];
}

/**
 * Selects the noun phrases that enough reviews use as topics. A phrase that nearly always occurs inside a
 * longer one is dropped, and phrases with the same head in the same reviews are merged.
 * @param names Words to skip: the names of people and places.
 */
export function selectTopics(
	reviews: readonly Review[],
	findPhrases: (text: string) => readonly NounPhrase[],
	names: ReadonlySet<string>,
	minimum: number,
): Candidate[] {
	const groups = groupPhrases(reviews, findPhrases);
	const boundAdjectives = findBoundAdjectives(groups);
	const candidates = groups
		.filter(({ places }) => places.length >= minimum * PLACE_NUMBERS)
		.filter(({ lemmas }) => !lemmas.some((lemma) => names.has(lemma)))
		.filter(({ lemmas }) => !GENERIC_NOUNS.has(lemmas.at(-1) ?? '') || lemmas.length > 1)
		.filter(({ lemmas }) => lemmas.length === 1 || !GENERIC_NOUNS.has(lemmas[0] ?? ''))
		.filter(
			({ lemmas, beginsWithAdjective }) =>
				!beginsWithAdjective || boundAdjectives.has(lemmas.slice(0, 2).join(' ')),
		)
		.map((group) => toCandidate(group, reviews))
		.filter((candidate) => candidate.reviews.size >= minimum);
	return mergeSameHeads(dropNested(candidates));
}

function groupPhrases(
	reviews: readonly Review[],
	findPhrases: (text: string) => readonly NounPhrase[],
): PhraseGroup[] {
	const groups = new Map<string, PhraseGroup>();
	for (const [index, { text }] of reviews.entries()) {
		for (const { lemmas, hasAdjective, start, end } of findPhrases(text)) {
			const key = lemmas.join(' ');
			const group = groups.get(key) ?? newGroup(lemmas, hasAdjective);
			group.places.push(index, start, end);
			if (hasAdjective) group.withAdjective++;
			groups.set(key, group);
		}
	}
	return [...groups.values()];
}

function newGroup(lemmas: readonly string[], beginsWithAdjective: boolean): PhraseGroup {
	return { lemmas, beginsWithAdjective, withAdjective: 0, places: [] };
}

function toCandidate({ lemmas, places }: PhraseGroup, reviews: readonly Review[]): Candidate {
	const occurrences: Occurrence[] = [];
	for (let at = 0; at < places.length; at += PLACE_NUMBERS) {
		const [index = 0, start = 0, end = 0] = places.slice(at, at + PLACE_NUMBERS);
		const review = reviews[index];
		if (review) occurrences.push({ review, start, end });
	}
	const using = new Set(occurrences.map(({ review }) => review));
	return { lemmas, merged: [], occurrences, reviews: using };
}

/**
 * Finds adjectives that belong to their noun, such as "extended warranty". "Great service" is not one,
 * because "great" precedes many nouns.
 */
function findBoundAdjectives(groups: readonly PhraseGroup[]): Set<string> {
	const pairs = groups.filter(
		({ lemmas, withAdjective }) => withAdjective > 0 && lemmas.length === 2,
	);
	const alone = new Map<string, number>();
	for (const { lemmas, withAdjective } of pairs) {
		const [adjective = ''] = lemmas;
		alone.set(adjective, (alone.get(adjective) ?? 0) + withAdjective);
	}
	return new Set(
		pairs
			.filter(
				({ lemmas, withAdjective }) =>
					withAdjective / (alone.get(lemmas[0] ?? '') ?? 1) >= BOUND_ADJECTIVE,
			)
			.map(({ lemmas }) => lemmas.join(' ')),
	);
}

/** Drops candidates that nearly always occur inside a longer candidate. */
function dropNested(candidates: readonly Candidate[]): Candidate[] {
	const longest = candidates.toSorted((a, b) => b.lemmas.length - a.lemmas.length);
	return longest.filter(
		(short) =>
			!longest.some(
				(long) =>
					long.lemmas.length > short.lemmas.length &&
					` ${long.lemmas.join(' ')} `.includes(` ${short.lemmas.join(' ')} `) &&
					long.occurrences.length >= NESTED * short.occurrences.length,
			),
	);
}

/** Merges candidates with the same head. The one that more reviews use provides the label. */
function mergeSameHeads(candidates: readonly Candidate[]): Candidate[] {
	const ordered = candidates.toSorted(
		(a, b) =>
			b.reviews.size - a.reviews.size || compareText(a.lemmas.join(' '), b.lemmas.join(' ')),
	);
	const topics: Candidate[] = [];
	for (const candidate of ordered) {
		const at = topics.findIndex(
			(topic) =>
				topic.lemmas.at(-1) === candidate.lemmas.at(-1) &&
				jaccard(topic.reviews, candidate.reviews) > SAME_REVIEWS,
		);
		const same = topics[at];
		if (!same) topics.push(candidate);
		else {
			topics[at] = {
				lemmas: same.lemmas,
				merged: [...same.merged, candidate.lemmas],
				occurrences: withoutOverlaps([...same.occurrences, ...candidate.occurrences]),
				reviews: same.reviews.union(candidate.reviews),
			};
		}
	}
	return topics;
}

function jaccard(a: ReadonlySet<Review>, b: ReadonlySet<Review>): number {
	const common = a.intersection(b).size;
	return common / (a.size + b.size - common);
}

/** Keeps the first of overlapping spans, and sorts each review's spans by position. */
function withoutOverlaps(occurrences: readonly Occurrence[]): Occurrence[] {
	const byReview = Map.groupBy(occurrences, ({ review }) => review);
	return [...byReview.values()].flatMap((places) => {
		const kept: Occurrence[] = [];
		for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
			if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
		}
		return kept;
	});
}
