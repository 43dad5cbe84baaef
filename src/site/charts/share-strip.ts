import { drawChart } from './draw-chart.ts';

/** A share and its 95% confidence interval, all from 0 to 1. */
export interface ShareInterval {
	readonly share: number;
	readonly ci95: readonly [low: number, high: number];
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
