/** How often something is said in praise and in complaint, of so many of each. */
export interface Sides {
	readonly positive: number;
	readonly negative: number;
	readonly allPositive: number;
	readonly allNegative: number;
}

/** Strength of the belief, in reviews, that all things are said in both alike. */
const PRIOR_REVIEWS = 100;
/** Two-sided 99 %. */
const TELLING = 2.58;

/**
 * The z of the log-odds ratio with an informative Dirichlet prior (Monroe, Colaresi and Quinn 2008),
 * above 0 where praise prevails.
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

/** The side that it leans to, where that is more than chance. */
export function sideOf(z: number): 'positive' | 'negative' | undefined {
	if (Math.abs(z) <= TELLING) return undefined;
	return z > 0 ? 'positive' : 'negative';
}
