import type { AspectInsight } from '../../../insights/aspect-insight.ts';
import type { FaqAnswer, Insights, Topic } from '../../../insights/insights.ts';

/** An aspect whose judgements are enough for a share. */
export type SharedAspect = AspectInsight & { readonly share_positive: number };

/** Aspects from the most praised to the least, and those that are too rarely judged to be placed. */
export function sortByShare(aspects: readonly AspectInsight[]) {
	const placed = aspects.filter(hasShare).toSorted((a, b) => b.share_positive - a.share_positive);
	return { placed, unplaced: aspects.filter((aspect) => aspect.reviews > 0 && !hasShare(aspect)) };
}

function hasShare(aspect: AspectInsight): aspect is SharedAspect {
	return aspect.share_positive !== undefined;
}

/** The topics to show with quotes, in the order of the insights, and the others. */
export function chooseTopics(topics: readonly Topic[], most: number) {
	const leaning = topics.filter(({ lift }) => lift !== undefined);
	const chosen = new Set([...leaning, ...topics].slice(0, most));
	return {
		chosen: topics.filter((topic) => chosen.has(topic)),
		others: topics.filter((topic) => !chosen.has(topic)),
	};
}

/** A computed answer with each of its quotes on a line of its own; an author's as it is. */
export function answerLines({ answer, source }: FaqAnswer): string[] {
	return source === 'author' ? [answer] : answer.split(/(?<=[.)]) (?=“)/);
}

/** The years that the reviews are of. */
export function yearsOf({ from = '2000', to = from }: Insights['corpus']) {
	return { from: Number(from.slice(0, 4)), to: Number(to.slice(0, 4)) };
}

/** The years of a chart: all, or from the first period on where earlier ones are left out. */
export function yearsShown(
	[first]: AspectInsight['trend'],
	{ from, to }: ReturnType<typeof yearsOf>,
) {
	return { from: Math.max(from, Number(first?.period.slice(0, 4) ?? from)), to };
}
