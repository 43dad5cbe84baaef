import type { Review } from '../reviews/review.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { createKeywordIndex, findKeywords } from './keywords.ts';
import { parseText, sentenceAt } from './text/parse-text.ts';
import type { Span } from './text/tokens.ts';

/** Stars of the whole review say less than the words of the sentence. */
const STARS_CONFIDENCE = 0.5;

type Side = 'positive' | 'negative';

/** A review that speaks of a question: the first sentence in which it does, and what that says. */
export interface Reply {
	readonly review: Review;
	readonly sentence: Span;
	/** `undefined` where it takes none. */
	readonly side: Side | undefined;
	readonly confidence: number;
}

/**
 * The replies to each question, in the order of the reviews. A review replies when it uses a keyword
 * and meets what else the question asks for.
 */
export function collectReplies(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): Map<string, Reply[]> {
	const index = createKeywordIndex(
		questions.flatMap(({ id, match }) => match.keywords.map((words) => ({ words, meaning: id }))),
	);
	const replies = new Map(questions.map(({ id }) => [id, [] as Reply[]]));
	for (const review of reviews) {
		const found = findKeywords(index, review.text);
		if (found.size === 0) continue;
		const parsed = parseText(review.text);
		for (const { id, match } of questions) {
			const keyword = found.get(id);
			if (!keyword || !meets(review, match)) continue;
			const sentence = sentenceAt(parsed, keyword.start);
			const said = sideIn(sentence, match.aspects, statements.get(review.id) ?? []);
			replies.get(id)?.push({ review, sentence, ...(said ?? sideByStars(review)) });
		}
	}
	return replies;
}

export function ofSide(replies: readonly Reply[], side: Side): Reply[] {
	return replies.filter((reply) => reply.side === side);
}

function meets(review: Review, { services, locations }: FaqQuestion['match']): boolean {
	if (locations.length > 0 && !locations.includes(review.location)) return false;
	return services.length === 0 || services.some((id) => review.mentions.services.includes(id));
}

/** The surest judgement that lies in a sentence, of the aspects that a question is about. */
function sideIn(
	sentence: Span,
	aspects: readonly string[],
	statements: readonly AspectStatement[],
): { side: Side; confidence: number } | undefined {
	const sides = statements
		.filter(({ aspect }) => aspects.length === 0 || aspects.includes(aspect))
		.flatMap(({ finds }) => finds)
		.filter(({ start, end }) => start < sentence.end && sentence.start < end)
		.flatMap(({ polarity, confidence }) =>
			polarity === 'positive' || polarity === 'negative' ? [{ side: polarity, confidence }] : [],
		);
	return sides.toSorted((a, b) => b.confidence - a.confidence)[0];
}

function sideByStars({ rating }: Review): { side: Side | undefined; confidence: number } {
	if (rating === 3) return { side: undefined, confidence: 0 };
	return { side: rating > 3 ? 'positive' : 'negative', confidence: STARS_CONFIDENCE };
}
