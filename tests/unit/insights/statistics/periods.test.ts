import { describe, expect, it } from 'vitest';
import { groupByPeriod, quarterOf } from '../../../../src/insights/statistics/periods.ts';

const group = (dates: readonly string[], enough: number) =>
	groupByPeriod(dates, (date) => date, enough).map(({ from, to, items }) => [
		from,
		to,
		items.length,
	]);

describe('periods', () => {
	it('are single quarters if each has enough items', () => {
		const dates = ['2025-05-01', '2025-01-01', '2025-03-31', '2025-06-30'];
		expect(group(dates, 2)).toEqual([
			['2025-Q1', '2025-Q1', 2],
			['2025-Q2', '2025-Q2', 2],
		]);
	});

	it('join quarters until there are enough items, and add the rest to the last', () => {
		const dates = ['2024-12-31', '2025-01-01', '2025-09-30', '2026-01-01', '2026-04-01'];
		expect(group(dates, 2)).toEqual([
			['2024-Q4', '2025-Q1', 2],
			['2025-Q3', '2026-Q2', 3],
		]);
	});

	it('are empty if all quarters together have too few items', () => {
		expect(group(['2025-01-01'], 2)).toEqual([]);
		expect(group([], 2)).toEqual([]);
	});

	it.each([
		['2025-01-01', '2025-Q1'],
		['2025-03-31', '2025-Q1'],
		['2025-04-01', '2025-Q2'],
		['2025-12-31', '2025-Q4'],
	])('%s is in %s', (date, quarter) => {
		expect(quarterOf(date)).toBe(quarter);
	});
});
