import type { Found } from './family.ts';
import { permutationP, type Residuals } from './permutation-test.ts';
import { wilsonInterval, Z } from './wilson.ts';

/** One value to compare: `x` is 1 in the first group and 0 in the second, or a time. */
export interface Observation {
	readonly x: number;
	readonly y: number;
	/** Only values of the same stratum are compared. */
	readonly stratum: string;
}

interface Stratum extends Residuals {
	readonly values: readonly Observation[];
	readonly spread: number;
}

/**
 * How much `y` changes for each unit of `x` within the strata: the coefficient of a least-squares regression
 * with one intercept per stratum. For two groups, this is the difference of their averages in each stratum,
 * weighted by Mantel and Haenszel. The interval is robust to unequal variances (HC3); p is a permutation
 * test within the strata. Returns `undefined` if no stratum has different values of `x`.
 */
export function adjustedDifference(observations: readonly Observation[]): Found | undefined {
	const strata = toStrata(observations);
	const spread = strata.reduce((sum, stratum) => sum + stratum.spread, 0);
	if (spread === 0) return undefined;
	const products = strata.flatMap(({ x, y }) => x.map((value, index) => value * (y[index] ?? 0)));
	const difference = products.reduce((sum, value) => sum + value, 0) / spread;
	let variance = 0;
	for (const { x, y } of strata) {
		for (const [index, value] of x.entries()) {
			const leverage = 1 / x.length + value ** 2 / spread;
			const error = ((y[index] ?? 0) - difference * value) / Math.max(1 - leverage, 1e-6);
			variance += (value * error) ** 2;
		}
	}
	const half = (Z * Math.sqrt(variance)) / spread;
	return { difference, ci95: [difference - half, difference + half], p: permutationP(strata) };
}

/**
 * The same difference for shares (`x` and `y` are 0 or 1). The interval combines the Wilson intervals of
 * the strata (Zou and Donner 2008). With a single stratum, it is Newcombe's (1998, method 10).
 */
export function adjustedShareDifference(observations: readonly Observation[]): Found | undefined {
	const found = adjustedDifference(observations);
	if (!found) return undefined;
	const strata = toStrata(observations);
	const total = strata.reduce((sum, stratum) => sum + stratum.spread, 0);
	let [below, above] = [0, 0];
	for (const { values, spread } of strata) {
		if (spread === 0) continue;
		const [first, second] = [1, 0].map((group) => values.filter(({ x }) => x === group));
		const [p1, low1, high1] = intervalOf(first ?? []);
		const [p0, low0, high0] = intervalOf(second ?? []);
		below += (spread / total) ** 2 * ((p1 - low1) ** 2 + (high0 - p0) ** 2);
		above += (spread / total) ** 2 * ((high1 - p1) ** 2 + (p0 - low0) ** 2);
	}
	const { difference } = found;
	return { ...found, ci95: [difference - Math.sqrt(below), difference + Math.sqrt(above)] };
}

function intervalOf(values: readonly Observation[]): [share: number, low: number, high: number] {
	const hits = values.filter(({ y }) => y === 1).length;
	return [hits / values.length, ...wilsonInterval(hits, values.length)];
}

/** Within a group-by, `x` and `y` lose their averages. */
function toStrata(observations: readonly Observation[]): Stratum[] {
	return [...Map.groupBy(observations, ({ stratum }) => stratum).values()].map((values) => {
		const x = centered(values.map((value) => value.x));
		const y = centered(values.map((value) => value.y));
		const spread = x.reduce((sum, value) => sum + value ** 2, 0);
		return { values, x, y, spread, freedom: values.length - 1 };
	});
}

export function centered(values: readonly number[]): number[] {
	const average = values.reduce((sum, value) => sum + value, 0) / values.length;
	return values.map((value) => value - average);
}
