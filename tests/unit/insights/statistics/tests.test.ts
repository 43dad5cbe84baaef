import MultivariateLinearRegression from 'ml-regression-multivariate-linear';
import { mean, tTestTwoSample } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import {
	adjustedDifference,
	adjustedShareDifference,
} from '../../../../src/insights/statistics/adjusted-difference.ts';
import { findChangePoints } from '../../../../src/insights/statistics/change-points.ts';
import { createFamily, holm } from '../../../../src/insights/statistics/family.ts';
import { permutationP } from '../../../../src/insights/statistics/permutation-test.ts';
import { indicators, regress } from '../../../../src/insights/statistics/regression.ts';
import { createRandom } from '../../../support/random.ts';

const draw = createRandom(5).number;
const stars = (count: number, bad: number) =>
	Array.from({ length: count }, () => (draw() < bad ? 1 : 4) + Math.floor(2 * draw()));
const centered = (values: readonly number[]) => values.map((value) => value - mean([...values]));

describe('the permutation test', () => {
	it.each([
		[40, 25, 0.2, 0.5],
		[12, 60, 0.1, 0.3],
		[9, 9, 0.2, 0.2],
	])('agrees with random permutations of %i and %i values', (first, second, bad, worse) => {
		const y = centered([...stars(first, bad), ...stars(second, worse)]);
		const x = centered(y.map((_, index) => (index < first ? 1 : 0)));
		const sumOf = (values: readonly number[]) =>
			Math.abs(values.reduce((sum, value, index) => sum + value * (x[index] ?? 0), 0));
		const observed = sumOf(y);
		const rounds = 4_000;
		let atLeast = 0;
		for (let round = 0; round < rounds; round += 1) {
			const keyed = y.map((value) => [draw(), value] as const).toSorted(([a], [b]) => a - b);
			if (sumOf(keyed.map(([, value]) => value)) >= observed - 1e-9) atLeast += 1;
		}
		const p = permutationP([{ x, y, freedom: y.length - 1 }]);
		expect(p).toBeGreaterThan((0.6 * atLeast) / rounds - 0.01);
		expect(p).toBeLessThan((1.4 * atLeast) / rounds + 0.01);
	});

	it('is 1 if nothing varies', () => {
		expect(permutationP([{ x: [0.5, -0.5], y: [0, 0], freedom: 1 }])).toBe(1);
	});
});

describe('the adjusted difference', () => {
	it('does not take a different mix of strata for a difference', () => {
		const observe = (x: number, stratum: string, y: number, count: number) =>
			Array.from({ length: count }, () => ({ x, y, stratum }));
		const values = [
			...observe(1, 'strict', 3, 30),
			...observe(1, 'kind', 5, 10),
			...observe(0, 'strict', 3, 10),
			...observe(0, 'kind', 5, 30),
		];
		expect(adjustedDifference(values)).toMatchObject({ difference: 0, p: 1 });
	});

	it('is the difference of averages in a single stratum, with the interval of a t-test', () => {
		const [first, second] = [stars(400, 0.2), stars(500, 0.4)];
		const found = adjustedDifference([
			...first.map((y) => ({ x: 1, y, stratum: '' })),
			...second.map((y) => ({ x: 0, y, stratum: '' })),
		]);
		const difference = mean(first) - mean(second);
		expect(found?.difference).toBeCloseTo(difference, 10);
		const t = tTestTwoSample(first, second, 0) ?? 0;
		const [low = 0, high = 0] = found?.ci95 ?? [];
		expect((high - low) / 2).toBeCloseTo((1.96 * difference) / t, 1);
	});

	it("has Newcombe's interval for shares in a single stratum", () => {
		const group = (x: number, hits: number, n: number) =>
			Array.from({ length: n }, (_, index) => ({ x, y: index < hits ? 1 : 0, stratum: '' }));
		const found = adjustedShareDifference([...group(1, 56, 70), ...group(0, 48, 80)]);
		// Newcombe 1998, table II, example (a), method 10.
		expect(found?.difference).toBeCloseTo(0.2, 10);
		expect(found?.ci95[0]).toBeCloseTo(0.0524, 4);
		expect(found?.ci95[1]).toBeCloseTo(0.3339, 4);
		expect(found?.p).toBeCloseTo(0.0082, 3);
	});

	it('is undefined if no stratum has both groups', () => {
		const apart = [
			{ x: 1, y: 5, stratum: 'a' },
			{ x: 0, y: 1, stratum: 'b' },
		];
		expect(adjustedDifference(apart)).toBeUndefined();
		expect(adjustedShareDifference(apart)).toBeUndefined();
	});
});

describe('the regression', () => {
	const labels = Array.from({ length: 300 }, () => 'abc'.charAt(Math.floor(3 * draw())));
	const complaint = labels.map(() => (draw() < 0.2 ? 1 : 0));
	const y = complaint.map(
		(value, index) => 4.5 - 1.5 * value + (labels[index] === 'b' ? 0.4 : 0) + draw(),
	);

	it('has the coefficients of a second library', () => {
		const columns = [complaint, ...indicators(labels)];
		const rows = y.map((_, row) => columns.map((column) => column[row] ?? 0));
		const other = new MultivariateLinearRegression(
			rows,
			y.map((value) => [value]),
		);
		const [found] = regress(y, columns, 1);
		expect(found?.difference).toBeCloseTo(other.weights[0]?.[0] ?? 0, 8);
		const error = other.stdErrors[0] ?? 0;
		const half = (found?.ci95[1] ?? 0) - (found?.difference ?? 0);
		expect(Math.abs(half / (1.96 * error) - 1)).toBeLessThan(0.2);
		expect(found?.p).toBeLessThan(1e-8);
	});

	it('leaves out a column that the others determine', () => {
		const isB = labels.map((label) => (label === 'b' ? 1 : 0));
		expect(regress(y, [isB, ...indicators(labels)], 1)).toEqual([undefined]);
	});
});

describe('the change points', () => {
	const series = (values: readonly number[]) =>
		values.map((value, index) => ({
			date: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
			y: value,
			stratum: '',
		}));

	it('find the day of each clear change', () => {
		const values = series([...stars(150, 0.05), ...stars(100, 0.6), ...stars(120, 0.05)]);
		const clear = findChangePoints(values).filter(({ p }) => p < 0.001);
		const days = clear.map(({ after }) => values.findIndex(({ date }) => date === after[0]?.date));
		expect(days).toHaveLength(2);
		expect(Math.abs((days[0] ?? 0) - 150)).toBeLessThan(15);
		expect(Math.abs((days[1] ?? 0) - 250)).toBeLessThan(15);
	});

	it('are rarely found where nothing changes', () => {
		const nothing = Array.from(
			{ length: 400 },
			() => findChangePoints(series(stars(120, 0.2)))[0]?.p,
		);
		expect(nothing.filter((p = 1) => p < 0.05).length).toBeLessThan(32);
	});

	it('need twenty values on each side', () => {
		expect(findChangePoints(series([...stars(19, 0), ...stars(19, 1)]))).toEqual([]);
	});
});

describe('the family of tests', () => {
	it('follows Holm', () => {
		const adjusted = (ps: readonly number[]) =>
			holm(ps.map((p) => ({ p, weight: 1 }))).map((p) => Number(p.toFixed(9)));
		// Holm 1979: 0.01, 0.005, 0.03, 0.04 at 5 %: the two smallest pass.
		expect(adjusted([0.01, 0.005, 0.03, 0.04])).toEqual([0.03, 0.02, 0.06, 0.06]);
		expect(adjusted([0.03, 0.02, 0.9])).toEqual([0.06, 0.06, 0.9]);
		expect(adjusted([0.7, 0.8])).toEqual([1, 1]);
		expect(adjusted([])).toEqual([]);
	});

	it('gives the stars of locations the larger part of the error', () => {
		const resultsOf = (ofStars: number, ofDetail: number) => {
			const family = createFamily();
			const found = (p: number) => ({ difference: -1, ci95: [-1.5, -0.5], p }) as const;
			const added = [
				family.add({ id: 'a' }, found(ofStars), 'stars'),
				family.add({ id: 'b' }, found(ofDetail)),
				family.add({ id: 'c' }, undefined),
			];
			expect(family.settle().n).toBe(2);
			return added.map(({ result, p_adjusted: p }) => [result, p]);
		};
		expect(resultsOf(0.02, 0.9)).toEqual([
			['lower', 0.02857],
			['no_clear_difference', 0.9],
			['too_few', undefined],
		]);
		expect(resultsOf(0.9, 0.02)).toEqual([
			['no_clear_difference', 0.9],
			['no_clear_difference', 0.06667],
			['too_few', undefined],
		]);
	});
});
