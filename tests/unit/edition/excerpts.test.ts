import { describe, expect, it } from 'vitest';
import { toReview } from '../../../src/edition/to-review.ts';
import { cellsOf } from '../../../src/edition/documents/reviews-csv.ts';
import { Review } from '../../../src/reviews/review.ts';
import { aRecord, BASE_URL } from '../../support/content.ts';

const NO_MENTIONS = {
	mentions: { technicians: [], services: [], service_areas: [] },
	sources: [],
	ambiguous: [],
};

describe('a review whose source gives only an excerpt', () => {
	it.each([
		[{ truncated: true as const }, true],
		[{}, undefined],
	])('is published with %j', (facts, truncated) => {
		const review = toReview(aRecord(facts), NO_MENTIONS, [], BASE_URL);
		const published = Review.parse(JSON.parse(JSON.stringify(review)));
		expect(published.truncated).toBe(truncated);
		expect(cellsOf(published)['truncated']).toBe(truncated);
	});

	it('never has "truncated: false"; a complete review omits the field', () => {
		const review = toReview(aRecord(), NO_MENTIONS, [], BASE_URL);
		expect(Review.safeParse({ ...review, truncated: false }).success).toBe(false);
	});
});
