/** Numbers of praising and complaining reviews: those with the phrase, and all of them. */
export interface Sides {
	readonly positive: number;
	readonly negative: number;
	readonly allPositive: number;
	readonly allNegative: number;
}

/**
 * Strength of the prior, in reviews: how strongly we assume that a phrase is used equally on both sides.
 */
const PRIOR_REVIEWS = 100;
/** The z value of a two-sided 99% test. */
const SIGNIFICANT_Z = 2.58;

/**
 * Returns the z score of the log-odds ratio with an informative Dirichlet prior (Monroe, Colaresi and Quinn
 * 2008). It is above 0 if praise prevails.
 */
export function leanOf({ positive, negative, allPositive, allNegative }: Sides): number {
	const all = allPositive + allNegative;
	if (allPositive === 0 || allNegative === 0) return 0;
	const prior = (PRIOR_REVIEWS * (positive + negative)) / all;
	const logOdds = (hits: number, of: number) =>
		Math.log((hits + prior) / (of + PRIOR_REVIEWS - hits - prior));
	const difference = logOdds(positive, allPositive) - logOdds(negative, allNegative);
	return difference / Math.sqrt(1 / (positive + prior) + 1 / (negative + prior));
}

/** Returns the side that a z score leans to, or undefined if it could be chance. */
export function sideOf(z: number): 'positive' | 'negative' | undefined {
	if (Math.abs(z) <= SIGNIFICANT_Z) return undefined;
	return z > 0 ? 'positive' : 'negative';
}
