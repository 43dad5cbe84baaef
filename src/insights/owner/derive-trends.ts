import type { Review } from '../../reviews/review.ts';
import { adjustedDifference } from '../statistics/adjusted-difference.ts';
import {
	findChangePoints,
	type ChangePoint,
	type DatedValue,
} from '../statistics/change-points.ts';
import type { Family, Rank } from '../statistics/family.ts';
import { quarterOf } from '../statistics/periods.ts';
import { describeGroup, distinct } from './derive-comparisons.ts';
import type { Trend } from './owner-insights.ts';

/**
 * Lists the stars over time of all reviews, each location and each source, with every change point that was
 * tested. Call `keepChanges` when all tests are decided.
 * @param reviews newest first
 */
export function deriveTrends(reviews: readonly Review[], family: Family): Trend[] {
	if (reviews.length === 0) return [];
	const locations = distinct(reviews.map(({ location }) => location));
	const sources = distinct(reviews.map(({ source }) => source.id));
	return [
		toTrend({}, reviews, family),
		...locations.map((location) =>
			toTrend(
				{ location },
				reviews.filter((review) => review.location === location),
				family,
			),
		),
		...sources.map((source) =>
			toTrend(
				{ source },
				reviews.filter((review) => review.source.id === source),
				family,
			),
		),
	];
}

export function keepChanges(trends: readonly Trend[]): Trend[] {
	return trends.map((trend) => ({
		...trend,
		change_points: trend.change_points.filter(({ result }) => result !== 'no_clear_difference'),
	}));
}

function toTrend(
	scope: Pick<Trend, 'location' | 'source'>,
	reviews: readonly Review[],
	family: Family,
): Trend {
	const oldestFirst = reviews.toReversed().map(({ rating, date, source, location }) => ({
		date,
		y: rating,
		stratum: `${source.id} ${location}`,
	}));
	const rank = scope.source === undefined ? 'stars' : 'detail';
	return {
		...scope,
		months: rowsOf(oldestFirst, (date) => date.slice(0, 7)),
		quarters: rowsOf(oldestFirst, quarterOf),
		years: rowsOf(oldestFirst, (date) => date.slice(0, 4)),
		change_points: findChangePoints(oldestFirst).map((change) => toChange(change, rank, family)),
	};
}

function rowsOf(values: readonly DatedValue[], periodOf: (date: string) => string) {
	return [...Map.groupBy(values, ({ date }) => periodOf(date))].map(([period, group]) => ({
		period,
		n: group.length,
		average: averageOf(group),
		low: group.filter(({ y }) => y <= 2).length,
	}));
}

function averageOf(values: readonly DatedValue[]): number {
	return describeGroup(values, 'stars').average ?? 0;
}

function toChange({ before, after, p }: ChangePoint<DatedValue>, rank: Rank, family: Family) {
	const observe =
		(x: number) =>
		({ y, stratum }: DatedValue) => ({ x, y, stratum });
	const found = adjustedDifference([...after.map(observe(1)), ...before.map(observe(0))]);
	const side = (values: readonly DatedValue[]) => ({
		n: values.length,
		average: averageOf(values),
	});
	const change = { date: after[0]?.date ?? '', before: side(before), after: side(after) };
	return family.add(change, found && { ...found, p }, rank);
}
