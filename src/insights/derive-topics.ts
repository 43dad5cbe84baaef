import { firstOfMonths } from '../reviews/calendar-date.ts';
import { compareText } from '../reviews/order.ts';
import { roundedAverage, countRatings } from '../reviews/rating-summary.ts';
import { translatorFor } from '../reviews/messages/catalogs.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { Topic } from './insights.ts';
import { combine, type AspectStatement } from './judge-aspects.ts';
import { createKeywordIndex, findKeywords } from './keywords.ts';
import type { Overrides } from './overrides.ts';
import { adjustedShareDifference } from './statistics/adjusted-difference.ts';
import { round, type Family } from './statistics/family.ts';
import { wilsonShare } from './statistics/wilson.ts';
import { isEnglish } from './text-reader.ts';
import { parseText, sentenceAt } from './text/parse-text.ts';
import type { Span } from './text/tokens.ts';
import { TOPIC_CATALOG, type CatalogTopic, topicMessage } from './topics/topic-catalog.ts';

const MINIMUM_REVIEWS = 5;
const MINIMUM_SHARE = 0.002;
const MOST_TOPICS = 25;
const ENOUGH_OPINIONS = 5;
const RECENT_MONTHS = 12;
/** The last year and the time before need this many reviews each. */
const ENOUGH_TO_COMPARE = 20;
const MOST_RELATED = 3;
const ENOUGH_RELATED = 3;

/** A review that brings up a topic, and what it says in the sentences about it. */
interface Use {
	readonly review: Review;
	readonly words: readonly string[];
	readonly sentence: Span;
	readonly statements: readonly Pick<AspectStatement, 'aspect' | 'polarity'>[];
}

/**
 * Finds the themes of the catalog that at least five English reviews and 0.2% of them bring up, most
 * frequent first, at most 25. An author may hide or rename a topic, but not change its counts.
 */
export function deriveTopics(
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	{ hide, rename }: Overrides['topics'],
	book: EvidenceBook,
	family: Family,
): Topic[] {
	const readable = reviews.filter(({ text, language }) => text !== '' && isEnglish(language));
	const minimum = Math.max(MINIMUM_REVIEWS, Math.ceil(readable.length * MINIMUM_SHARE));
	const uses = findUses(readable, statements);
	return TOPIC_CATALOG.map((topic) => ({ topic, found: uses.get(topic.id) ?? [] }))
		.filter(
			({ topic, found }) =>
				found.length >= minimum && !namesOf(topic).some((name) => hide.includes(name)),
		)
		.toSorted((a, b) => b.found.length - a.found.length || compareText(a.topic.id, b.topic.id))
		.slice(0, MOST_TOPICS)
		.map(({ topic, found }): Topic => {
			const renamed = namesOf(topic).flatMap((name) => rename[name] ?? [])[0];
			const using = found.map(({ review }) => review);
			const words = found.flatMap((use) => use.words);
			return {
				id: topic.id,
				label: renamed ?? labelOf(topic),
				source: renamed === undefined ? 'derived' : 'author',
				reviews: using.length,
				share: round(using.length / readable.length),
				average_rating: roundedAverage(countRatings(using)),
				sentiment: sentimentOf(found),
				change: changeOf(using, readable, family),
				aspects: related(found.flatMap((use) => use.statements.map(({ aspect }) => aspect))),
				services: related(using.flatMap(({ mentions }) => mentions.services)),
				variants: [...new Set(words)].toSorted(compareText),
				evidence: found
					.slice(0, CITED_REVIEWS)
					.map(({ review, sentence }) => book.cite(review, quoteOf(review, sentence))),
			};
		});
}

function labelOf(topic: CatalogTopic): string {
	return translatorFor('en')(topicMessage(topic));
}

function namesOf(topic: CatalogTopic): string[] {
	return [topic.id, labelOf(topic)];
}

function findUses(
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): Map<string, Use[]> {
	const index = createKeywordIndex(
		TOPIC_CATALOG.flatMap(({ id, phrases }) => phrases.map((words) => ({ words, meaning: id }))),
	);
	const uses = new Map<string, Use[]>();
	for (const review of reviews) {
		const { text } = review;
		const found = findKeywords(index, text);
		if (found.size === 0) continue;
		const parsed = parseText(text);
		for (const [topic, places] of found) {
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
			uses.set(topic, [...(uses.get(topic) ?? []), { review, words, sentence, statements: said }]);
		}
	}
	return uses;
}

/** Counts reviews that only praise or only complain in their sentences about the topic. */
function sentimentOf(uses: readonly Use[]): Topic['sentiment'] {
	const sides = uses.map((use) => combine(use.statements.map(({ polarity }) => polarity)));
	const positive = sides.filter((side) => side === 'positive').length;
	const n = positive + sides.filter((side) => side === 'negative').length;
	const share = n >= ENOUGH_OPINIONS ? wilsonShare(positive, n) : undefined;
	return { n, positive, ...(share && { share_positive: share.share, ci95: [...share.ci95] }) };
}

/** Compares how often the topic comes up in the last 12 months and before, within each source. */
function changeOf(using: readonly Review[], readable: readonly Review[], family: Family) {
	const from = firstOfMonths(readable[0]?.date ?? '', RECENT_MONTHS);
	const users = new Set(using);
	const isRecent = ({ date }: Review) => date >= from;
	const recent = readable.filter(isRecent);
	const values = readable.map((review) => ({
		x: isRecent(review) ? 1 : 0,
		y: users.has(review) ? 1 : 0,
		stratum: `${review.source.id} ${review.location}`,
	}));
	const enough =
		recent.length >= ENOUGH_TO_COMPARE && readable.length - recent.length >= ENOUGH_TO_COMPARE;
	const counts = { from, recent: using.filter(isRecent).length, of: recent.length };
	return family.add(counts, enough ? adjustedShareDifference(values) : undefined);
}

function related(ids: readonly string[]) {
	return [...Map.groupBy(ids, (id) => id)]
		.map(([id, group]) => ({ id, reviews: group.length }))
		.filter(({ reviews }) => reviews >= ENOUGH_RELATED)
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id))
		.slice(0, MOST_RELATED);
}
