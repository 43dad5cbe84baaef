import { expect, it } from 'vitest';
import { wilsonShare } from '../../../../src/insights/statistics/wilson.ts';

// Values from the published table for the Wilson score interval at 95%.
it.each([
	[3, 3, 1, 0.439, 1],
	[7, 8, 0.875, 0.529, 0.978],
	[18, 20, 0.9, 0.699, 0.972],
	[90, 100, 0.9, 0.826, 0.945],
	[0, 5, 0, 0, 0.434],
])('returns the interval for %i of %i', (hits, n, share, low, high) => {
	expect(wilsonShare(hits, n)).toEqual({ n, share, ci95: [low, high] });
});

it('returns undefined without observations', () => {
	expect(wilsonShare(0, 0)).toBeUndefined();
});
