import { monthsBefore } from '../reviews/calendar-date.ts';
import type { Review } from '../reviews/review.ts';
import { CITED_REVIEWS, citeReviews, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import { collectReplies, ofSide, type Reply } from './faq-replies.ts';
import type { FaqAnswer } from './insights.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { inForce, type Overrides } from './overrides.ts';

const MINIMUM_REVIEWS = 8;
const MINIMUM_RECENT = 5;
const RECENT_MONTHS = 24;
const MINIMUM_JUDGED = 3;
const MAJORITY_QUOTES = 2;

/**
 * Answers each question that enough reviews address, with counts and customer quotes: two from the majority
 * side and the clearest one from the other. A question needs eight reviews, five of them within two years,
 * and three that praise or complain. Questions with fewer are answered only if an author wrote an answer.
 */
export function deriveFaq(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	overrides: Overrides['faq'],
	book: EvidenceBook,
): FaqAnswer[] {
	const newest = reviews[0]?.date;
	if (newest === undefined) return [];
	const recentFrom = monthsBefore(newest, RECENT_MONTHS);

	const replies = collectReplies(questions, reviews, statements);
	return questions.flatMap(({ id, question }): FaqAnswer[] => {
		const given = replies.get(id) ?? [];
		const recent = given.filter(({ review }) => review.date >= recentFrom).length;
		const override = inForce(overrides[id], newest);
		const basis = {
			n: given.length,
			positive: ofSide(given, 'positive').length,
			negative: ofSide(given, 'negative').length,
			recent,
		};
		const enough =
			given.length >= MINIMUM_REVIEWS &&
			recent >= MINIMUM_RECENT &&
			basis.positive + basis.negative >= MINIMUM_JUDGED;
		if (override === undefined && !enough) return [];

		if (override === undefined) {
			const answer = renderAnswer(given);
			const evidence = given
				.slice(0, CITED_REVIEWS)
				.map(({ review, sentence }) => book.cite(review, quoteOf(review, sentence)));
			return [{ id, question, answer, basis, evidence, source: 'derived' }];
		}
		const { answer, author, date, expires } = override;
		const cited = citeReviews(override.evidence, reviews, book);
		const signed = { author, date, expires };
		return [{ id, question, answer, basis, evidence: cited, source: 'author', signed }];
	});
}

function renderAnswer(replies: readonly Reply[]): string {
	const praise = ofSide(replies, 'positive');
	const complaint = ofSide(replies, 'negative');
	const [majority, minority] =
		praise.length >= complaint.length ? [praise, complaint] : [complaint, praise];
	const quotes = [
		...byConfidence(majority).slice(0, MAJORITY_QUOTES),
		...byConfidence(minority).slice(0, 1),
	];
	return [
		`${replies.length} reviews mention it,`,
		`${praise.length} of them with praise and ${complaint.length} with a complaint.`,
		...quotes.map(renderQuote),
	].join(' ');
}

/** Sorts by confidence; newer reviews win ties. */
function byConfidence(replies: readonly Reply[]): Reply[] {
	return replies.toSorted((a, b) => b.confidence - a.confidence);
}

function renderQuote({ review, sentence: { start, end } }: Reply): string {
	const words = review.text.slice(start, end);
	return `“${words}” (${review.author.name}, ${review.rating} of 5 stars, ${review.date})`;
}
