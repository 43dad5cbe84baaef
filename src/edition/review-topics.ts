import type { FoundTopic } from '../insights/topics/find-topics.ts';
import type { ReviewValues } from '../search/index/facet-lists.ts';

/** Lists the topics of each review, of those with these ids. */
export function listReviewTopics(
	found: readonly FoundTopic[],
	ids: ReadonlySet<string>,
): ReviewValues {
	const uses = found
		.filter(({ id }) => ids.has(id))
		.flatMap(({ id, uses: own }) => own.map(({ review }) => ({ id, review: review.id })));
	const groups = Map.groupBy(uses, ({ review }) => review);
	return new Map([...groups].map(([review, own]) => [review, own.map(({ id }) => id)]));
}
