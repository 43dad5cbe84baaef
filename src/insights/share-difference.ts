import { wilsonShare } from './wilson.ts';

const DIGITS = 3;

export interface Proportion {
	readonly positive: number;
	readonly n: number;
}

/** The difference between a later share and an earlier one. */
export interface ShareDifference {
	readonly difference: number;
	/** Newcombe's hybrid score interval (1998, method 10), 95%. */
	readonly ci95: readonly [low: number, high: number];
	/** The p-value of the two-sided test that both shares are equal. */
	readonly p: number;
}

/** Returns `undefined` if either total is 0. */
export function compareShares(earlier: Proportion, later: Proportion): ShareDifference | undefined {
	const a = wilsonShare(earlier.positive, earlier.n);
	const b = wilsonShare(later.positive, later.n);
	if (!a || !b) return undefined;
	const [pa, pb] = [earlier.positive / earlier.n, later.positive / later.n];
	const difference = pb - pa;
	const low = difference - Math.hypot(pb - b.ci95[0], a.ci95[1] - pa);
	const high = difference + Math.hypot(b.ci95[1] - pb, pa - a.ci95[0]);
	return {
		difference: round(difference),
		ci95: [round(low), round(high)],
		p: pValue(earlier, later, difference),
	};
}

/** The two-sided p-value of the z-test with the pooled share. */
function pValue(earlier: Proportion, later: Proportion, difference: number): number {
	const pooled = (earlier.positive + later.positive) / (earlier.n + later.n);
	const variance = pooled * (1 - pooled) * (1 / earlier.n + 1 / later.n);
	if (variance === 0) return 1;
	return 2 * upperTail(Math.abs(difference) / Math.sqrt(variance));
}

/**
 * The upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8).
 */
function upperTail(z: number): number {
	const t = 1 / (1 + 0.2316419 * z);
	const series =
		t *
		(0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/**
 * Picks the tests to report so that the expected share of false discoveries among them stays below `share`
 * (Benjamini and Hochberg 1995).
 */
export function discoveries(ps: readonly number[], share: number): boolean[] {
	const order = ps.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
	const last = order.findLastIndex(({ p }, rank) => p <= ((rank + 1) / ps.length) * share);
	const passed = new Set(order.slice(0, last + 1).map(({ index }) => index));
	return ps.map((_, index) => passed.has(index));
}

function round(value: number): number {
	return Number(value.toFixed(DIGITS));
}
