import { normalTail } from './permutation-test.ts';
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
	return 2 * normalTail(Math.abs(difference) / Math.sqrt(variance));
}

function round(value: number): number {
	return Number(value.toFixed(DIGITS));
}
