import { monthsBefore } from '../reviews/calendar-date.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, citeReviews, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { FaqAnswer } from './insights.ts';
import type { Overrides } from './overrides.ts';
import { sentenceAround } from './sentence.ts';
import { createTermIndex, findTermsOfEach, type Span } from './term-index.ts';

const MINIMUM_REVIEWS = 8;
const MINIMUM_RECENT = 5;
const RECENT_MONTHS = 24;
const QUOTES_EACH_WAY = 2;

/** A review that speaks of a question, and the first keyword with which it does. */
interface Reply {
	readonly review: Review;
	readonly keyword: Span;
}

/**
 * Answers the questions that enough reviews speak of, with counts and the customers' own sentences.
 * A question with fewer than eight reviews, or fewer than five in two years, has no answer but the one
 * that an author signs.
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

	const replies = collectReplies(questions, reviews);
	return questions.flatMap(({ id, question }): FaqAnswer[] => {
		const given = replies.get(id) ?? [];
		const recent = given.filter(({ review }) => review.date >= recentFrom).length;
		const override = overrides[id];
		const enough = given.length >= MINIMUM_REVIEWS && recent >= MINIMUM_RECENT;
		if (override === undefined && !enough) return [];

		const basis = {
			n: given.length,
			positive: given.filter(isPositive).length,
			negative: given.filter(isNegative).length,
			recent,
		};
		const evidence = given.slice(0, CITED_REVIEWS).map((reply) => {
			const { start, end } = sentenceOf(reply);
			return book.cite(reply.review, quoteOf(reply.review, start, end));
		});
		if (override === undefined) {
			const answer = renderAnswer(given);
			return [{ id, question, answer, basis, evidence, source: 'derived' }];
		}
		const { answer, author, date } = override;
		const cited = citeReviews(override.evidence, reviews, book);
		return [
			{ id, question, answer, basis, evidence: cited, source: 'author', signed: { author, date } },
		];
	});
}

/**
 * The replies to each question, in the order of the reviews. A review replies when it uses a keyword
 * and meets what else the question asks for.
 */
function collectReplies(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
): Map<string, Reply[]> {
	const index = createTermIndex(
		questions.flatMap(({ id, match }) =>
			match.keywords.map((words) => ({ words, letterCase: 'any' as const, meaning: id })),
		),
	);
	const replies = new Map(questions.map(({ id }) => [id, [] as Reply[]]));
	for (const review of reviews) {
		const found = findTermsOfEach(index, review.text);
		for (const { id, match } of questions) {
			const [keyword] = found.get(id) ?? [];
			if (keyword && meets(review, match)) replies.get(id)?.push({ review, keyword });
		}
	}
	return replies;
}

function meets(review: Review, { services, locations }: FaqQuestion['match']): boolean {
	if (locations.length > 0 && !locations.includes(review.location)) return false;
	return services.length === 0 || services.some((id) => review.mentions.services.includes(id));
}

function sentenceOf({ review, keyword }: Reply): Span {
	return sentenceAround(review.text, keyword);
}

function renderAnswer(replies: readonly Reply[]): string {
	const positive = replies.filter(isPositive);
	const negative = replies.filter(isNegative);
	const quotes = [...positive.slice(0, QUOTES_EACH_WAY), ...negative.slice(0, QUOTES_EACH_WAY)].map(
		renderQuote,
	);
	return [
		`${replies.length} reviews use words of this question:`,
		`${positive.length} of them gave 4 or 5 stars, ${negative.length} gave 1 or 2.`,
		...quotes,
	].join(' ');
}

function renderQuote(reply: Reply): string {
	const { review } = reply;
	const { start, end } = sentenceOf(reply);
	const words = review.text.slice(start, end);
	return `“${words}” (${review.author.name}, ${review.rating} of 5 stars, ${review.date})`;
}

function isPositive({ review }: Reply): boolean {
	return review.rating >= 4;
}

function isNegative({ review }: Reply): boolean {
	return review.rating <= 2;
}
