import type { AspectInsight } from '../../../insights/aspect-insight.ts';
import type { FaqAnswer, Insights } from '../../../insights/insights.ts';

/** An aspect with enough judgments for a share. */
export type SharedAspect = AspectInsight & { readonly share_positive: number };

/** Sorts aspects by their share of praise. Returns those with too few judgments separately. */
export function sortByShare(aspects: readonly AspectInsight[]) {
	const placed = aspects.filter(hasShare).toSorted((a, b) => b.share_positive - a.share_positive);
	return { placed, unplaced: aspects.filter((aspect) => aspect.reviews > 0 && !hasShare(aspect)) };
}

function hasShare(aspect: AspectInsight): aspect is SharedAspect {
	return aspect.share_positive !== undefined;
}

/** Returns a computed answer without its quotes, which the page shows with their reviews. Keeps an author's answer whole. */
export function answerSentence({ answer, source }: FaqAnswer): string {
	return source === 'author' ? answer : (answer.split(/(?<=[.)]) (?=“)/)[0] ?? answer);
}

/** Returns the first and last year of the reviews. */
export function yearsOf({ from = '2000', to = from }: Insights['corpus']) {
	return { from: Number(from.slice(0, 4)), to: Number(to.slice(0, 4)) };
}
