import { drawChart, type Line } from './draw-chart.ts';

/** A share and its 95% confidence interval, all from 0 to 1. */
export interface ShareInterval {
	readonly share: number;
	readonly ci95: readonly [low: number, high: number];
}

/** The share in one quarter, "2026-Q3", or in consecutive quarters, "2025-Q2/2025-Q4". */
export interface PeriodShare extends ShareInterval {
	readonly period: string;
}

/** The first and last year, both inclusive. */
export interface YearSpan {
	readonly from: number;
	readonly to: number;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** Draws a share as a dot on a line from 0 to 1, with its interval as a bar. */
export function renderShareStrip(
	name: string,
	{ share, ci95: [low, high] }: ShareInterval,
): string {
	return drawChart(name, {
		x: [0, 1],
		y: [0, 1],
		marks: [
			{ className: 'grid', lines: QUARTERS.map((x) => [x, 0, x, 1]) },
			{ className: 'interval', lines: [[low, 0.5, high, 0.5]] },
			// A line of zero length: its round cap stays round when the drawing is stretched.
			{ className: 'point', lines: [[share, 0.5, share, 0.5]] },
		],
	});
}

/**
 * Draws shares over the years. Each period spans its quarters: a line shows its share, and a band
 * shows its confidence interval. 100% is at the top.
 */
export function renderShareTrend(
	name: string,
	periods: readonly PeriodShare[],
	{ from, to }: YearSpan,
): string {
	const end = to + 1;
	const steps = periods.map(({ period, share, ci95: [low, high] }) => {
		const [first = '', last = first] = period.split('/');
		return { x1: quarterStart(first), x2: quarterStart(last) + 0.25, share, low, high };
	});
	const years = Array.from({ length: to - from }, (_, index) => from + 1 + index);
	const levels = [0, 0.5, 1].map((y): Line => [from, y, end, y]);
	return drawChart(name, {
		x: [from, end],
		y: [1, 0],
		marks: [
			{ className: 'grid', lines: [...levels, ...years.map((x): Line => [x, 0, x, 1])] },
			{ className: 'band', rectangles: steps.map(({ x1, x2, low, high }) => [x1, high, x2, low]) },
			{ className: 'level', lines: steps.map(({ x1, x2, share }) => [x1, share, x2, share]) },
		],
	});
}

/** Returns the start of a quarter in years: 2026-Q3 is 2026.5. */
function quarterStart(quarter: string): number {
	return Number(quarter.slice(0, 4)) + (Number(quarter.slice(-1)) - 1) / 4;
}
