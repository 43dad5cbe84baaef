import type { Review } from '../reviews/review.ts';
import type { FaqQuestion } from './faq-question.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { createKeywordIndex, findKeywords, type KeywordIndex } from './keywords.ts';
import { isDeniedAt } from './text/negation.ts';
import { parseText, sentenceAt } from './text/parse-text.ts';
import type { InReview } from './text-reader.ts';

type Side = 'positive' | 'negative';

/** A review that answers a question, with the sentence that decides its side. */
export interface Reply {
	readonly review: Review;
	readonly sentence: InReview;
	/** `mixed` if the review shows both outcomes. */
	readonly side: Side | 'mixed';
	readonly confidence: number;
}

/**
 * Collects the replies to each question, in the order of the reviews. A review is a reply if it matches the
 * question's locations and services and shows an outcome: by one of the outcome's phrases that it does not deny,
 * or by an opinion in a sentence with one of the question's keywords.
 */
export function collectReplies(
	questions: readonly FaqQuestion[],
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): Map<string, Reply[]> {
	const index = createKeywordIndex(
		questions.flatMap(({ id, match, answer: { praise, complaint } }) => [
			...match.keywords.map((words) => ({ words, meaning: id })),
			...(praise?.phrases ?? []).map((words) => ({ words, meaning: `${id} positive` })),
			...(complaint?.phrases ?? []).map((words) => ({ words, meaning: `${id} negative` })),
		]),
	);
	const replies = new Map(questions.map(({ id }) => [id, [] as Reply[]]));
	for (const review of reviews) {
		const parts = [readPart(index, review.text), readPart(index, review.title ?? '', 'title')];
		if (parts.every((part) => part === undefined)) continue;
		const sentencesOf = (meaning: string, affirmed = false) =>
			parts.flatMap((part) => part?.(meaning, affirmed) ?? []);
		for (const { id, match } of questions) {
			if (!meets(review, match)) continue;
			const [praise] = sentencesOf(`${id} positive`, true);
			const [complaint] = sentencesOf(`${id} negative`, true);
			const said = statements.get(review.id) ?? [];
			const shown = praise ?? complaint;
			const side = praise && complaint ? 'mixed' : praise ? 'positive' : 'negative';
			const reply = shown
				? ({ sentence: shown, side, confidence: 1 } as const)
				: clearest(sentencesOf(id), match.aspects, said);
			if (reply) replies.get(id)?.push({ review, ...reply });
		}
	}
	return replies;
}

/**
 * Returns how to find the sentences of a text with the words for a meaning, or only those that do not deny it;
 * `undefined` without any words.
 */
function readPart(index: KeywordIndex<string>, text: string, where?: 'title') {
	const found = findKeywords(index, text);
	if (found.size === 0) return undefined;
	const parsed = parseText(text);
	return (meaning: string, affirmed: boolean): InReview[] =>
		(found.get(meaning) ?? [])
			.filter(({ start }) => !affirmed || !isDeniedAt(parsed, start))
			.map(({ start }) => ({ ...sentenceAt(parsed, start), ...(where && { in: where }) }));
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
	sentences: readonly InReview[],
	aspects: readonly string[],
	statements: readonly AspectStatement[],
): Omit<Reply, 'review'> | undefined {
	return sentences
		.flatMap((sentence) => {
			const said = sideIn(sentence, aspects, statements);
			return said ? [{ sentence, ...said }] : [];
		})
		.toSorted((a, b) => b.confidence - a.confidence)[0];
}

/**
 * The most confident praise or complaint in a sentence, limited to the question's aspects if it has any.
 */
function sideIn(
	sentence: InReview,
	aspects: readonly string[],
	statements: readonly AspectStatement[],
): { side: Side; confidence: number } | undefined {
	const sides = statements
		.filter(({ aspect }) => aspects.length === 0 || aspects.includes(aspect))
		.flatMap(({ finds }) => finds)
		.filter((find) => find.in === sentence.in)
		.filter(({ start, end }) => start < sentence.end && sentence.start < end)
		.flatMap(({ polarity, confidence = 1 }) =>
			polarity === 'positive' || polarity === 'negative' ? [{ side: polarity, confidence }] : [],
		);
	return sides.toSorted((a, b) => b.confidence - a.confidence)[0];
}
