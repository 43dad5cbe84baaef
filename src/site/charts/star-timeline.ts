import { drawChart, type Line } from './draw-chart.ts';

/** The fields of a review that a timeline uses. */
export interface DatedStars {
	/** YYYY-MM-DD. */
	readonly date: string;
	readonly rating: number;
}

/** The number of reviews with one star rating in one week or month. */
export interface Bin {
	readonly stars: number;
	/** The middle of the bin in years: 2026.5 is the middle of 2026. */
	readonly at: number;
	readonly count: number;
}

/** Star ratings of the rows, from top to bottom. */
const ROWS = [5, 4, 3, 2, 1] as const;
/** Height of the tallest bar as a share of its row, so that rows do not touch. */
const TALLEST = 0.9;
/** Minimum number of reviews for a full-height bar, so that a single review never gets one. */
const MIN_SCALE = 2;

/** Maximum number of weeks per row. With more, single bars are too thin to see. */
const MAX_WEEKS = 420;
/** With more reviews than this, every week has some: bars by month look the same at a quarter of the size. */
const MAX_WEEKLY_REVIEWS = 1000;
const WEEKS_PER_YEAR = 52;

export interface StarTimeline {
	readonly svg: string;
	/** Every year from the first to the last. All have the same width in the drawing. */
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
		bins.filter((bin) => bin.stars === stars).map((bin) => toBar(bin, Math.max(most, MIN_SCALE)));
	const svg = drawChart(name, {
		x: [from, end],
		y: [0, ROWS.length],
		marks: [
			{ className: 'grid', lines: years.slice(1).map((year) => [year, 0, year, ROWS.length]) },
			{
				className: 'base',
				lines: ROWS.map((stars) => [from, baselineOf(stars), end, baselineOf(stars)]),
			},
			...ROWS.map((stars) => ({ className: `stars-${stars}`, lines: barsOf(stars) })),
		],
	});
	return { svg, years, unit, most };
}

/** Counts reviews by stars and week, or month if there are too many weeks or reviews. */
export function binByTime(reviews: readonly DatedStars[]) {
	const allYears = reviews.map(({ date }) => Number(date.slice(0, 4)));
	const first = allYears.reduce((least, year) => Math.min(least, year), Infinity);
	const last = allYears.reduce((greatest, year) => Math.max(greatest, year), -Infinity);
	const years = reviews.length === 0 ? [] : range(first, last);
	const weekly = years.length * WEEKS_PER_YEAR <= MAX_WEEKS && reviews.length <= MAX_WEEKLY_REVIEWS;
	const parts = weekly ? WEEKS_PER_YEAR : 12;

	const counts = new Map<string, Bin>();
	for (const { date, rating } of reviews) {
		const year = Number(date.slice(0, 4));
		const part = weekly ? weekOf(date) : Number(date.slice(5, 7)) - 1;
		const key = `${year} ${part} ${rating}`;
		const count = (counts.get(key)?.count ?? 0) + 1;
		counts.set(key, { stars: rating, at: year + (part + 0.5) / parts, count });
	}
	const bins = [...counts.values()].toSorted((a, b) => b.stars - a.stars || a.at - b.at);
	return { bins, years, unit: weekly ? ('week' as const) : ('month' as const) };
}

function baselineOf(stars: number): number {
	return ROWS.length + 1 - stars;
}

/** Returns the bar of a bin: a line upward from the baseline of its row. */
function toBar({ stars, at, count }: Bin, scale: number): Line {
	const baseline = baselineOf(stars);
	return [at, baseline, at, baseline - (TALLEST * count) / scale];
}

/** Returns the week of the year, counted from 0. The last week includes the remaining one or two days. */
function weekOf(date: string): number {
	const days = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000;
	return Math.min(WEEKS_PER_YEAR - 1, Math.floor(days / 7));
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
