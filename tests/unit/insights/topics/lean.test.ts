import { describe, expect, it } from 'vitest';
import { leanOf, sideOf } from '../../../../src/insights/topics/lean.ts';

const ALL = { allPositive: 300, allNegative: 100 };

describe('the side that a topic leans to', () => {
	it('is returned if the difference is significant', () => {
		expect(sideOf(leanOf({ positive: 5, negative: 20, ...ALL }))).toBe('negative');
		expect(sideOf(leanOf({ positive: 120, negative: 5, ...ALL }))).toBe('positive');
	});

	it('is undefined if both sides use the topic equally, or rarely', () => {
		expect(leanOf({ positive: 30, negative: 10, ...ALL })).toBeCloseTo(0, 5);
		expect(sideOf(leanOf({ positive: 0, negative: 2, ...ALL }))).toBeUndefined();
		expect(sideOf(leanOf({ positive: 5, negative: 0, ...ALL }))).toBeUndefined();
		expect(leanOf({ positive: 9, negative: 0, allPositive: 20, allNegative: 0 })).toBe(0);
	});

	it('is reversed when the sides are swapped', () => {
		const z = leanOf({ positive: 20, negative: 5, allPositive: 100, allNegative: 100 });
		const swapped = leanOf({ positive: 5, negative: 20, allPositive: 100, allNegative: 100 });
		expect(swapped).toBeCloseTo(-z, 10);
		expect(z).toBeGreaterThan(0);
	});
});
