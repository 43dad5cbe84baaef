import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, countRatings, totalOf } from '../../../src/reviews/rating-summary.ts';

describe('a rating summary', () => {
	it('counts each number of stars, including those without reviews', () => {
		const counted = countRatings([5, 5, 1, 4].map((rating) => ({ rating })));
		expect(counted).toEqual({ '1': 1, '2': 0, '3': 0, '4': 1, '5': 2 });
		expect(totalOf(counted)).toBe(4);
		expect(averageOf(counted)).toBe(3.75);
	});

	it('has no average without reviews', () => {
		expect(averageOf(countRatings([]))).toBeNull();
		expect(totalOf(countRatings([]))).toBe(0);
	});

	it('equals a simple sum', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
				const counted = countRatings(ratings.map((rating) => ({ rating })));
				const sum = ratings.reduce((total, rating) => total + rating, 0);
				expect(averageOf(counted)).toBe(sum / ratings.length);
				expect(totalOf(counted)).toBe(ratings.length);
			}),
			{ seed: 12, numRuns: 200 },
		);
	});
});
