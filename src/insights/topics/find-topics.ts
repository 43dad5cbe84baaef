import { translatorFor } from '../../reviews/messages/catalogs.ts';
import type { Review } from '../../reviews/review.ts';
import { combine, type AspectStatement } from '../judge-aspects.ts';
import { createKeywordIndex, findKeywords } from '../keywords.ts';
import type { Overrides } from '../overrides.ts';
import type { ReviewReading } from '../readings/review-reading.ts';
import { isEnglish } from '../text-reader.ts';
import { isDeniedAt } from '../text/negation.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';
import type { Span } from '../text/tokens.ts';
import { TOPIC_CATALOG, topicMessage, type CatalogTopic } from './topic-catalog.ts';

/** A review that brings up a topic, and what it says in the sentences about it. */
export interface TopicUse {
	readonly review: Review;
	readonly words: readonly string[];
	readonly sentence: Span;
	readonly statements: readonly Pick<AspectStatement, 'aspect' | 'polarity'>[];
}

/** A topic of the catalog with the reviews that bring it up, in their order. */
export interface FoundTopic {
	readonly id: string;
	readonly label: string;
	/** Who wrote the label. */
	readonly source: 'derived' | 'author';
	/** A complaint about one of these aspects is about the topic. */
	readonly about: readonly string[];
	/** The aspect that the topic is another name for. */
	readonly sameAs: string | undefined;
	/** Whether its name says that something was done well. */
	readonly praise: boolean;
	readonly uses: readonly TopicUse[];
}

/** Whether topics can be found in a review. */
export function isReadable({ text, language }: Review): boolean {
	return text !== '' && isEnglish(language);
}

/** The readings of reviews, keyed by review id. */
type Readings = ReadonlyMap<string, Pick<ReviewReading, 'statements'>>;

/**
 * Finds all topics of the catalog, except for those that an author hides. An author may rename a topic. Sentences that
 * by their reading are only about another business, or about the past, bring up no topic that is about this one.
 */
export function findTopics(
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	{ hide, rename }: Overrides['topics'],
	readings: Readings = new Map(),
): FoundTopic[] {
	const uses = findUses(reviews.filter(isReadable), statements, readings);
	return TOPIC_CATALOG.flatMap((topic): FoundTopic[] => {
		const label = labelOf(topic);
		const names = [topic.id, label];
		if (names.some((name) => hide.includes(name))) return [];
		const [renamed] = names.flatMap((name) => rename[name] ?? []);
		return [
			{
				id: topic.id,
				label: renamed ?? label,
				source: renamed === undefined ? 'derived' : 'author',
				about: topic.aspects,
				sameAs: topic.same_as,
				praise: topic.praise ?? false,
				uses: uses.get(topic.id) ?? [],
			},
		];
	});
}

/** Topics that are also about other businesses: insurers, suppliers and other shops. */
const ANYWHERE = new Set(TOPIC_CATALOG.flatMap(({ id, anywhere }) => (anywhere ? [id] : [])));

/** Topics whose names say that something happened. */
const HAPPENED = new Set(TOPIC_CATALOG.flatMap(({ id, happened }) => (happened ? [id] : [])));

/** Whether a reading has statements in a sentence, but none about this business. */
function isOnlyElsewhere(
	sentence: Span,
	text: string,
	reading: Pick<ReviewReading, 'statements'> | undefined,
): boolean {
	const inside = (reading?.statements ?? []).filter(({ quote }) => {
		const start = text.indexOf(quote);
		return start >= 0 && start < sentence.end && sentence.start < start + quote.length;
	});
	return inside.length > 0 && inside.every(({ subject }) => subject !== 'us');
}

function labelOf(topic: CatalogTopic): string {
	return translatorFor('en')(topicMessage(topic));
}

function findUses(
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	readings: Readings,
): Map<string, TopicUse[]> {
	const index = createKeywordIndex(
		TOPIC_CATALOG.flatMap(({ id, phrases }) => phrases.map((words) => ({ words, meaning: id }))),
	);
	const uses = new Map(TOPIC_CATALOG.map(({ id }) => [id, [] as TopicUse[]]));
	for (const review of reviews) {
		const { text } = review;
		const found = findKeywords(index, text);
		if (found.size === 0) continue;
		const parsed = parseText(text);
		const isElsewhere = (sentence: Span) =>
			isOnlyElsewhere(sentence, text, readings.get(review.id));
		for (const [topic, all] of found) {
			const places = all.filter(
				(place) =>
					(ANYWHERE.has(topic) || !isElsewhere(sentenceAt(parsed, place.start))) &&
					!(HAPPENED.has(topic) && isDeniedAt(parsed, place.start)),
			);
			if (places.length === 0) continue;
			const sentences = places.map(({ start }) => sentenceAt(parsed, start));
			const said = (statements.get(review.id) ?? []).flatMap(({ aspect, finds }) => {
				const inside = finds.filter(
					({ in: where, start, end }) =>
						!where && sentences.some((sentence) => start < sentence.end && sentence.start < end),
				);
				const polarity = combine(inside.map((find) => find.polarity));
				return inside.length === 0 ? [] : [{ aspect, polarity }];
			});
			const words = places.map(({ start, end }) => text.slice(start, end));
			const sentence = sentences[0] ?? { start: 0, end: text.length };
			uses.get(topic)?.push({ review, words, sentence, statements: said });
		}
	}
	return uses;
}
