import { expect, it } from 'vitest';
import { createReviewEscaper } from '../../../src/mcp/tools/quoted-reviews.ts';
import { someReviews } from '../../support/reviews.ts';
import { searchIndexOf } from '../../support/search-index.ts';

const { reviews } = searchIndexOf(someReviews(2_001));

it('quotes a review as JSON and as part of a JSON string', () => {
	const { plain, quoted } = createReviewEscaper(reviews)(7);
	expect(plain.toString()).toBe(reviews.text(7));
	expect(JSON.parse(`"${quoted.toString()}"`)).toBe(reviews.text(7));
});

it('caches the first 2,000 reviews and then drops the oldest', () => {
	const quote = createReviewEscaper(reviews);
	const first = quote(0);
	for (let doc = 1; doc < 2_000; doc++) quote(doc);
	expect(quote(0)).toBe(first);
	quote(2_000);
	expect(quote(0)).not.toBe(first);
});
