import { compareText } from '../reviews/order.ts';
import type { Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import { deriveAspects } from './derive-aspects.ts';
import { deriveEntities, type AmbiguousFinds } from './derive-entities.ts';
import { deriveFaq } from './derive-faq.ts';
import { deriveSummary } from './derive-summary.ts';
import { deriveTopics } from './derive-topics.ts';
import { createEvidenceBook } from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { Insights } from './insights.ts';
import type { Overrides } from './overrides.ts';
import type { Vocabulary } from './vocabulary.ts';

const ENGINE = {
	version: '1.0.0',
	method:
		'Mentions are tags of the source and exact finds of declared names, aliases and synonyms. ' +
		'Aspects are judged by the stars that customers gave to them, and found by declared terms.',
};

const QUALITY = {
	note: 'Everything here is a count of exact matches and of stars that customers gave.',
	limits: [
		'A judgement that a text makes in words alone is not read; it counts as not scored.',
		'Misspelt names and services that nobody declared are not found.',
		'A declared word that means something else in its sentence is found all the same.',
	],
};

export interface InsightsInput {
	/** Newest first. */
	readonly reviews: readonly Review[];
	readonly ambiguous: readonly AmbiguousFinds[];
	readonly vocabulary: Vocabulary;
	readonly aspects: readonly Aspect[];
	readonly questions: readonly FaqQuestion[];
	readonly overrides: Overrides;
}

/** Everything that the reviews say together, but for what the edition adds. */
export function deriveInsights(
	input: InsightsInput,
): Omit<Insights, 'version' | 'edition' | 'modified'> {
	const { reviews, ambiguous, vocabulary, aspects, questions, overrides } = input;
	const book = createEvidenceBook();
	const phrases = [
		...vocabulary.services.flatMap(({ synonyms }) => synonyms),
		...aspects.flatMap(({ terms }) => terms),
	];

	const judged = deriveAspects(aspects, reviews, book);
	const entities = deriveEntities(vocabulary, reviews, ambiguous, book);
	const topics = deriveTopics(phrases, reviews, overrides.topics, book);
	const faq = deriveFaq(questions, reviews, overrides.faq, book);
	return {
		engine: ENGINE,
		corpus: describeCorpus(reviews),
		quality: QUALITY,
		aspects: judged,
		evidence: sortKeys(book.evidence),
		mentions: sortKeys(book.mentions),
		entities,
		topics,
		faq,
		summary: deriveSummary(reviews, judged, entities, overrides.summary, book),
	};
}

function describeCorpus(reviews: readonly Review[]): Insights['corpus'] {
	const groups = Map.groupBy(reviews, ({ location }) => location);
	return {
		reviews: reviews.length,
		with_text: reviews.filter(({ text }) => text !== '').length,
		from: reviews.at(-1)?.date,
		to: reviews[0]?.date,
		by_location: sortKeys(
			Object.fromEntries([...groups].map(([location, group]) => [location, group.length])),
		),
	};
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => compareText(a, b)));
}
