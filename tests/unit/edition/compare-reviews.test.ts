import { describe, expect, it } from 'vitest';
import { compareLocations, comparePeriods } from '../../../src/edition/compare-reviews.ts';
import { aReview } from '../../support/reviews.ts';
import { searchIndexOf } from '../../support/search-index.ts';

/** Twelve reviews of each location, of one day each, with stars that vary by one. */
const reviewsOf = (stars: Record<string, number>, month = '05') =>
	Object.entries(stars).flatMap(([location, most]) =>
		Array.from({ length: 12 }, (_, at) =>
			aReview({
				...{ id: `${location}-${month}-${at}`, location, rating: most - (at % 2) },
				date: `2025-${month}-${String(at + 1).padStart(2, '0')}`,
			}),
		),
	);

describe('locations', () => {
	it('differ clearly if chance is an unlikely explanation after the correction for several tests', () => {
		const index = searchIndexOf(reviewsOf({ north: 5, south: 2 }));
		expect(compareLocations(index, {})).toMatchObject([
			{
				location: 'north',
				result: 'higher',
				difference: 3,
				first: { n: 12, average: 4.5, low: 0 },
			},
			{ location: 'south', result: 'lower', difference: -3, first: { average: 1.5, low: 12 } },
		]);
	});

	it('do not differ if their stars are alike', () => {
		const index = searchIndexOf(reviewsOf({ east: 5, north: 5, south: 5 }));
		const results = compareLocations(index, {}).map(({ result }) => result);
		expect(results).toEqual(Array(3).fill('no_clear_difference'));
	});

	it('are compared within a source, and not at all with few reviews', () => {
		const good = { id: 'good', name: 'Good' };
		const bad = { id: 'bad', name: 'Bad' };
		// Both locations get 5 stars from one source and 2 from the other, in different shares.
		const mixed = ['north', 'south'].flatMap((location, place) =>
			Array.from({ length: 20 }, (_, at) => {
				const isGood = place === 0 ? at < 15 : at < 5;
				const source = { ...(isGood ? good : bad), review_id: 'x' };
				return aReview({ id: `${location}${at}`, location, source, rating: isGood ? 5 : 2 });
			}),
		);
		const [north] = compareLocations(searchIndexOf(mixed), { location: 'north' });
		expect([north?.first.average, north?.second.average]).toEqual([4.25, 2.75]);
		expect(north).toMatchObject({
			...{ result: 'no_clear_difference', difference: expect.closeTo(0, 9) },
		});
		const few = searchIndexOf(reviewsOf({ north: 5, south: 2 }).slice(0, 20));
		expect(compareLocations(few, {}).map(({ result }) => result)).toEqual(['too_few', 'too_few']);
	});
});

describe('periods', () => {
	const index = searchIndexOf([...reviewsOf({ north: 2 }, '04'), ...reviewsOf({ north: 5 }, '05')]);

	it('have the same length, one before the other', () => {
		const [found] = comparePeriods(index, { since: '2025-05-01', until: '2025-05-30' });
		expect(found).toMatchObject({
			...{ result: 'higher', difference: 3 },
			first: { from: '2025-05-01', to: '2025-05-30', n: 12, average: 4.5 },
			second: { from: '2025-04-01', to: '2025-04-30', n: 12, average: 1.5 },
		});
	});

	it('end with the newest review without "until", and are 90 days and 12 months without "since"', () => {
		const [own] = comparePeriods(index, { since: '2025-05-01' });
		expect(own?.first).toMatchObject({ to: '2025-05-12', n: 12 });
		const lengths = comparePeriods(index, {}).map(({ first }) => first);
		expect(lengths).toMatchObject([{ from: '2025-02-12' }, { from: '2024-05-13' }]);
	});
});
