import { monthsBefore } from '../reviews/calendar-date.ts';
import type { Review } from '../reviews/review.ts';
import { quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { FaqAnswer } from './insights.ts';
import type { Overrides } from './overrides.ts';
import { sentenceAround } from './sentence.ts';
import { createTermIndex, findTerms, type Span, type TermIndex } from './term-index.ts';

const MINIMUM_REVIEWS = 8;
const MINIMUM_RECENT = 5;
const RECENT_MONTHS = 24;
const QUOTES_EACH_WAY = 2;

/** A review that speaks of a question, and the sentence in which it does. */
interface Reply {
	readonly review: Review;
	readonly sentence: Span;
}

/**
 * Answers the questions that enough reviews speak of, with counts and the customers' own sentences.
 * A question with fewer than eight reviews, or fewer than five in two years, has no answer.
 */
export function deriveFaq(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
	overrides: Overrides['faq'],
	book: EvidenceBook,
): FaqAnswer[] {
	const newest = reviews[0]?.date;
	if (newest === undefined) return [];
	const recentFrom = monthsBefore(newest, RECENT_MONTHS);

	return questions.flatMap(({ id, question, match }): FaqAnswer[] => {
		const index = createTermIndex(
			match.keywords.map((words) => ({ words, letterCase: 'any' as const, meaning: id })),
		);
		const replies = reviews.flatMap((review) => toReply(review, match, index));
		const recent = replies.filter(({ review }) => review.date >= recentFrom).length;
		if (replies.length < MINIMUM_REVIEWS || recent < MINIMUM_RECENT) return [];

		const override = overrides[id];
		return [
			{
				id,
				question,
				answer: override?.answer ?? renderAnswer(replies),
				basis: {
					n: replies.length,
					positive: replies.filter(isPositive).length,
					negative: replies.filter(isNegative).length,
					recent,
				},
				evidence: replies.map(({ review, sentence }) =>
					book.cite(review, quoteOf(review, sentence.start, sentence.end)),
				),
				source: override ? 'author' : 'derived',
			},
		];
	});
}

/** A review replies when it uses a keyword and meets what else the question asks for. */
function toReply(review: Review, match: FaqQuestion['match'], index: TermIndex<string>): Reply[] {
	const { services, locations } = match;
	if (locations.length > 0 && !locations.includes(review.location)) return [];
	if (services.length > 0 && !services.some((id) => review.mentions.services.includes(id))) {
		return [];
	}
	const [first] = findTerms(index, review.text);
	return first ? [{ review, sentence: sentenceAround(review.text, first) }] : [];
}

function renderAnswer(replies: readonly Reply[]): string {
	const positive = replies.filter(isPositive);
	const negative = replies.filter(isNegative);
	const quotes = [...positive.slice(0, QUOTES_EACH_WAY), ...negative.slice(0, QUOTES_EACH_WAY)].map(
		renderQuote,
	);
	return [
		`${replies.length} reviews speak of this:`,
		`${positive.length} of them gave 4 or 5 stars, ${negative.length} gave 1 or 2.`,
		...quotes,
	].join(' ');
}

function renderQuote({ review, sentence }: Reply): string {
	const words = review.text.slice(sentence.start, sentence.end);
	return `“${words}” (${review.author.name}, ${review.rating} of 5 stars, ${review.date})`;
}

function isPositive({ review }: Reply): boolean {
	return review.rating >= 4;
}

function isNegative({ review }: Reply): boolean {
	return review.rating <= 2;
}
