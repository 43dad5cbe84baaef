import { describe, expect, it } from 'vitest';
import { toListingPages } from '../../../../src/site/view-models/listings/listing-pages.ts';
import { deriveLists } from '../../../../src/site/view-models/listings/listings.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { readCursor } from '../../../../src/search/cursor.ts';
import { listingPath } from '../../../../src/edition/paths/listing-path.ts';
import { aReview, someReviews } from '../../../support/reviews.ts';

const NAMES = new Map([['Dana Whitfield', 'dana-whitfield']]);
const pagesOf = (reviews: readonly Review[]) =>
	deriveLists(reviews, (name) => NAMES.get(name)).flatMap(toListingPages);
const pathsOf = (reviews: readonly Review[]) =>
	pagesOf(reviews).map(({ listing, page }) => listingPath(listing, page));

describe('list pages', () => {
	it('include one page for each filter value of a review', () => {
		const review = aReview({
			rating: 2,
			aspects: [
				{ aspect: 'speed', polarity: 'negative', read_by: 'engine' },
				{ aspect: 'speed', polarity: 'positive', read_by: 'engine' },
			],
			mentions: {
				technicians: ['Dana Whitfield', 'A Stranger'],
				services: ['brakes'],
				service_areas: [],
			},
		});
		expect(pathsOf([review])).toEqual([
			'/reviews',
			'/reviews/aspect/speed',
			'/reviews/technician/dana-whitfield',
			'/reviews/service/brakes',
			'/reviews/location/harborview',
			'/reviews/source/survey',
		]);
		expect(pagesOf([review]).map(({ total }) => total)).toEqual([1, 1, 1, 1, 1, 1]);
	});

	it('are a single page if there are no reviews', () => {
		expect(pagesOf([])).toMatchObject([{ listing: {}, page: 1, pages: 1, total: 0, reviews: [] }]);
	});

	it('show every review once, in the given order, twenty per page', () => {
		const reviews = someReviews(45);
		const all = pagesOf(reviews).filter(({ listing }) => listingPath(listing) === '/reviews');
		expect(all.map(({ reviews: shown }) => shown.length)).toEqual([20, 20, 5]);
		expect(all.flatMap(({ reviews: shown }) => shown)).toEqual(reviews);
		expect(all.map(({ beyond }) => beyond)).toEqual([0, 0, 0]);
	});

	it('count the stars in their list', () => {
		const [all] = pagesOf(someReviews(45));
		expect(all).toMatchObject({ total: 45, distribution: { '1': 9, '5': 9 } });
	});

	it('are limited in number, and have a cursor for the next reviews', () => {
		const few = pagesOf(someReviews(2_000));
		const many = pagesOf(someReviews(4_000));
		const deepest = new Map(many.map(({ listing, pages }) => [listingPath(listing), pages]));
		expect(deepest.get('/reviews')).toBe(10);
		expect(deepest.get('/reviews/location/harborview')).toBe(5);
		expect(many.length).toBe(few.length);

		const last = many.find(({ page, pages }) => page === pages);
		expect(last).toMatchObject({ page: 10, beyond: 3_800 });
		expect(readCursor({ cursor: last?.cursor })?.after.id).toBe(last?.reviews.at(-1)?.id);
	});

	it('have no cursor at the end of their list', () => {
		expect(pagesOf(someReviews(3)).map(({ cursor }) => cursor)).toEqual(
			pagesOf(someReviews(3)).map(() => undefined),
		);
	});
});

describe('lists', () => {
	it('are grouped by filter, longest first', () => {
		const reviews = [
			aReview({ id: 'a', location: 'millbrook' }),
			aReview({ id: 'b', location: 'harborview' }),
			aReview({ id: 'c', location: 'harborview' }),
		];
		const locations = deriveLists(reviews, () => undefined).filter(
			({ filter }) => filter === 'location',
		);
		expect(locations.map(({ value, reviews: { length } }) => [value, length])).toEqual([
			['harborview', 2],
			['millbrook', 1],
		]);
	});
});
