import { firstOfMonths, type CalendarDate } from '../reviews/calendar-date.ts';
import { sidesOf } from '../reviews/opinion-sides.ts';
import { compareText } from '../reviews/order.ts';
import { averageOf, countRatings, roundedAverage } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { Insights, Topic } from './insights.ts';
import { combine } from './judge-aspects.ts';
import { listed } from './owner/derive-recent-complaints.ts';
import { adjustedShareDifference } from './statistics/adjusted-difference.ts';
import { round, type Family } from './statistics/family.ts';
import type { Reply } from './faq-replies.ts';
import { wilsonShare } from './statistics/wilson.ts';
import { isReadable, type FoundTopic, type TopicUse } from './topics/find-topics.ts';

const MINIMUM_REVIEWS = 5;
const MINIMUM_SHARE = 0.002;
const MOST_TOPICS = 25;
const ENOUGH_OPINIONS = 5;
const RECENT_MONTHS = 12;
/** The last year and the time before need this many reviews each. */
const ENOUGH_TO_COMPARE = 20;
const MOST_RELATED = 3;
const ENOUGH_RELATED = 3;
/** A question answers a topic if this share of the smaller group of reviews is in both. */
const SAME_REVIEWS = 2 / 3;

/** An answered question, with the reviews that its answer counts. */
interface Answered {
	readonly id: string;
	readonly replies: readonly Reply[];
}

/**
 * Describes 25 of the topics that at least five English reviews and 0.2% of them bring up: those whose reviews
 * together have most stars above or below the average. Of the others, only the reviews are listed, and the question
 * that answers them: a topic and an answer must not give different numbers for one thing. Both lists begin with the
 * most frequent one.
 */
export function deriveTopics(
	found: readonly FoundTopic[],
	reviews: readonly Review[],
	answered: readonly Answered[],
	book: EvidenceBook,
	family: Family,
): Pick<Insights, 'topics' | 'more_topics'> {
	const readable = reviews.filter(isReadable);
	const minimum = Math.max(MINIMUM_REVIEWS, Math.ceil(readable.length * MINIMUM_SHARE));
	const frequent = found
		.filter(({ uses }) => uses.length >= minimum)
		.toSorted((a, b) => b.uses.length - a.uses.length || compareText(a.id, b.id));
	const average = averageOf(countRatings(readable)) ?? 0;
	const weightOf = ({ uses }: FoundTopic) =>
		Math.abs(uses.reduce((sum, { review }) => sum + review.rating - average, 0));
	const questions = new Map(frequent.map((topic) => [topic, findQuestion(topic, answered)]));
	const open = frequent.filter((topic) => questions.get(topic) === undefined);
	const told = new Set(open.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_TOPICS));
	return {
		topics: describeTopics(
			frequent.filter((topic) => told.has(topic)),
			readable,
			book,
			family,
		),
		more_topics: frequent
			.filter((topic) => !told.has(topic))
			.map((topic) => {
				const { id, label, uses } = topic;
				const question = questions.get(topic);
				const using = listed(uses.map(({ review }) => review));
				return { id, label, ...using, ...(question !== undefined && { question }) };
			}),
	};
}

/** Returns the id of the answered question that is about the same reviews as a topic, if there is one. */
function findQuestion({ uses }: FoundTopic, answered: readonly Answered[]): string | undefined {
	const using = new Set(uses.map(({ review }) => review));
	const shareOf = ({ replies }: Answered) => {
		const both = replies.filter(({ review }) => using.has(review)).length;
		return both / Math.max(1, Math.min(using.size, replies.length));
	};
	const [most] = answered.toSorted(
		(a, b) => shareOf(b) - shareOf(a) || b.replies.length - a.replies.length,
	);
	return most && shareOf(most) >= SAME_REVIEWS ? most.id : undefined;
}

function describeTopics(
	found: readonly FoundTopic[],
	readable: readonly Review[],
	book: EvidenceBook,
	family: Family,
): Topic[] {
	return found.map(({ id, label, source, uses, about }): Topic => {
		const using = uses.map(({ review }) => review);
		const words = uses.flatMap((use) => use.words);
		return {
			...{ id, label, source },
			reviews: using.length,
			share: round(using.length / readable.length),
			average_rating: roundedAverage(countRatings(using)),
			sentiment: sentimentOf(uses),
			change: changeOf(using, readable, family),
			recent_complaints: listed(complaintsOf(uses, about, firstRecent(readable))),
			aspects: related(uses.flatMap((use) => use.statements.map(({ aspect }) => aspect))),
			services: related(using.flatMap(({ mentions }) => mentions.services)),
			variants: [...new Set(words)].toSorted(compareText),
			evidence: uses
				.slice(0, CITED_REVIEWS)
				.map(({ review, sentence }) => book.cite(review, quoteOf(review, sentence))),
		};
	});
}

/** Counts reviews that only praise or only complain in their sentences about the topic. */
function sentimentOf(uses: readonly TopicUse[]): Topic['sentiment'] {
	const sides = uses.map(({ statements }) => sideOf(statements));
	const positive = sides.filter((side) => side === 'positive').length;
	const n = positive + sides.filter((side) => side === 'negative').length;
	const share = n >= ENOUGH_OPINIONS ? wilsonShare(positive, n) : undefined;
	return { n, positive, ...(share && { share_positive: share.share, ci95: [...share.ci95] }) };
}

function sideOf(statements: TopicUse['statements']) {
	return combine(statements.map(({ polarity }) => polarity));
}

/** The reviews that complain about these aspects in their sentences about the topic. */
function complaintsOf(
	uses: readonly TopicUse[],
	about: readonly string[],
	from: CalendarDate,
): Review[] {
	const complains = ({ statements }: TopicUse) =>
		statements.some(
			({ aspect, polarity }) => about.includes(aspect) && sidesOf(polarity).includes('complaint'),
		);
	const recent = uses.filter(({ review }) => review.date >= from);
	return recent.filter(complains).map(({ review }) => review);
}

function firstRecent(readable: readonly Review[]): CalendarDate {
	return firstOfMonths(readable[0]?.date ?? '', RECENT_MONTHS);
}

/** Compares how often the topic comes up in the last 12 months and before, within each source. */
function changeOf(using: readonly Review[], readable: readonly Review[], family: Family) {
	const from = firstRecent(readable);
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
