import { daysBefore, firstOfDays, firstOfMonths } from '../reviews/calendar-date.ts';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import {
	estimateDifference,
	estimateShareDifference,
	type Estimate,
	type Observation,
} from '../insights/statistics/estimated-difference.ts';
import { Z } from '../insights/statistics/wilson.ts';
import type { Result } from '../insights/tested.ts';
import { listDocs } from '../search/index/doc-set.ts';
import { Matches } from '../search/matches.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { select, type SearchFilters } from '../search/select.ts';

/** The reviews to compare, and of which days. */
export type Compared = Pick<
	SearchFilters,
	'since' | 'until' | 'department' | 'location' | 'aspect'
>;

/** Smaller groups are not compared, as in the insights. */
const ENOUGH = 10;
/** The probability that any of the differences of one answer is called clear by chance. */
const ERROR = 0.05;
const LOW_STARS = 2;

/** A review as it is compared. */
interface Compare extends Observation {
	readonly stars: number;
	readonly location: string;
	readonly date: CalendarDate;
}

/** Compares each location with the others. */
export function compareLocations(index: SearchIndex, { location, ...asked }: Compared) {
	const all = listReviews(index, asked, ({ source }) => source);
	const places = index.facets.values('location');
	return places
		.filter((place) => location === undefined || place === location)
		.map((place) => ({
			location: place,
			...difference(all, (review) => review.location === place, asked, places.length),
		}));
}

/**
 * Compares the days asked for with as many days before; without `since`, the 90 days and 12 months before the last
 * day with those before.
 */
export function comparePeriods(index: SearchIndex, asked: Compared) {
	const periods = periodsOf(index, asked);
	return periods.map(({ from, to, before }) => {
		const all = listReviews(index, { ...asked, since: before, until: to }, ({ source, location }) =>
			[source, location].join(' '),
		);
		const { first, second, ...found } = difference(
			all,
			({ date }) => date >= from,
			asked,
			periods.length,
		);
		const days = [
			{ from, to },
			{ from: before, to: daysBefore(from, 1) },
		];
		return { ...found, first: { ...days[0], ...first }, second: { ...days[1], ...second } };
	});
}

function periodsOf({ days, count }: SearchIndex, { since, until }: Compared) {
	const newest = count > 0 ? days.dateOf(0) : undefined;
	const to = until ?? newest;
	if (to === undefined) return [];
	if (since === undefined) {
		return [
			{ from: firstOfDays(to, 90), to, before: firstOfDays(to, 180) },
			{ from: firstOfMonths(to, 12), to, before: firstOfMonths(to, 24) },
		];
	}
	const length = (Date.parse(to) - Date.parse(since)) / 86_400_000 + 1;
	return length > 0 ? [{ from: since, to, before: daysBefore(since, length) }] : [];
}

/** Lists the reviews with their stars, or with praise (1) and complaints (0) of an aspect. */
function listReviews(
	index: SearchIndex,
	filters: Compared,
	stratumOf: (review: { readonly source: string; readonly location: string }) => string,
): Compare[] {
	const { aspect } = filters;
	const sourceOf = valuesOf(index, 'source');
	const locationOf = valuesOf(index, 'location');
	const sidesOf = (sentiment: 'positive' | 'negative') =>
		new Matches(index, select(index, { ...filters, sentiment }));
	const found =
		aspect === undefined
			? [{ matches: new Matches(index, select(index, filters)), y: undefined }]
			: [
					{ matches: sidesOf('positive'), y: 1 },
					{ matches: sidesOf('negative'), y: 0 },
				];
	return found.flatMap(({ matches, y }) =>
		Array.from(listDocs(matches.toSet(), index.count), (doc) => {
			const [source, location] = [sourceOf.get(doc) ?? '', locationOf.get(doc) ?? ''];
			const stars = index.stars.of(doc);
			return {
				...{ x: 0, y: y ?? stars, stars, location, date: index.days.dateOf(doc) },
				stratum: stratumOf({ source, location }),
			};
		}),
	);
}

/** Returns the value of each review, of a facet in which every review has one. */
function valuesOf({ facets, count }: SearchIndex, facet: 'source' | 'location') {
	const entries = facets
		.values(facet)
		.flatMap((value) =>
			Array.from(listDocs(facets.get(facet, value), count), (doc) => [doc, value] as const),
		);
	return new Map(entries);
}

/** Tests whether the first group differs from the rest, as one of several such tests. */
function difference(
	all: readonly Compare[],
	isFirst: (review: Compare) => boolean,
	{ aspect }: Compared,
	tests: number,
) {
	const groups = Map.groupBy(all, isFirst);
	const [first = [], second = []] = [groups.get(true), groups.get(false)];
	const observations = all.map((review) => ({ ...review, x: isFirst(review) ? 1 : 0 }));
	const isEnough = first.length >= ENOUGH && second.length >= ENOUGH;
	const estimate = aspect === undefined ? estimateDifference : estimateShareDifference;
	const found = isEnough ? estimate(observations) : undefined;
	return {
		measure: aspect === undefined ? 'stars' : 'share_positive',
		...(found ? { result: resultOf(found, tests), ...found } : { result: 'too_few' as const }),
		first: describe(first, aspect),
		second: describe(second, aspect),
	};
}

/** A difference is clear if its interval has no zero after the correction for several tests (Bonferroni). */
function resultOf({ difference: found, ci95: [low, high] }: Estimate, tests: number): Result {
	const half = found > 0 ? found - low : high - found;
	const isClear = Math.abs(found) > (half * quantile(ERROR / tests / 2)) / Z;
	if (!isClear) return 'no_clear_difference';
	return found > 0 ? 'higher' : 'lower';
}

/** The normal value with this upper tail (Abramowitz and Stegun 26.2.23). */
function quantile(tail: number): number {
	const t = Math.sqrt(-2 * Math.log(tail));
	const above = 2.515517 + t * (0.802853 + t * 0.010328);
	return t - above / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

function describe(reviews: readonly Compare[], aspect: string | undefined) {
	const n = reviews.length;
	if (n === 0) return { n };
	const average = (valueOf: (review: Compare) => number) =>
		reviews.reduce((sum, review) => sum + valueOf(review), 0) / n;
	if (aspect !== undefined) return { n, share: average(({ y }) => y) };
	const low = reviews.filter(({ stars }) => stars <= LOW_STARS).length;
	return { n, average: average(({ stars }) => stars), low };
}
