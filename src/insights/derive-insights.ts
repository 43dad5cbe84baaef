import { compareText } from '../reviews/order.ts';
import type { Recommendation } from '../reviews/recommendation.ts';
import type { ReadBy, Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import { translatorFor } from '../reviews/messages/catalogs.ts';
import { wordAlert, type NameOf } from './summary/claim-messages.ts';
import { deriveAspects } from './derive-aspects.ts';
import { deriveEntities, type AmbiguousFinds } from './derive-entities.ts';
import { deriveFaq } from './derive-faq.ts';
import { deriveSummary } from './summary/derive-summary.ts';
import type { WordedSummary } from './summary/worded-summary.ts';
import { deriveTopics } from './derive-topics.ts';
import { describeEngine, describeQuality } from './engine.ts';
import { createEvidenceBook } from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import { collectReplies } from './faq-replies.ts';
import type { Insights } from './insights.ts';
import type { ReaderQuality } from './insights-provenance.ts';
import type { AspectStatement } from './judge-aspects.ts';
import type { Overrides } from './overrides.ts';
import { deriveAlerts, isRaised } from './owner/derive-alerts.ts';
import { deriveComparisons } from './owner/derive-comparisons.ts';
import { deriveDepartments } from './owner/derive-departments.ts';
import { deriveDrivers, rankDrivers } from './owner/derive-drivers.ts';
import { deriveRecommendations } from './owner/derive-recommendations.ts';
import { deriveResponses } from './owner/derive-responses.ts';
import { createComplaintCounter } from './owner/derive-recent-complaints.ts';
import { createDepartmentFinder, type DepartmentFinder } from './owner/find-departments.ts';
import { deriveTrends, keepChanges } from './owner/derive-trends.ts';
import { createFamily } from './statistics/family.ts';
import { isEnglish } from './text-reader.ts';
import type { FoundTopic } from './topics/find-topics.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface InsightsInput {
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** Those without stars, as far as they count. */
	readonly recommendations?: readonly Recommendation[];
	readonly ambiguous: readonly AmbiguousFinds[];
	/** Keyed by review id. */
	readonly statements: ReadonlyMap<string, readonly AspectStatement[]>;
	/** All topics of the catalog. */
	readonly topics: readonly FoundTopic[];
	readonly vocabulary: Vocabulary;
	readonly aspects: readonly Aspect[];
	readonly questions: readonly FaqQuestion[];
	readonly overrides: Overrides;
	readonly worded?: WordedSummary | undefined;
	/** Display names of locations and sources, by id. */
	readonly names: ReadonlyMap<string, string>;
	/** Without it, no location has departments. */
	readonly departments?: DepartmentFinder;
	/** The readers of reviews that the engine did not read; keyed by review id. */
	readonly readers?: ReadonlyMap<string, ReadBy>;
	readonly readerQuality?: readonly ReaderQuality[] | undefined;
}

/** Derives the insights from all reviews. The edition adds `version`, `edition` and `modified`. */
export function deriveInsights(
	input: InsightsInput,
): Omit<Insights, 'version' | 'edition' | 'modified'> {
	const { reviews, ambiguous, statements, topics: found, vocabulary } = input;
	const { aspects, questions, overrides } = input;
	const book = createEvidenceBook();
	const family = createFamily();
	const ids = aspects.map(({ id }) => id);

	const judged = deriveAspects(aspects, reviews, statements, book, family);
	const entities = deriveEntities(vocabulary, reviews, ambiguous, statements, book);
	const replies = collectReplies(questions, reviews, statements);
	const faq = deriveFaq(questions, reviews, replies, overrides.faq, book);
	const answered = faq.map(({ id }) => ({ id, replies: replies.get(id) ?? [] }));
	const { topics, more_topics } = deriveTopics(found, reviews, answered, book, family);
	const comparisons = deriveComparisons(ids, reviews, family);
	const responses = deriveResponses(reviews);
	const finder = input.departments ?? createDepartmentFinder(vocabulary, new Map(), statements);
	const countRecent = createComplaintCounter(reviews, found, finder);
	const drivers = deriveDrivers(ids, reviews, family, countRecent);
	const trends = deriveTrends(reviews, family);
	const alerts = deriveAlerts(reviews, family);
	const tests = family.settle();

	const owner = {
		drivers: rankDrivers(drivers),
		comparisons,
		departments: deriveDepartments(reviews, finder),
		trends: keepChanges(trends),
		responses,
	};
	const name = namesIn(input);
	const summarized = {
		...{ reviews, names: input.names, aspects: judged, technicians: entities.technicians },
		...owner,
	};
	return {
		engine: describeEngine(),
		corpus: describeCorpus(reviews, input.readers ?? new Map()),
		quality: describeQuality(input.readerQuality),
		aspects: judged,
		entities,
		...{ topics, more_topics },
		faq,
		summary: deriveSummary(
			summarized,
			{ authored: overrides.summary, worded: input.worded },
			name,
			book,
		),
		...owner,
		recommendations: deriveRecommendations(reviews, input.recommendations ?? []),
		alerts: alerts.filter(isRaised).map(({ result, ...alert }) => ({
			...alert,
			text: wordAlert(translatorFor('en'), alert, name),
		})),
		tests,
		evidence: sortKeys(book.evidence),
		mentions: sortKeys(book.mentions),
	};
}

function namesIn({ names, aspects, vocabulary }: InsightsInput): NameOf {
	const labels = new Map(aspects.map(({ id, label }) => [id, label]));
	const services = new Map(vocabulary.services.map(({ id, name }) => [id, name]));
	const tables = {
		...{ location: names, source: names, department: names },
		...{ aspect: labels, service: services },
	};
	return (kind, id) => tables[kind].get(id) ?? id;
}

function describeCorpus(
	reviews: readonly Review[],
	readers: ReadonlyMap<string, ReadBy>,
): Insights['corpus'] {
	const withText = reviews.filter(({ text }) => text !== '');
	const readBy = (reader: ReadBy | undefined) =>
		withText.filter((review) => readerOf(review, readers) === reader).length;
	return {
		reviews: reviews.length,
		with_text: withText.length,
		read_by: { hand: readBy('hand'), model: readBy('model'), engine: readBy('engine') },
		not_read: readBy(undefined),
		from: reviews.at(-1)?.date,
		to: reviews[0]?.date,
		by_location: countBy(reviews, ({ location }) => location),
		by_source: countBy(reviews, ({ source }) => source.id),
		by_year: countBy(reviews, ({ date }) => date.slice(0, 4)),
		by_language: countBy(withText, ({ language }) => language),
	};
}

/** Returns who or what read the text of a review; `undefined` if nobody knows its language. */
export function readerOf(
	{ id, language }: Review,
	readers: ReadonlyMap<string, ReadBy>,
): ReadBy | undefined {
	return readers.get(id) ?? (isEnglish(language) ? 'engine' : undefined);
}

function countBy(reviews: readonly Review[], keyOf: (review: Review) => string) {
	const groups = [...Map.groupBy(reviews, keyOf)];
	return sortKeys(Object.fromEntries(groups.map(([key, group]) => [key, group.length])));
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => compareText(a, b)));
}
