import { createHash } from 'node:crypto';
import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import { compareText } from '../reviews/order.ts';
import { foldName } from '../reviews/fold.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { Topic } from './insights.ts';
import type { Overrides } from './overrides.ts';
import { isEnglish } from './text-reader.ts';
import { leanOf, sideOf } from './topics/lean.ts';
import { findNounPhrases } from './topics/noun-phrases.ts';
import { selectTopics, type Candidate } from './topics/select-topics.ts';
import type { Vocabulary } from './vocabulary.ts';

const MINIMUM_REVIEWS = 5;
const MINIMUM_SHARE = 0.002;
const MOST_TOPICS = 100;
const DIGITS = 4;

/**
 * Finds the topics that customers bring up: noun phrases that occur in at least five English reviews and in
 * at least 0.2% of them, most frequent first. An author may hide or rename a topic, but not change its
 * counts.
 */
export function deriveTopics(
	reviews: readonly Review[],
	vocabulary: Vocabulary,
	overrides: Overrides['topics'],
	book: EvidenceBook,
): Topic[] {
	const readable = reviews.filter(({ text, language }) => text !== '' && isEnglish(language));
	const minimum = Math.max(MINIMUM_REVIEWS, Math.ceil(readable.length * MINIMUM_SHARE));
	const found = selectTopics(readable, findNounPhrases, vocabulary.nameWords, minimum);
	return found
		.filter((candidate) => !namesOf(candidate).some((name) => overrides.hide.includes(name)))
		.toSorted((a, b) => b.reviews.size - a.reviews.size || compareText(labelOf(a), labelOf(b)))
		.slice(0, MOST_TOPICS)
		.map((candidate) => toTopic(candidate, readable, overrides, book));
}

function labelOf({ lemmas }: Candidate): string {
	return lemmas.join(' ');
}

/** The topic's label and the labels of the phrases merged into it. */
function namesOf(candidate: Candidate): string[] {
	return [labelOf(candidate), ...candidate.merged.map((lemmas) => lemmas.join(' '))];
}

function toTopic(
	candidate: Candidate,
	readable: readonly Review[],
	overrides: Overrides['topics'],
	book: EvidenceBook,
): Topic {
	const { occurrences, reviews } = candidate;
	const label = labelOf(candidate);
	const renamed = namesOf(candidate)
		.map((name) => overrides.rename[name])
		.find((name) => name !== undefined);
	const using = readable.filter((review) => reviews.has(review));
	const z = leanOf({
		positive: using.filter(isPraise).length,
		negative: using.filter(isComplaint).length,
		allPositive: readable.filter(isPraise).length,
		allNegative: readable.filter(isComplaint).length,
	});
	const side = sideOf(z);
	const cited = new Set(using.slice(0, CITED_REVIEWS));
	const variants = occurrences.map(({ review, start, end }) => review.text.slice(start, end));
	return {
		id: topicId(label),
		label: renamed ?? label,
		source: renamed === undefined ? 'derived' : 'author',
		reviews: using.length,
		share: Number((using.length / readable.length).toFixed(DIGITS)),
		average_rating: averageOf(countRatings(using)),
		...(side && { lift: { side, z: Number(z.toFixed(2)) } }),
		variants: [...new Set(variants)].toSorted(compareText),
		evidence: occurrences
			.filter(({ review }) => cited.has(review))
			.map(({ review, start, end }) => book.cite(review, quoteOf(review, { start, end }))),
	};
}

function isPraise({ rating }: Review): boolean {
	return rating >= 4;
}

function isComplaint({ rating }: Review): boolean {
	return rating <= 2;
}

function topicId(phrase: string): string {
	const ascii = foldName(phrase)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	if (ascii !== '') return ascii;
	return `t-${createHash('sha256').update(phrase).digest('hex').slice(0, 12)}`;
}
