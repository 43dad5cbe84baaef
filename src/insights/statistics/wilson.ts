/** The 97.5th percentile of the normal distribution. */
export const Z = 1.959963984540054;
const DIGITS = 3;
/** Enough to round again: with three digits, 55 of 71 would become 0.775 and then 78%. */
const SHARE_DIGITS = 6;

/** A share with six digits, and its 95% Wilson score interval with three. */
export interface Share {
	readonly share: number;
	readonly ci95: readonly [low: number, high: number];
	/** The total. */
	readonly n: number;
}

/**
 * Returns the share of `hits` in `n` with its confidence interval (Wilson 1927), or `undefined` if `n` is 0.
 */
export function wilsonShare(hits: number, n: number): Share | undefined {
	if (n === 0) return undefined;
	const [low, high] = wilsonInterval(hits, n);
	return {
		n,
		share: round(hits / n, SHARE_DIGITS),
		ci95: [round(low, DIGITS), round(high, DIGITS)],
	};
}

/** The interval without rounding. */
export function wilsonInterval(hits: number, n: number): [low: number, high: number] {
	const p = hits / n;
	const denominator = 1 + (Z * Z) / n;
	const center = (p + (Z * Z) / (2 * n)) / denominator;
	const half = (Z / denominator) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
	return [center - half, center + half];
}

function round(value: number, digits: number): number {
	return Number(Math.min(1, Math.max(0, value)).toFixed(digits));
}
