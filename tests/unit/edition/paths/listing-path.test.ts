import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	listingPath,
	parseListingPath,
	starsPath,
} from '../../../../src/edition/paths/listing-path.ts';

const slug = fc.option(fc.constantFrom('speed', 'oil-change', 'page', 'rating', 'a_b', '1'), {
	nil: undefined,
});
const listings = fc.record({
	aspect: slug,
	technician: slug,
	service: slug,
	location: slug,
	source: slug,
});

describe('the path of a list', () => {
	it.each([
		[{}, 1, '/reviews'],
		[{}, 2, '/reviews/page/2'],
		[{ aspect: 'speed' }, 3, '/reviews/aspect/speed/page/3'],
		[{ technician: 'dana-whitfield' }, 1, '/reviews/technician/dana-whitfield'],
	])('of %o, page %i, is %s', (listing, page, path) => {
		expect(listingPath(listing, page)).toBe(path);
	});

	it('is parsed back to the same list and page', () => {
		fc.assert(
			fc.property(listings, fc.integer({ min: 1, max: 99 }), (listing, page) => {
				expect(parseListingPath(listingPath(listing, page))).toEqual({ listing, page });
			}),
		);
	});

	it.each([
		'/reviews/uaisyu7n7qc7',
		'/reviews/month/2025-03',
		'/reviews/page/1',
		'/reviews/page/two',
		'/reviews/rating/1',
		'/reviews/aspect/speed/rating/1',
		'/reviews/aspect',
		'/reviews/colour/red',
		'/insights',
		'/',
	])('is not %s', (path) => {
		expect(parseListingPath(path)).toBeUndefined();
	});
});

describe('the path of a list filtered by stars', () => {
	it.each([
		[1, {}, '/reviews?rating=1'],
		[5, { aspect: 'work_quality' }, '/reviews?rating=5&aspect=work_quality'],
		[2, { technician: 'dana-whitfield' }, '/reviews?rating=2&mentions_technician=dana-whitfield'],
		[3, { service: 'oil-change' }, '/reviews?rating=3&mentions_service=oil-change'],
	])('for %i stars and %o is %s', (rating, listing, path) => {
		expect(starsPath(rating, listing)).toBe(path);
	});
});
