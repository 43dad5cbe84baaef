import { quoteOf } from '../../insights/evidence-book.ts';
import type { FaqAnswer } from '../../insights/insights.ts';
import { parseText, sentenceAt } from '../../insights/text/parse-text.ts';
import type { Review } from '../../reviews/review.ts';

const MAX_TIMES = 6;
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TENS = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const NUMBER = String.raw`\d+(?:[.,]\d+)?|an?|${TENS}(?:[- ](?:${ONES}))?|${ONES}|ten|eleven|twelve|\w+teen`;
const UNIT = 'min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?';
const TIME = new RegExp(
	String.raw`\b(?:${NUMBER})(?: (?:and a half|business|full|whole|more))? ?(?:${UNIT})\b`,
	'i',
);

/** The sentences that state a length of time, of the reviews behind an answer, each from another review. */
export function listStatedTimes(
	{ evidence }: Pick<FaqAnswer, 'evidence'>,
	reviewOf: (evidenceId: string) => Review | undefined,
) {
	const reviews = new Set(evidence.flatMap((id) => reviewOf(id) ?? []));
	return [...reviews]
		.flatMap((review) => {
			const place = review.text.search(TIME);
			if (place < 0) return [];
			const { quote } = quoteOf(review, sentenceAt(parseText(review.text), place));
			return [{ review_id: review.id, quote, rating: review.rating, date: review.date }];
		})
		.slice(0, MAX_TIMES);
}
