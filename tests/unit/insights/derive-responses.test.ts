import { describe, expect, it } from 'vitest';
import { daysToAnswer } from '../../../src/insights/owner/derive-responses.ts';
import { aReview } from '../../support/reviews.ts';

describe('the days to an answer', () => {
	it.each([
		['2026-08-11', undefined, 10],
		['2026-08-11', '2026-08-10T09:00:00Z', 1],
		['2026-08-11', '2026-08-12T09:00:00Z', 10],
		[undefined, '2026-08-10T09:00:00Z', undefined],
	])('of %s to a review of 2026-08-01, edited %s, are %s', (answered, edited_at, days) => {
		const response = { author: 'Larkspur', text: 'Sorry.', ...(answered && { date: answered }) };
		const review = aReview({
			date: '2026-08-01',
			...(edited_at && { edited_at }),
			responses: [response],
		});
		expect(daysToAnswer(review)).toBe(days);
	});
});
