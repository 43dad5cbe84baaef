import { drawPlot } from './draw-plot.ts';
import { segments } from './segments.ts';

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
	return drawPlot(name, {
		x: { domain: [0, 1] },
		y: { domain: [0, 1] },
		marks: [
			segments(
				QUARTERS.map((x) => [x, 0, x, 1]),
				'grid',
			),
			segments([[low, 0.5, high, 0.5]], 'interval'),
			// A line of zero length: its round cap stays round when the drawing is stretched.
			segments([[share, 0.5, share, 0.5]], 'point'),
		],
	});
}
