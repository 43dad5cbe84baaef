import { describe, expect, it } from 'vitest';
import { compareShares } from '../../../../src/insights/statistics/share-difference.ts';

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
