import { describe, expect, it } from 'vitest';
import { fisherExact, type TwoByTwo } from '../../../../src/insights/statistics/fisher-exact.ts';

/** Adds up exact probabilities as fractions of whole numbers. */
function byCounting([[a, b], [c, d]]: TwoByTwo): number {
	const ways = (n: number, k: number): bigint =>
		k < 0 || k > n ? 0n : k === 0 ? 1n : (ways(n - 1, k - 1) * BigInt(n)) / BigInt(k);
	const tables = Array.from(
		{ length: a + c + 1 },
		(_, first) => ways(a + b, first) * ways(c + d, a + c - first),
	);
	const observed = tables[a] ?? 0n;
	const counted = tables.filter((one) => one <= observed).reduce((sum, one) => sum + one, 0n);
	const all = tables.reduce((sum, one) => sum + one, 0n);
	return Number((counted * 10n ** 18n) / all) / 1e18;
}

describe("Fisher's exact test", () => {
	it.each<[TwoByTwo, number]>([
		// Fisher's lady tasting tea.
		[
			[
				[3, 1],
				[1, 3],
			],
			0.4857,
		],
		[
			[
				[8, 2],
				[1, 5],
			],
			0.035,
		],
		[
			[
				[10, 0],
				[0, 10],
			],
			0.0000108,
		],
		[
			[
				[1, 9],
				[11, 3],
			],
			0.002759,
		],
		[
			[
				[2, 50],
				[1, 289],
			],
			0.06153,
		],
	])('of %j gives the published value', (table, p) => {
		expect(fisherExact(table)).toBeCloseTo(p, p < 0.001 ? 7 : 4);
	});

	it('agrees with exact counting for every small table', () => {
		for (let code = 0; code < 6 ** 4; code += 1) {
			const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map(
				(place) => Math.floor(code / 6 ** place) % 6,
			);
			const table: TwoByTwo = [
				[a, b],
				[c, d],
			];
			expect([table, fisherExact(table)]).toEqual([table, expect.closeTo(byCounting(table), 9)]);
		}
	});

	it('is the same when rows or columns are exchanged', () => {
		const p = fisherExact([
			[7, 93],
			[2, 398],
		]);
		expect(
			fisherExact([
				[2, 398],
				[7, 93],
			]),
		).toBeCloseTo(p, 9);
		expect(
			fisherExact([
				[93, 7],
				[398, 2],
			]),
		).toBeCloseTo(p, 9);
	});

	it.each<[TwoByTwo]>([
		[
			[
				[0, 0],
				[0, 0],
			],
		],
		[
			[
				[0, 5],
				[0, 7],
			],
		],
		[
			[
				[5, 0],
				[7, 0],
			],
		],
		[
			[
				[0, 0],
				[3, 4],
			],
		],
	])('of %j, which cannot show a difference, is 1', (table) => {
		expect(fisherExact(table)).toBeCloseTo(1, 9);
	});

	it('counts a hundred thousand reviews', () => {
		expect(
			fisherExact([
				[100, 19_900],
				[100, 79_900],
			]),
		).toBeLessThan(1e-15);
		expect(
			fisherExact([
				[20, 19_980],
				[80, 79_920],
			]),
		).toBeGreaterThan(0.99);
	});
});
