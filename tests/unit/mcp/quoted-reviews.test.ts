import { expect, it } from 'vitest';
import { createReviewQuoter } from '../../../src/mcp/tools/quoted-reviews.ts';
import { createSearchableEdition } from '../../../src/search/searchable-edition.ts';
import { someReviews } from '../../support/reviews.ts';

const lines = someReviews(2_001).map((review) => JSON.stringify(review));
const { reviews } = createSearchableEdition(lines, []);

it('quotes a review as it stands in JSON, and as it stands in a text within JSON', () => {
	const [review] = reviews;
	if (!review) throw new RangeError('Cannot quote: there is no review');
	const { plain, quoted } = createReviewQuoter()(review);
	expect(plain.toString()).toBe(review.json);
	expect(JSON.parse(`"${quoted.toString()}"`)).toBe(review.json);
});

it('keeps the 2,000 that were quoted last', () => {
	const quote = createReviewQuoter();
	const [first, ...others] = reviews;
	if (!first) throw new RangeError('Cannot quote: there is no review');
	const kept = quote(first);
	others.slice(0, 1_999).forEach(quote);
	expect(quote(first)).toBe(kept);
	others.slice(1_999).forEach(quote);
	expect(quote(first)).not.toBe(kept);
});
