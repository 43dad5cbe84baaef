import { drawPlot } from './draw-plot.ts';
import { segments, type Segment } from './segments.ts';
import { binByTime, type Bin, type DatedStars } from './time-bins.ts';

/** Stars from the upper row to the lower. */
const ROWS = [5, 4, 3, 2, 1] as const;
/** Of its row, so that rows do not touch. */
const TALLEST = 0.9;
/** Where no bar stands for two reviews, bars of full height would make a fence of single ones. */
const LEAST_SCALE = 2;

export interface StarTimeline {
	readonly svg: string;
	/** Every year from the first to the last, each as wide as the others. */
	readonly years: readonly number[];
	readonly unit: 'week' | 'month';
	/** How many reviews the tallest bar stands for. */
	readonly most: number;
}

/**
 * All reviews as bars in five rows, one for each number of stars, over the years: a bar is a week, or a
 * month where there are many, and as tall as its reviews are many, in all rows alike.
 */
export function renderStarTimeline(name: string, reviews: readonly DatedStars[]): StarTimeline {
	const { bins, years, unit } = binByTime(reviews);
	const most = bins.reduce((greatest, { count }) => Math.max(greatest, count), 1);
	const [from = 0] = years;
	const end = from + years.length;
	const barsOf = (stars: number) =>
		bins.filter((bin) => bin.stars === stars).map((bin) => toBar(bin, Math.max(most, LEAST_SCALE)));
	const svg = drawPlot(name, {
		x: { domain: [from, end] },
		y: { domain: [0, ROWS.length] },
		marks: [
			segments(
				years.slice(1).map((year) => [year, 0, year, ROWS.length]),
				'grid',
			),
			segments(
				ROWS.map((stars) => [from, footOf(stars), end, footOf(stars)]),
				'base',
			),
			...ROWS.map((stars) => segments(barsOf(stars), `stars-${stars}`)),
		],
	});
	return { svg, years, unit, most };
}

function footOf(stars: number): number {
	return ROWS.length + 1 - stars;
}

/** Up from the line of its row. */
function toBar({ stars, at, count }: Bin, scale: number): Segment {
	const foot = footOf(stars);
	return [at, foot, at, foot - (TALLEST * count) / scale];
}
