import { drawChart, type Line } from './draw-chart.ts';
import { binByTime, type Bin, type DatedStars } from './time-bins.ts';

/** Star ratings of the rows, from top to bottom. */
const ROWS = [5, 4, 3, 2, 1] as const;
/** Height of the tallest bar as a share of its row, so that rows do not touch. */
const TALLEST = 0.9;
/** Fewest reviews for a full-height bar, so that a single review never has one. */
const LEAST_SCALE = 2;

export interface StarTimeline {
	readonly svg: string;
	/** Every year from first to last, all equally wide. */
	readonly years: readonly number[];
	readonly unit: 'week' | 'month';
	/** Number of reviews in the tallest bar. */
	readonly most: number;
}

/**
 * Draws all reviews over the years in five rows, one per star rating. A bar is a week, or a month
 * if there are too many weeks or reviews. Its height is the number of reviews, on the same scale in
 * every row.
 */
export function renderStarTimeline(name: string, reviews: readonly DatedStars[]): StarTimeline {
	const { bins, years, unit } = binByTime(reviews);
	const most = bins.reduce((greatest, { count }) => Math.max(greatest, count), 1);
	const [from = 0] = years;
	const end = from + years.length;
	const barsOf = (stars: number) =>
		bins.filter((bin) => bin.stars === stars).map((bin) => toBar(bin, Math.max(most, LEAST_SCALE)));
	const svg = drawChart(name, {
		x: [from, end],
		y: [0, ROWS.length],
		marks: [
			{ className: 'grid', lines: years.slice(1).map((year) => [year, 0, year, ROWS.length]) },
			{ className: 'base', lines: ROWS.map((stars) => [from, footOf(stars), end, footOf(stars)]) },
			...ROWS.map((stars) => ({ className: `stars-${stars}`, lines: barsOf(stars) })),
		],
	});
	return { svg, years, unit, most };
}

function footOf(stars: number): number {
	return ROWS.length + 1 - stars;
}

/** Returns the bar of a bin, upward from the base line of its row. */
function toBar({ stars, at, count }: Bin, scale: number): Line {
	const foot = footOf(stars);
	return [at, foot, at, foot - (TALLEST * count) / scale];
}
