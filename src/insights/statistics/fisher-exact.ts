/** Counts of two groups: those with a property, and those without it. */
export type TwoByTwo = readonly [
	readonly [first: number, rest: number],
	readonly [first: number, rest: number],
];

/** Tables whose probabilities differ by less than this factor count as equally likely: logarithms are rounded. */
const TOLERANCE = 1 + 1e-7;

/**
 * The two-sided p-value of Fisher's exact test (Fisher 1935): with these totals of rows and columns, how likely
 * chance alone gives a table that is at most as likely as this one. 1 if a row or a column is empty.
 */
export function fisherExact([[a, b], [c, d]]: TwoByTwo): number {
	const logFactorial = logFactorialsTo(a + b + c + d);
	const [row, column, total] = [a + b, a + c, a + b + c + d];
	// The table is its upper left number, because the totals are given.
	const choose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
	const likelihood = (first: number) =>
		Math.exp(choose(row, first) + choose(total - row, column - first) - choose(total, column));
	const least = Math.max(0, column - (total - row));
	const most = Math.min(row, column);
	const observed = likelihood(a) * TOLERANCE;
	let p = 0;
	for (let first = least; first <= most; first += 1) {
		const one = likelihood(first);
		if (one <= observed) p += one;
	}
	return Math.min(1, p);
}

/** Returns the function that gives log(n!) for every n up to a limit. */
function logFactorialsTo(limit: number): (n: number) => number {
	const logs = new Float64Array(limit + 1);
	for (let n = 2; n <= limit; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
	return (n) => logs[n] ?? 0;
}
