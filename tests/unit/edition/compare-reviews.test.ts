import { describe, expect, it } from 'vitest';
import { compareLocations, comparePeriods } from '../../../src/edition/compare-reviews.ts';
import { aReview } from '../../support/reviews.ts';
import { searchIndexOf } from '../../support/search-index.ts';

const reviews = [
	['north', '2025-04-10', 2],
	['north', '2025-05-02', 5],
	['south', '2025-05-20', 1],
	['north', '2025-05-20', 4],
] as const;
const index = searchIndexOf(
	reviews.map(([location, date, rating], at) => aReview({ id: `r${at}`, location, date, rating })),
);

describe('locations', () => {
	it('are counted in the days asked for, with their average and low stars', () => {
		expect(compareLocations(index, { since: '2025-05-01' })).toEqual([
			{ location: 'north', n: 2, average: 4.5, low: 0 },
			{ location: 'south', n: 1, average: 1, low: 1 },
		]);
		expect(compareLocations(index, { location: 'south', until: '2025-05-01' })).toEqual([
			{ location: 'south', n: 0, average: null, low: 0 },
		]);
	});
});

describe('periods', () => {
	it('are the days asked for and as many before', () => {
		expect(comparePeriods(index, { since: '2025-05-01', until: '2025-05-30' })).toEqual([
			{ from: '2025-05-01', to: '2025-05-30', n: 3, average: 3.33, low: 1 },
			{ from: '2025-04-01', to: '2025-04-30', n: 1, average: 2, low: 1 },
		]);
	});

	it('end with the newest review, and are 12 months, unless the question says otherwise', () => {
		expect(comparePeriods(index, {}).map(({ from, to }) => [from, to])).toEqual([
			['2024-05-21', '2025-05-20'],
			['2023-05-22', '2024-05-20'],
		]);
		expect(comparePeriods(index, { since: '2025-06-01' })[0]).toMatchObject({ n: 0 });
	});
});
