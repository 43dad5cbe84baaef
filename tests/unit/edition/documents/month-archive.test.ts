import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	findInArchive,
	listMonths,
	toMonthPages,
} from '../../../../src/edition/documents/month-archive.ts';
import { reviewsWithPages } from '../../../../src/edition/documents/review-pages.ts';
import { newestFirst } from '../../../../src/reviews/order.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { monthPath } from '../../../../src/edition/paths/month-path.ts';
import { publishedEdition } from '../../../support/published-edition.ts';
import { aReview, someReviews } from '../../../support/reviews.ts';

/** Returns every review id with its path in the archive. */
function addressesOf(reviews: readonly Review[]): [id: string, path: string][] {
	return listMonths(reviews).flatMap((month) =>
		toMonthPages(month).flatMap((shown, index) =>
			shown.map(({ id }): [string, string] => [id, `${monthPath(month.month, index + 1)}#${id}`]),
		),
	);
}

describe('the archive', () => {
	it('contains every review once and in order, for any number of reviews and days', () => {
		const dates = fc.date({
			min: new Date('2019-01-28T00:00:00Z'),
			max: new Date('2019-04-03T00:00:00Z'),
			noInvalidDate: true,
		});
		fc.assert(
			fc.property(
				fc.array(dates, { maxLength: 40 }),
				fc.integer({ min: 1, max: 9 }),
				(on, size) => {
					const reviews = on
						.map((date, index) =>
							aReview({ id: `r${index}`, date: date.toISOString().slice(0, 10) }),
						)
						.toSorted(newestFirst);
					const months = listMonths(reviews);
					const shown = months.flatMap((month) => toMonthPages(month, size));
					expect(shown.flat()).toEqual(reviews);
					for (const page of shown) {
						expect(page.length).toBeGreaterThan(0);
						expect(page.length).toBeLessThanOrEqual(size);
						expect(new Set(page.map(({ date }) => date.slice(0, 7))).size).toBe(1);
					}
				},
			),
			{ seed: 9 },
		);
	});

	it('is found through the index at the path where its pages show each review', () => {
		const february = someReviews(250);
		const others = ['2025-01-31', '2025-03-01', '2025-03-31', '2024-02-29', '2024-12-01'].map(
			(date, index) => aReview({ id: `other-${index}`, date }),
		);
		const reviews = [...february, ...others].toSorted(newestFirst);
		const { index } = publishedEdition(reviews);
		const addresses = addressesOf(reviews);
		expect(addresses).toHaveLength(255);
		expect(addresses.map(([id]) => findInArchive(index, id))).toEqual(
			addresses.map(([, path]) => path),
		);
		const pages = new Set(addresses.map(([, path]) => path.split('#')[0]));
		expect([...pages].filter((path) => path?.includes('2025-02'))).toEqual([
			'/reviews/month/2025-02',
			'/reviews/month/2025-02/page/2',
			'/reviews/month/2025-02/page/3',
		]);
	});

	it.each(['', 'r', 'R1', 'nothing', 'r1 ', '../r1', 'é', '\0'])(
		'does not find the id "%s"',
		(id) => {
			expect(findInArchive(publishedEdition(someReviews(5)).index, id)).toBeUndefined();
		},
	);

	it('is empty without reviews', () => {
		expect(listMonths([])).toEqual([]);
		expect(findInArchive(publishedEdition([]).index, 'r1')).toBeUndefined();
	});
});

describe('review pages', () => {
	it.each([
		[0, 0],
		[3, 3],
		[5, 5],
		[9, 5],
	])('with a limit of %i, exist for %i of five reviews, the newest', (limit, count) => {
		const reviews = someReviews(5).toSorted(newestFirst);
		expect(reviewsWithPages(reviews, limit)).toEqual(reviews.slice(0, count));
	});

	it('are missing only for reviews that the archive contains', () => {
		const reviews = someReviews(57).toSorted(newestFirst);
		const { index } = publishedEdition(reviews);
		const withPages = new Set(reviewsWithPages(reviews, 20));
		const rest = reviews.filter((review) => !withPages.has(review));
		expect(rest).toHaveLength(37);
		for (const { id } of rest) expect(findInArchive(index, id)).toContain(`#${id}`);
	});
});
