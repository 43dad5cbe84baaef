import { createHash } from 'node:crypto';
import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import { compareText } from '../reviews/order.ts';
import { foldName } from '../reviews/fold.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { Topic } from './insights.ts';
import type { Overrides } from './overrides.ts';
import { createTermIndex, findTerms, type Span } from './term-index.ts';

const MINIMUM_REVIEWS = 5;
const MINIMUM_SHARE = 0.002;

/** Places in one review at which a topic stands. */
interface Occurrence extends Span {
	readonly review: Review;
}

/**
 * The declared phrases that customers use often: synonyms of services and terms of aspects that
 * stand word for word in at least five reviews, and in at least 0.2 % of those with text.
 */
export function deriveTopics(
	phrases: readonly string[],
	reviews: readonly Review[],
	overrides: Overrides['topics'],
	book: EvidenceBook,
): Topic[] {
	const withText = reviews.filter(({ text }) => text !== '').length;
	const minimum = Math.max(MINIMUM_REVIEWS, Math.ceil(withText * MINIMUM_SHARE));
	const named = nameTopics(phrases);
	return [...findOccurrences(named, reviews)]
		.map(([id, places]) => ({ id, places, phrases: named.get(id) ?? [id] }))
		.filter(({ places }) => new Set(places.map(({ review }) => review)).size >= minimum)
		.filter(({ phrases: names }) => !names.some((phrase) => overrides.hide.includes(phrase)))
		.map(({ id, places, phrases: names }) => toTopic(id, names, places, withText, overrides, book))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id));
}

/** Phrases by the id of their topic: spellings that differ in signs alone are one topic. */
function nameTopics(phrases: readonly string[]): Map<string, string[]> {
	const lowered = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
	return Map.groupBy(lowered, topicId);
}

function topicId(phrase: string): string {
	const ascii = foldName(phrase)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	if (ascii !== '') return ascii;
	return `t-${createHash('sha256').update(phrase).digest('hex').slice(0, 12)}`;
}

function findOccurrences(
	named: ReadonlyMap<string, readonly string[]>,
	reviews: readonly Review[],
) {
	const index = createTermIndex(
		[...named].flatMap(([id, phrases]) =>
			phrases.map((words) => ({ words, letterCase: 'any' as const, meaning: id })),
		),
	);
	const occurrences = new Map<string, Occurrence[]>();
	for (const review of reviews) {
		for (const { start, end, term } of findTerms(index, review.text)) {
			const places = occurrences.get(term.meaning) ?? [];
			places.push({ review, start, end });
			occurrences.set(term.meaning, places);
		}
	}
	return occurrences;
}

function toTopic(
	id: string,
	phrases: readonly string[],
	occurrences: readonly Occurrence[],
	withText: number,
	overrides: Overrides['topics'],
	book: EvidenceBook,
): Topic {
	const reviews = [...new Set(occurrences.map(({ review }) => review))];
	const cited = new Set(reviews.slice(0, CITED_REVIEWS));
	const variants = occurrences.map(({ review, start, end }) => review.text.slice(start, end));
	const [phrase = id] = phrases;
	return {
		id,
		label: overrides.rename[phrase] ?? phrase,
		reviews: reviews.length,
		share: Number((reviews.length / withText).toFixed(4)),
		average_rating: averageOf(countRatings(reviews)),
		variants: [...new Set(variants)].toSorted(compareText),
		evidence: occurrences
			.filter(({ review }) => cited.has(review))
			.map(({ review, start, end }) => book.cite(review, quoteOf(review, start, end))),
	};
}
