import { describe, expect, it } from 'vitest';
import { binByTime, renderStarTimeline } from '../../../../src/site/charts/star-timeline.ts';
import { daysBefore } from '../../../../src/reviews/calendar-date.ts';
import { elementsOf, linesIn } from '../../../support/svg.ts';

const ROW = 100;
const TALLEST = 0.9 * ROW;

const many = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		date: daysBefore('2026-11-15', (index * 7) % 2800),
		rating: (index % 5) + 1,
	}));

describe('the timeline', () => {
	it('has a bar for each week and star rating, scaled to the number of reviews', () => {
		const { svg, years, unit, most } = renderStarTimeline('All', [
			{ date: '2020-01-01', rating: 5 },
			{ date: '2020-01-07', rating: 5 },
			{ date: '2020-01-08', rating: 5 },
			{ date: '2021-12-31', rating: 1 },
		]);
		expect({ years, unit, most }).toEqual({ years: [2020, 2021], unit: 'week', most: 2 });
		const week = 1000 / 104;
		const five = linesIn(svg, 'stars-5');
		expect(five.map(({ x1 }) => x1)).toEqual(
			[0.5 * week, 1.5 * week].map((x) => Number(x.toFixed(1))),
		);
		expect(five.map(({ y1, y2 }) => [y1, y1 - y2])).toEqual([
			[ROW, TALLEST],
			[ROW, TALLEST / 2],
		]);
		const [one] = linesIn(svg, 'stars-1');
		expect(one).toMatchObject({ x1: Number((103.5 * week).toFixed(1)), y1: 5 * ROW });
	});

	it('shows every review: the heights of the bars add up', () => {
		const reviews = many(900);
		const { svg, most } = renderStarTimeline('All', reviews);
		for (const stars of [1, 2, 3, 4, 5]) {
			const counts = linesIn(svg, `stars-${stars}`).map(({ y1, y2 }) =>
				Math.round(((y1 - y2) / TALLEST) * Math.max(most, 2)),
			);
			const said = counts.reduce((sum, count) => sum + count, 0);
			expect(said).toBe(reviews.filter(({ rating }) => rating === stars).length);
		}
	});

	it('counts by month if there are many reviews, and stays small', () => {
		const { svg, unit } = renderStarTimeline('All', many(100_000));
		expect(unit).toBe('month');
		expect(linesIn(svg, 'stars-3').length).toBeLessThanOrEqual(96);
		expect(svg.length).toBeLessThan(12_000);
	});

	it('can be drawn without reviews, and with one', () => {
		expect(renderStarTimeline('None', []).years).toEqual([]);
		const { svg, most } = renderStarTimeline('One', [{ date: '2024-06-15', rating: 3 }]);
		expect(most).toBe(1);
		expect(linesIn(svg, 'stars-3')).toHaveLength(1);
	});

	it('has one row for each star rating and a line for each new year', () => {
		const { svg } = renderStarTimeline('All', many(900));
		expect(linesIn(svg, 'base').map(({ y1 }) => y1)).toEqual([100, 200, 300, 400, 500]);
		expect(linesIn(svg, 'grid').map(({ x1 }) => x1)).toEqual([125, 250, 375, 500, 625, 750, 875]);
		expect(elementsOf(svg).some((element) => element.hasAttribute('style'))).toBe(false);
	});
});

describe('time bins', () => {
	it.each([
		['2023-01-01', 0],
		['2023-01-07', 0],
		['2023-01-08', 1],
		['2023-12-31', 51],
		['2024-12-31', 51],
	])('puts %s into week %i of its year', (date, week) => {
		const { bins } = binByTime([{ date, rating: 4 }]);
		const year = Number(date.slice(0, 4));
		expect(bins).toEqual([{ stars: 4, at: year + (week + 0.5) / 52, count: 1 }]);
	});

	it('are months if there are many years', () => {
		const { unit, years, bins } = binByTime([
			{ date: '2010-02-01', rating: 4 },
			{ date: '2024-12-31', rating: 4 },
		]);
		expect(unit).toBe('month');
		expect(years).toHaveLength(15);
		expect(bins.map(({ at }) => at)).toEqual([2010 + 1.5 / 12, 2024 + 11.5 / 12]);
	});
});
