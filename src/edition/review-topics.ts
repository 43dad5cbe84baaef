import type { FoundTopic } from '../insights/topics/find-topics.ts';
import { groupByEach } from '../reviews/group-by-each.ts';
import type { ReviewValues } from '../search/index/facet-lists.ts';

/** Lists the topics of each review, of those with these ids. */
export function listReviewTopics(
	found: readonly FoundTopic[],
	ids: ReadonlySet<string>,
): ReviewValues {
	const listed = found.filter(({ id }) => ids.has(id));
	const groups = groupByEach(listed, ({ uses }) => uses.map(({ review }) => review.id));
	return new Map([...groups].map(([review, topics]) => [review, topics.map(({ id }) => id)]));
}
