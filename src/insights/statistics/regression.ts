import { Matrix, pseudoInverse } from 'ml-matrix';
import type { Found } from './family.ts';
import { normalTail, permutationP } from './permutation-test.ts';
import { Z } from './wilson.ts';

/** Columns that cannot be told from the others explain nothing of their own. */
const COLLINEAR = 1e-9;

/**
 * Fits `y` to the columns and a constant by least squares and returns the coefficient of each of the first
 * `wanted` columns: how much `y` changes with it while all other columns are held fixed. The interval is
 * robust to unequal variances (HC3). p is the larger of that of a permutation test of the residuals (Freedman and
 * Lane 1983) and that of the robust error, because permutations take the variances to be equal. Returns `undefined` for a column that the others determine.
 */
export function regress(
	y: readonly number[],
	columns: readonly (readonly number[])[],
	wanted: number,
): (Found | undefined)[] {
	const constant = y.map(() => 1);
	const x = new Matrix([...columns, constant].map((column) => [...column])).transpose();
	const inverse = pseudoInverse(x.transpose().mmul(x));
	/** Row j holds the weights that turn `y` into coefficient j. */
	const weights = inverse.mmul(x.transpose());
	const fitted = x.mmul(weights.mmul(Matrix.columnVector([...y]))).to1DArray();
	const residuals = y.map((value, index) => value - (fitted[index] ?? 0));
	const leverage = y.map((_, index) => {
		const row = x.getRow(index);
		return row.reduce((sum, value, column) => sum + value * weights.get(column, index), 0);
	});
	const freedom = y.length - Math.round(leverage.reduce((sum, value) => sum + value, 0));
	return columns.slice(0, wanted).map((column, index) => {
		const weight = weights.getRow(index);
		const spread = weight.reduce((sum, value) => sum + value ** 2, 0);
		const estimable = column.reduce((sum, value, row) => sum + value * (weight[row] ?? 0), 0);
		if (spread < COLLINEAR || Math.abs(estimable - 1) > COLLINEAR || freedom < 1) return undefined;
		const difference = weight.reduce((sum, value, row) => sum + value * (y[row] ?? 0), 0);
		const errors = weight.map(
			(value, row) =>
				(value * (residuals[row] ?? 0)) / Math.max(1 - (leverage[row] ?? 0), COLLINEAR),
		);
		const error = Math.sqrt(errors.reduce((sum, value) => sum + value ** 2, 0));
		const own = weight.map((value) => value / spread);
		const without = residuals.map((value, row) => value + difference * (own[row] ?? 0));
		const permuted = permutationP([{ x: own, y: without, freedom }]);
		const p =
			error > 0 ? Math.max(permuted, 2 * normalTail(Math.abs(difference) / error)) : permuted;
		return { difference, ci95: [difference - Z * error, difference + Z * error], p };
	});
}

/** One 0/1 column for each value but the first, so that a regression holds the label fixed. */
export function indicators(labels: readonly string[]): number[][] {
	const [, ...others] = [...new Set(labels)].toSorted();
	return others.map((wanted) => labels.map((label) => (label === wanted ? 1 : 0)));
}
