import type { Review } from '../reviews/review.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { createKeywordIndex, findKeywords } from './keywords.ts';
import { parseText, sentenceAt } from './text/parse-text.ts';
import type { Span } from './text/tokens.ts';

type Side = 'positive' | 'negative';

/**
 * A review that addresses a question, with its clearest sentence about it, or the first if none is clear.
 */
export interface Reply {
	readonly review: Review;
	readonly sentence: Span;
	/** `undefined` if the sentence neither praises nor complains. */
	readonly side: Side | undefined;
	readonly confidence: number;
}

/**
 * Collects the replies to each question, in the order of the reviews. A review is a reply if it contains
 * one of the question's keywords and matches its locations and services.
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
			const places = found.get(id);
			if (!places || !meets(review, match)) continue;
			const sentences = places.map(({ start }) => sentenceAt(parsed, start));
			const said = statements.get(review.id) ?? [];
			replies.get(id)?.push({ review, ...clearest(sentences, match.aspects, said) });
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

/** Picks the clearest sentence. Stars do not count here: they rate the whole visit, not this question. */
function clearest(
	sentences: readonly Span[],
	aspects: readonly string[],
	statements: readonly AspectStatement[],
): Omit<Reply, 'review'> {
	const [first = { start: 0, end: 0 }] = sentences;
	const judged = sentences
		.flatMap((sentence) => {
			const said = sideIn(sentence, aspects, statements);
			return said ? [{ sentence, ...said }] : [];
		})
		.toSorted((a, b) => b.confidence - a.confidence);
	return judged[0] ?? { sentence: first, side: undefined, confidence: 0 };
}

/**
 * The most confident praise or complaint in a sentence, limited to the question's aspects if it has any.
 */
function sideIn(
	sentence: Span,
	aspects: readonly string[],
	statements: readonly AspectStatement[],
): { side: Side; confidence: number } | undefined {
	const sides = statements
		.filter(({ aspect }) => aspects.length === 0 || aspects.includes(aspect))
		.flatMap(({ finds }) => finds)
		.filter((find) => !find.in)
		.filter(({ start, end }) => start < sentence.end && sentence.start < end)
		.flatMap(({ polarity, confidence = 1 }) =>
			polarity === 'positive' || polarity === 'negative' ? [{ side: polarity, confidence }] : [],
		);
	return sides.toSorted((a, b) => b.confidence - a.confidence)[0];
}
