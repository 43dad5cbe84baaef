import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { Span } from '../text/tokens.ts';
import { GENERIC_NOUNS } from './generic-words.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** An adjective belongs to a noun where it stands before it at least so often. */
const BOUND_ADJECTIVE = 0.3;
/** A phrase is a part of a longer one where it stands within it at least so often. */
const NESTED = 0.8;
/** Topics with one head are one where they share more than this of their reviews. */
const SAME_REVIEWS = 0.5;

/** A place at which a topic stands. */
export interface Occurrence extends Span {
	readonly review: Review;
}

/** What customers call something, with every place at which they do. */
export interface Candidate {
	readonly lemmas: readonly string[];
	/** Other phrases that mean it. */
	readonly merged: readonly (readonly string[])[];
	readonly occurrences: readonly Occurrence[];
	readonly reviews: ReadonlySet<Review>;
}

interface Phrase extends Occurrence {
	readonly phrase: NounPhrase;
}

/**
 * The noun phrases that enough reviews use, as topics: what stands nearly always within a longer one
 * goes to that, and phrases with one head in the same reviews are one.
 * @param names Words that are nobody's topic: names of people and places.
 */
export function selectTopics(
	reviews: readonly Review[],
	findPhrases: (text: string) => readonly NounPhrase[],
	names: ReadonlySet<string>,
	minimum: number,
): Candidate[] {
	const phrases: Phrase[] = reviews.flatMap((review) =>
		findPhrases(review.text).map((phrase) => {
			const { start, end } = phrase;
			return { review, phrase, start, end };
		}),
	);
	const boundAdjectives = findBoundAdjectives(phrases);
	const candidates = [...Map.groupBy(phrases, ({ phrase }) => phrase.lemmas.join(' '))]
		.map(([key, group]) => toCandidate(key.split(' '), group))
		.filter((candidate) => candidate.reviews.size >= minimum)
		.filter(({ lemmas }) => !lemmas.some((lemma) => names.has(lemma)))
		.filter(({ lemmas }) => !GENERIC_NOUNS.has(lemmas.at(-1) ?? '') || lemmas.length > 1)
		.filter(({ lemmas }) => lemmas.length === 1 || !GENERIC_NOUNS.has(lemmas[0] ?? ''))
		.filter(({ lemmas, occurrences }) => {
			const isAdjective = phraseOf(occurrences)?.hasAdjective === true;
			return !isAdjective || boundAdjectives.has(lemmas.slice(0, 2).join(' '));
		});
	return mergeSameHeads(dropNested(candidates));
}

function toCandidate(lemmas: readonly string[], group: readonly Phrase[]): Candidate {
	const reviews = new Set(group.map(({ review }) => review));
	return { lemmas, merged: [], occurrences: group, reviews };
}

function phraseOf(occurrences: readonly Occurrence[]): NounPhrase | undefined {
	// Candidates are made of phrases.
	return (occurrences[0] as Phrase | undefined)?.phrase;
}

/** "extended warranty", but not "great service": the adjective stands before few other nouns. */
function findBoundAdjectives(phrases: readonly Phrase[]): Set<string> {
	const pairs = phrases
		.filter(({ phrase }) => phrase.hasAdjective && phrase.lemmas.length === 2)
		.map(({ phrase }) => phrase.lemmas);
	const alone = new Map<string, number>();
	const together = new Map<string, number>();
	for (const [adjective = '', noun = ''] of pairs) {
		alone.set(adjective, (alone.get(adjective) ?? 0) + 1);
		const pair = `${adjective} ${noun}`;
		together.set(pair, (together.get(pair) ?? 0) + 1);
	}
	return new Set(
		[...together]
			.filter(
				([pair, count]) => count / (alone.get(pair.split(' ')[0] ?? '') ?? 1) >= BOUND_ADJECTIVE,
			)
			.map(([pair]) => pair),
	);
}

/** Leaves out what stands nearly always within a longer phrase that is left. */
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

/** The one that more reviews use gives its name to both. */
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

/** Of places that lie over one another, the first; each review's in the order of its text. */
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
