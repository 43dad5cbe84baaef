import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingPath, parseListingPath } from '../../../src/site/listing-path.ts';

const slug = fc.option(fc.constantFrom('speed', 'oil-change', 'page', 'rating', 'a_b', '1'), {
	nil: undefined,
});
const listings = fc.record({
	aspect: slug,
	technician: slug,
	service: slug,
	location: slug,
	source: slug,
	rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
});

describe('the path of a list', () => {
	it.each([
		[{}, 1, '/reviews'],
		[{}, 2, '/reviews/page/2'],
		[{ rating: 1 }, 1, '/reviews/rating/1'],
		[{ rating: 1, aspect: 'speed' }, 3, '/reviews/aspect/speed/rating/1/page/3'],
		[{ technician: 'dana-whitfield' }, 1, '/reviews/technician/dana-whitfield'],
	])('of %o, page %i, is %s', (listing, page, path) => {
		expect(listingPath(listing, page)).toBe(path);
	});

	it('is read as it was written', () => {
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
		'/reviews/rating/1/aspect/speed',
		'/reviews/rating/one',
		'/reviews/aspect',
		'/reviews/colour/red',
		'/insights',
		'/',
	])('is not %s', (path) => {
		expect(parseListingPath(path)).toBeUndefined();
	});
});
