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

export interface TimeBins {
	readonly bins: readonly Bin[];
	readonly years: readonly number[];
	readonly unit: 'week' | 'month';
}

/** Most weeks in a row: with more, single bars are too thin to see. */
const MOST_WEEKS = 420;
/** Above this number, every week has reviews: months show the same in a quarter of the bytes. */
const MANY_REVIEWS = 1000;
const WEEKS_PER_YEAR = 52;

/** Counts reviews by stars and week, or month if there are too many weeks or reviews. */
export function binByTime(reviews: readonly DatedStars[]): TimeBins {
	const numbers = reviews.map(({ date }) => Number(date.slice(0, 4)));
	const first = numbers.reduce((least, year) => Math.min(least, year), Infinity);
	const last = numbers.reduce((greatest, year) => Math.max(greatest, year), -Infinity);
	const years = reviews.length === 0 ? [] : countUp(first, last);
	const weekly = years.length * WEEKS_PER_YEAR <= MOST_WEEKS && reviews.length <= MANY_REVIEWS;
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
	return { bins, years, unit: weekly ? 'week' : 'month' };
}

/** Returns the week of the year from 0. The last week includes the remaining one or two days. */
function weekOf(date: string): number {
	const days = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000;
	return Math.min(WEEKS_PER_YEAR - 1, Math.floor(days / 7));
}

function countUp(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
