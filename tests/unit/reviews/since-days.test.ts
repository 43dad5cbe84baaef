import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSinceDays, sinceDay } from '../../../src/reviews/since-days.ts';

const day = fc.integer({ min: 1, max: 6 }).map((number) => `2025-03-0${number}`);
const lines = fc
	.array(fc.record({ date: day, json: fc.string() }), { maxLength: 12 })
	.map((list) => list.toSorted((a, b) => (a.date > b.date ? -1 : 1)));

describe('the days with reviews', () => {
	it('count the reviews on or after every day', () => {
		fc.assert(
			fc.property(lines, day, (list, since) => {
				const entry = sinceDay(deriveSinceDays(list), since);
				expect(entry?.count ?? 0).toBe(list.filter(({ date }) => date >= since).length);
			}),
			{ seed: 30, numRuns: 300 },
		);
	});

	it('are listed once each, newest first', () => {
		const days = ['2025-03-05', '2025-03-05', '2025-03-02', '2025-03-02', '2025-03-01'];
		const derived = deriveSinceDays(days.map((date) => ({ date, json: '{}' })));
		expect(derived.map(({ date, count }) => [date, count])).toEqual([
			['2025-03-05', 2],
			['2025-03-02', 4],
			['2025-03-01', 5],
		]);
	});

	it('have equal digests exactly when the reviews from that day on are equal', () => {
		fc.assert(
			fc.property(lines, lines, fc.boolean(), day, (first, other, kept, since) => {
				const second = kept ? [...first.filter(({ date }) => date >= since), ...other] : other;
				const sorted = second.toSorted((a, b) => (a.date > b.date ? -1 : 1));
				const [a, b] = [first, sorted].map((list) => list.filter(({ date }) => date >= since));
				const [digestA, digestB] = [first, sorted].map(
					(list) => sinceDay(deriveSinceDays(list), since)?.digest,
				);
				expect(digestA === digestB).toBe(
					JSON.stringify(a?.map(({ json }) => json)) === JSON.stringify(b?.map(({ json }) => json)),
				);
			}),
			{ seed: 31, numRuns: 500 },
		);
	});

	it('are empty without reviews', () => {
		expect(deriveSinceDays([])).toEqual([]);
		expect(sinceDay([], '0001-01-01')).toBeUndefined();
	});
});
