import { errorFunction } from 'simple-statistics';

/** One reading of two variables, as deviations from their expected values. */
export interface Residuals {
	readonly x: readonly number[];
	readonly y: readonly number[];
	/** Degrees of freedom that remain. One less than the number of values for plain deviations. */
	readonly freedom: number;
}

/** Smaller p-values are not computed exactly. */
const SMALLEST = 1e-9;

/**
 * The two-sided p-value of a permutation test: how likely a random assignment of `y` to `x` gives a sum of
 * products at least this far from 0. Values are exchanged only within a stratum. Computed from the exact
 * mean, variance and third moment of the permutation distribution with a Pearson type III curve (Mielke
 * and Berry 2007), so it needs no random numbers. At least 1e-9; 1 if nothing varies.
 */
export function permutationP(strata: readonly Residuals[]): number {
	let [product, variance, third] = [0, 0, 0];
	for (const { x, y, freedom } of strata) {
		if (freedom < 1) continue;
		product += x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
		variance += (power(x, 2) * power(y, 2)) / freedom;
		if (freedom > 1) third += (x.length * power(x, 3) * power(y, 3)) / (freedom * (freedom - 1));
	}
	if (variance < 1e-12) return 1;
	const z = normalEquivalent(product / Math.sqrt(variance), third / variance ** 1.5);
	return Math.min(1, Math.max(SMALLEST, 2 * normalTail(Math.abs(z))));
}

function power(values: readonly number[], exponent: number): number {
	return values.reduce((sum, value) => sum + value ** exponent, 0);
}

/** Below this skewness, the curve is the normal one. */
const SYMMETRIC = 1e-4;

/**
 * Turns a value of a standardized Pearson type III distribution into the standard normal value with the same
 * tails, by the cube-root transformation of its gamma distribution (Wilson and Hilferty 1931).
 */
export function normalEquivalent(z: number, skewness: number): number {
	if (Math.abs(skewness) < SYMMETRIC) return z;
	const side = Math.sign(skewness);
	const shape = 4 / skewness ** 2;
	const relative = 1 + (side * z) / Math.sqrt(shape);
	// Beyond the end of the distribution, the tail is empty.
	const cubeRoot = Math.cbrt(Math.max(0, relative)) - 1 + 1 / (9 * shape);
	return side * cubeRoot * 3 * Math.sqrt(shape);
}

/** The upper tail of the standard normal distribution. */
export function normalTail(z: number): number {
	return (1 - errorFunction(z / Math.SQRT2)) / 2;
}
