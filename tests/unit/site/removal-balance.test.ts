import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../src/reviews/messages/catalogs.ts';
import { compareRemovals, describeBalance } from '../../../src/site/view-models/removal-balance.ts';

const t = translatorFor('en');
const byStars = (one: number, two: number, three: number, four: number, five: number) => ({
	...{ '1': one, '2': two, '3': three, '4': four, '5': five },
});
const say = (...counts: Parameters<typeof compareRemovals>) =>
	describeBalance(t, compareRemovals(...counts));
const PUBLISHED = byStars(40, 12, 20, 90, 200);

describe('removals by stars', () => {
	it('are nothing to compare if only reviews with 3 stars were removed', () => {
		expect(say(PUBLISHED, byStars(0, 0, 9, 0, 0))).toBe(
			'No review with 1, 2, 4 or 5 stars has been removed, so there is nothing to compare.',
		);
	});

	it('are too few below five, however uneven', () => {
		expect(say(PUBLISHED, byStars(3, 1, 0, 0, 0))).toBe(
			'Of 56 reviews with 1 or 2 stars, 4 were removed (7%); of 290 with 4 or 5 stars, 0 (0%). That is too few removals to tell whether stars play a part.',
		);
	});

	it('are too few if no division of them could be clear', () => {
		expect(compareRemovals(byStars(0, 0, 0, 0, 1), byStars(3, 2, 0, 0, 0)).result).toBe('too_few');
	});

	it('show no clear difference if chance explains them', () => {
		expect(compareRemovals(PUBLISHED, byStars(1, 0, 7, 2, 4))).toEqual({
			low: { removed: 1, all: 53 },
			high: { removed: 6, all: 296 },
			p: expect.closeTo(1, 9),
			result: 'no_clear_difference',
		});
		expect(say(PUBLISHED, byStars(2, 1, 0, 3, 7))).toBe(
			'Of 55 reviews with 1 or 2 stars, 3 were removed (5%); of 300 with 4 or 5 stars, 10 (3%). If stars played no part, chance alone would give a difference at least this large in 43 of 100 cases. This does not suggest that stars decide what gets removed, but it does not prove that they never do.',
		);
	});

	it.each([
		['more', byStars(4, 1, 0, 1, 0), 'in fewer than 1 of 1,000 cases'],
		['more', byStars(4, 0, 0, 2, 3), 'in 4 of 100 cases'],
		['less', byStars(0, 0, 0, 60, 40), 'in fewer than 1 of 1,000 cases'],
	] as const)('are removed %s often beyond chance: %j', (result, removed, cases) => {
		expect(compareRemovals(PUBLISHED, removed).result).toBe(result);
		expect(say(PUBLISHED, removed)).toContain(cases);
		expect(say(PUBLISHED, removed)).toContain(
			`1 or 2 stars are removed ${result} often. The test cannot say why`,
		);
	});

	it('are compared though all reviews of one side are gone', () => {
		expect(say(byStars(0, 0, 0, 0, 100), byStars(5, 1, 0, 0, 0))).toContain(
			'6 were removed (100%)',
		);
		expect(say(byStars(0, 0, 0, 0, 100), byStars(0, 0, 0, 1, 8))).toMatch(
			/^Of 0 reviews with 1 or 2 stars, 0 were removed; .*too few/,
		);
	});
});
