import { describe, expect, it } from 'vitest';
import { deriveSinceDays } from '../../../../src/reviews/since-days.ts';
import { Days, renderDays } from '../../../../src/search/index/days.ts';
import { indexFileOf } from '../../../support/index-sections.ts';

const DATES = [
	...['9999-12-31', '2025-03-10', '2025-03-10', '2025-03-10', '2025-03-09', '2025-02-28'],
	...['2025-01-01', '2024-12-31', '2024-12-31', '2024-02-29', '0001-01-01'],
];
const BETWEEN = ['2025-03-11', '2025-03-01', '2024-06-15', '0000-12-31', '1999-12-31'];
const reviews = DATES.map((date, doc) => ({ date, json: `{"doc":${doc}}` }));
const derived = deriveSinceDays(reviews);
const days = new Days(indexFileOf(renderDays(derived)));

describe('the days', () => {
	it.each([...DATES, ...BETWEEN])('count the reviews since and after %s', (date) => {
		expect(days.countSince(date)).toBe(DATES.filter((one) => one >= date).length);
		expect(days.countAfter(date)).toBe(DATES.filter((one) => one > date).length);
	});

	it('give the date of each review and the reviews of that day', () => {
		for (const [doc, date] of DATES.entries()) {
			expect(days.dateOf(doc)).toBe(date);
			const end = DATES.lastIndexOf(date) + 1;
			expect(days.dayOf(doc)).toEqual({ first: DATES.indexOf(date), end });
		}
	});

	it('have a digest of all reviews on or after a day', () => {
		for (const date of [...DATES, ...BETWEEN]) {
			const oldest = derived.findLast((day) => day.date >= date);
			expect(days.since(date)).toEqual(oldest && { count: oldest.count, digest: oldest.digest });
		}
		expect(new Set(derived.map(({ digest }) => digest)).size).toBe(derived.length);
	});

	it('are empty if there are no reviews', () => {
		const none = new Days(indexFileOf(renderDays([])));
		expect(none.countSince('2025-01-01')).toBe(0);
		expect(none.countAfter('2025-01-01')).toBe(0);
		expect(none.since('2025-01-01')).toBeUndefined();
	});
});
