import type { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';
import { wilson } from './recompute-insights.ts';

type Stated = [what: string, stated: unknown, counted: unknown];
interface Value {
	x: number;
	y: number;
	stratum: string;
}

export const opinionOf = (review: Review, wanted: string) =>
	review.aspects.find(({ aspect }) => aspect === wanted)?.polarity;
export const complainsOf = (review: Review, wanted: string) =>
	['negative', 'mixed'].includes(opinionOf(review, wanted) ?? '');
const round = (value: number) => Number(value.toFixed(3));
/** Averages keep enough decimals to be rounded to two again. */
const roundAverage = (value: number) => Number(value.toFixed(6));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
export const isLow = ({ rating }: Pick<Review, 'rating'>) => rating <= 2;
export const quarter = (day: string) =>
	`${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Recomputes comparisons and trends from `/reviews.json` alone. */
export function recomputeDifferences(reviews: readonly Review[], insights: Insights): Stated[] {
	const { comparisons, trends, drivers } = insights;
	const stated: Stated[] = [];
	for (const { aspect, recent, recent_change: change } of drivers) {
		const values = reviews
			.filter(({ date }) => date >= (recent?.before.from ?? '9'))
			.map((review) => ({
				x: review.date >= (recent?.from ?? '') ? 1 : 0,
				y: complainsOf(review, aspect) ? 1 : 0,
				stratum: review.source.id + review.location,
			}));
		const { difference, ci95 } = change ?? {};
		if (ci95) stated.push([aspect, [difference, ...ci95], differenceOf(values, true).map(round)]);
	}
	for (const each of comparisons) {
		const { kind, location, source, measure, aspect = '', first, second, difference, ci95 } = each;
		const isIn = ({ date }: Review, { from = '', to = '9' }) => from <= date && date <= to;
		const values = reviews.flatMap((review): Value[] => {
			const here = location === undefined || review.location === location;
			if ((kind !== 'location' && !here) || (source ?? review.source.id) !== review.source.id)
				return [];
			const opinion = ['negative', 'positive'].indexOf(opinionOf(review, aspect) ?? '');
			const y = { stars: review.rating, low_stars: isLow(review) ? 1 : 0, share_positive: opinion }[
				measure
			];
			const groups = second && isIn(review, second) ? 0 : undefined;
			const period = isIn(review, first) ? 1 : groups;
			const x = {
				location: here ? 1 : 0,
				trend: Date.parse(review.date) / 86_400_000 / 365.25,
				period,
			}[kind];
			const stratum = review.source.id + (kind === 'location' || location ? '' : review.location);
			return y < 0 || x === undefined ? [] : [{ x, y, stratum }];
		});
		const what = JSON.stringify([kind, location, source, each.window, measure, aspect]);
		for (const [x, group] of [[1, first] as const, [0, second] as const]) {
			const ys = values.filter((value) => kind === 'trend' || value.x === x).map(({ y }) => y);
			if (!group) continue;
			stated.push([what, group.n, ys.length]);
			if (ys.length === 0) continue;
			if (group.share === undefined) stated.push([what, group.average, roundAverage(mean(ys))]);
			else stated.push([what, group.share, Number(mean(ys).toFixed(6))]);
			if (group.ci95) stated.push([what, group.ci95, wilson(mean(ys), ys.length)]);
		}
		const isShare = measure !== 'stars' && kind !== 'trend';
		if (ci95) stated.push([what, [difference, ...ci95], differenceOf(values, isShare).map(round)]);
	}
	for (const { location, source, ...trend } of trends) {
		const mine = reviews.filter(
			(review) =>
				(location ?? review.location) === review.location &&
				(source ?? review.source.id) === review.source.id,
		);
		const rows = {
			months: (day: string) => day.slice(0, 7),
			quarters: quarter,
			years: (day: string) => day.slice(0, 4),
		};
		for (const [name, nameOf] of Object.entries(rows)) {
			const groups = Map.groupBy(mine.toReversed(), ({ date }) => nameOf(date));
			const counted = [...groups].map(([period, group]) => ({
				...{ period, n: group.length },
				average: roundAverage(mean(group.map(({ rating }) => rating))),
				low: group.filter(isLow).length,
			}));
			stated.push([`${name} of ${location ?? source}`, trend[name as keyof typeof rows], counted]);
		}
	}
	return stated;
}

/** The difference within the strata and its interval: HC3, or the Wilson intervals of the strata combined. */
function differenceOf(values: readonly Value[], isShare: boolean): [number, number, number] {
	const strata = [...Map.groupBy(values, ({ stratum }) => stratum).values()].map((group) => {
		const [x, y] = [mean(group.map((one) => one.x)), mean(group.map((one) => one.y))];
		const spread = sum(group.map((one) => (one.x - x) ** 2));
		const products = sum(group.map((one) => (one.x - x) * (one.y - y)));
		const sides = [1, 0].map((side) => group.filter((one) => one.x === side).map((one) => one.y));
		return { group, x, y, spread, products, sides };
	});
	const total = sum(strata.map(({ spread }) => spread));
	const d = sum(strata.map(({ products }) => products)) / total;
	const errors = strata.flatMap(({ group, x, y }) =>
		group.map(
			(one) =>
				((one.x - x) * (one.y - y - d * (one.x - x))) /
				(1 - 1 / group.length - (one.x - x) ** 2 / total),
		),
	);
	const half = (1.959963984540054 * Math.hypot(...errors.filter(Number.isFinite))) / total;
	if (!isShare) return [d, d - half, d + half];
	const ends = strata
		.filter(({ spread }) => spread > 0)
		.map(({ spread, sides: [first = [], second = []] }) => {
			const [p, q] = [mean(first), mean(second)];
			const [low = 0, high = 1] = wilson(p, first.length, 12);
			const [least = 0, most = 1] = wilson(q, second.length, 12);
			return [
				(spread / total) * Math.hypot(p - low, most - q),
				(spread / total) * Math.hypot(high - p, q - least),
			];
		});
	return [
		d,
		d - Math.hypot(...ends.map(([below = 0]) => below)),
		d + Math.hypot(...ends.map(([, above = 0]) => above)),
	];
}
