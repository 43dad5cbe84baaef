import { firstOfMonths } from '../reviews/calendar-date.ts';
import { disclosuresOf } from '../reviews/disclosure.ts';
import { compareText } from '../reviews/order.ts';
import { translatorFor } from '../reviews/messages/catalogs.ts';
import type { Review } from '../reviews/review.ts';
import {
	CITED_REVIEWS,
	citeReviews,
	namesStaffIn,
	quoteOf,
	type EvidenceBook,
} from './evidence-book.ts';
import type { FaqQuestion } from './faq-question.ts';
import { ofSide, type Reply } from './faq-replies.ts';
import type { FaqAnswer } from './insights.ts';
import { createKeywordIndex, findKeywords } from './keywords.ts';
import { inForce, type Overrides } from './overrides.ts';
import { leaningOf, wordAnswer } from './summary/answer-messages.ts';
import { pointsBack } from './text/points-back.ts';

const MINIMUM_REVIEWS = 5;
const RECENT_MONTHS = 24;
const LONGEST_QUOTE = 240;

/**
 * Answers each question that at least five reviews speak to: first the answer, then the counts behind it,
 * then a quote from each side. Questions with fewer are answered only if an author wrote an answer.
 */
export function deriveFaq(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
	replies: ReadonlyMap<string, readonly Reply[]>,
	overrides: Overrides['faq'],
	book: EvidenceBook,
): FaqAnswer[] {
	const newest = reviews[0]?.date;
	if (newest === undefined) return [];
	const recentFrom = firstOfMonths(newest, RECENT_MONTHS);

	return questions.flatMap(({ id, question, match, answer: wording }): FaqAnswer[] => {
		const given = replies.get(id) ?? [];
		const recent = countSides(given.filter(({ review }) => review.date >= recentFrom));
		const override = inForce(overrides[id], newest);
		const basis = {
			...countSides(given),
			...{ recent: recent.n, recent_positive: recent.positive, recent_negative: recent.negative },
			by_location: countByLocation(given),
		};
		if (override === undefined && given.length < MINIMUM_REVIEWS) return [];

		if (override === undefined) {
			const quoted = clearestOf(given, match.keywords);
			const answer = renderAnswer(wording, basis, quoted);
			const evidence = [...new Set([...quoted, ...given])]
				.slice(0, CITED_REVIEWS)
				.map(({ review, sentence, side: polarity }) =>
					book.cite(review, { ...quoteOf(review, sentence), polarity }),
				);
			return [{ id, question, answer, basis, evidence, source: 'derived' }];
		}
		const { answer, author, date, expires } = override;
		const cited = citeReviews(override.evidence, reviews, book);
		const signed = { author, date, expires };
		return [{ id, question, answer, basis, evidence: cited, source: 'author', signed }];
	});
}

function renderAnswer(
	{ lead, praise, complaint }: FaqQuestion['answer'],
	counts: FaqAnswer['basis'],
	quoted: readonly Reply[],
): string {
	const says = { praised: praise?.say, complained: complaint?.say };
	const said = wordAnswer(translatorFor('en'), {
		...counts,
		...says,
		lead: lead[leaningOf(counts)],
	});
	return [said, ...quoted.map(renderQuote)].join(' ');
}

/** Returns the two clearest replies, one of each side if there are both. No quoted complaint names staff. */
function clearestOf(replies: readonly Reply[], keywords: readonly string[]): Reply[] {
	const praising = ofSide(replies, 'positive');
	const quotable = ofSide(replies, 'negative').filter(
		({ review, sentence }) => !namesStaffIn(review, sentence),
	);
	const sides = [
		clearestFirst(praising, keywords, ({ review }) => -review.rating),
		clearestFirst(quotable, keywords, ({ review }) => review.rating),
	];
	return praising.length > 0 && quotable.length > 0
		? sides.flatMap(([first]) => first ?? [])
		: sides.flat().slice(0, 2);
}

/**
 * Sorts sentences that are understood alone before others, such as long ones and questions, then those with the
 * first keywords of the question, then by stars, then by confidence. Newer reviews win ties.
 */
function clearestFirst(
	replies: readonly Reply[],
	keywords: readonly string[],
	disagreement: (reply: Reply) => number,
): Reply[] {
	const index = createKeywordIndex(keywords.map((words, meaning) => ({ words, meaning })));
	const ranked = replies.map((reply) => {
		const { quote = '' } = quoteOf(reply.review, reply.sentence);
		const isUnclear = quote.length > LONGEST_QUOTE || quote.endsWith('?') || pointsBack(quote);
		const subject = Math.min(keywords.length, ...findKeywords(index, quote).keys());
		return { reply, isUnclear, subject };
	});
	return ranked
		.toSorted(
			(a, b) =>
				Number(a.isUnclear) - Number(b.isUnclear) ||
				a.subject - b.subject ||
				disagreement(a.reply) - disagreement(b.reply) ||
				b.reply.confidence - a.reply.confidence,
		)
		.map(({ reply }) => reply);
}

function countByLocation(replies: readonly Reply[]) {
	return [...Map.groupBy(replies, ({ review }) => review.location)]
		.map(([id, own]) => ({ id, ...countSides(own) }))
		.toSorted((a, b) => compareText(a.id, b.id));
}

function countSides(replies: readonly Reply[]) {
	return {
		n: replies.length,
		positive: ofSide(replies, 'positive').length,
		negative: ofSide(replies, 'negative').length,
	};
}

function renderQuote({ review, sentence }: Reply): string {
	const labels = disclosuresOf(translatorFor('en'), review)
		.map((label) => `. ${label}`)
		.join('');
	const { quote } = quoteOf(review, sentence);
	return `“${quote}” (${review.author.name}, ${review.rating} out of 5 stars, ${review.date}${labels})`;
}
