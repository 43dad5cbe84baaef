import { describe, expect, it } from 'vitest';
import { compareShares, discoveries } from '../../../src/insights/share-difference.ts';

describe('the difference between two shares', () => {
	it("has the interval in Newcombe's paper", () => {
		// Newcombe 1998, table II, example (a): 56/70 against 48/80, method 10.
		const found = compareShares({ positive: 48, n: 80 }, { positive: 56, n: 70 });
		expect(found?.difference).toBe(0.2);
		expect(found?.ci95[0]).toBeCloseTo(0.0524, 2);
		expect(found?.ci95[1]).toBeCloseTo(0.3339, 2);
	});

	it('is tested on both sides', () => {
		const up = compareShares({ positive: 48, n: 80 }, { positive: 56, n: 70 });
		const down = compareShares({ positive: 56, n: 70 }, { positive: 48, n: 80 });
		expect(up?.p).toBeCloseTo(0.0082, 3);
		expect(down?.p).toBeCloseTo(up?.p ?? 0, 10);
		expect(down?.difference).toBe(-0.2);
	});

	it('is undefined for an empty total, and 0 for equal shares', () => {
		expect(compareShares({ positive: 0, n: 0 }, { positive: 1, n: 2 })).toBeUndefined();
		const same = compareShares({ positive: 9, n: 9 }, { positive: 7, n: 7 });
		expect(same).toMatchObject({ difference: 0, p: 1 });
	});
});

describe('discoveries', () => {
	it('follow Benjamini and Hochberg', () => {
		// Benjamini and Hochberg 1995, §4.1: the four smallest of fifteen p-values.
		const ps = [
			0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
			0.6528, 0.759, 1,
		];
		const called = (values: readonly number[]) => discoveries(values, 0.05).filter(Boolean).length;
		expect(called(ps)).toBe(4);
		expect(discoveries(ps.toReversed(), 0.05)).toEqual(discoveries(ps, 0.05).toReversed());
		expect(called([])).toBe(0);
		expect(called([0.06])).toBe(0);
		// 0.03 fails on its own but passes together with a larger p-value that passes.
		expect(called([0.03, 0.04])).toBe(2);
	});
});
