import {
	daysBefore,
	firstOfDays,
	firstOfMonths,
	type CalendarDate,
} from '../../reviews/calendar-date.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import {
	adjustedDifference,
	adjustedShareDifference,
	type Observation,
} from '../statistics/adjusted-difference.ts';
import type { Family, Found, Rank } from '../statistics/family.ts';
import { wilsonShare } from '../statistics/wilson.ts';
import type { Comparison, Group, Measure } from './owner-insights.ts';

/** Smaller groups are not compared. */
const ENOUGH = 10;
/** Fewer reviews show no trend. */
const ENOUGH_FOR_TREND = 40;
const DAYS_IN_YEAR = 365.25;

/** A review's place and its value for one measure. */
interface Value {
	readonly review: Review;
	readonly y: number;
}
interface Measured {
	readonly measure: Measure;
	readonly aspect?: string;
	readonly values: readonly Value[];
}
type StratumOf = (review: Review) => string;
type Scope = Pick<Comparison, 'kind' | 'location' | 'source' | 'window'>;

/**
 * Compares locations and periods, and tests the trend over all years.
 * @param reviews newest first
 */
export function deriveComparisons(
	aspects: readonly string[],
	reviews: readonly Review[],
	family: Family,
): Comparison[] {
	const newest = reviews[0]?.date;
	if (newest === undefined) return [];
	const stars = valuesOf(reviews, 'stars', ({ rating }) => rating);
	const low = valuesOf(reviews, 'low_stars', ({ rating }) => (rating <= 2 ? 1 : 0));
	const opinions = aspects.map((aspect) => ({
		...valuesOf(reviews, 'share_positive', (review) => opinionOf(review, aspect)),
		aspect,
	}));
	const all = [stars, low, ...opinions];
	const sourceOf: StratumOf = ({ source }) => source.id;
	const cellOf: StratumOf = ({ source, location }) => `${source.id} ${location}`;
	const locations = distinct(reviews.map(({ location }) => location));
	const sources = distinct(reviews.map(sourceOf));
	const at = (location: string, { values, ...about }: Measured) => ({
		...about,
		values: values.filter(({ review }) => review.location === location),
	});
	const from = (source: string, { values, ...about }: Measured) => ({
		...about,
		values: values.filter(({ review }) => review.source.id === source),
	});
	const perLocation = locations.length > 1 ? locations : [];
	return [
		...perLocation.flatMap((location) =>
			all.map((measured) => {
				const isHere = ({ review }: Value) => review.location === location;
				return compare({ kind: 'location', location }, measured, isHere, sourceOf, family);
			}),
		),
		...windowsBefore(newest).flatMap((window) => [
			...all.map((measured) => comparePeriods(window, {}, measured, cellOf, family)),
			...perLocation.flatMap((location) =>
				[stars, low].map((measured) =>
					comparePeriods(window, { location }, at(location, measured), sourceOf, family),
				),
			),
		]),
		...all.map((measured) => trend({}, measured, cellOf, family)),
		...perLocation.flatMap((location) =>
			[stars, low].map((each) => trend({ location }, at(location, each), sourceOf, family)),
		),
		...(sources.length > 1 ? sources : []).flatMap((source) =>
			[stars, low].map((each) => trend({ source }, from(source, each), cellOf, family)),
		),
	];
}

function valuesOf(
	reviews: readonly Review[],
	name: Measure,
	valueOf: (review: Review) => number | undefined,
): Measured {
	const values = reviews.flatMap((review) => {
		const y = valueOf(review);
		return y === undefined ? [] : [{ review, y }];
	});
	return { measure: name, values };
}

/** 1 for praise and 0 for a complaint. */
function opinionOf({ aspects }: Review, wanted: string): number | undefined {
	const polarity = aspects.find(({ aspect }) => aspect === wanted)?.polarity;
	if (polarity === 'positive') return 1;
	return polarity === 'negative' ? 0 : undefined;
}

function compare(
	scope: Scope,
	{ values, ...about }: Measured,
	isFirst: (value: Value) => boolean,
	stratumOf: StratumOf,
	family: Family,
	days?: readonly [Days, Days],
): Comparison {
	const [first, second] = [values.filter(isFirst), values.filter((value) => !isFirst(value))];
	const enough = first.length >= ENOUGH && second.length >= ENOUGH;
	const observations = values.map((value) => ({
		x: isFirst(value) ? 1 : 0,
		y: value.y,
		stratum: stratumOf(value.review),
	}));
	const subject = {
		...{ ...scope, ...about },
		first: { ...days?.[0], ...describeGroup(first, about.measure) },
		second: { ...days?.[1], ...describeGroup(second, about.measure) },
	};
	return family.add(
		subject,
		enough ? differenceOf(observations, about.measure) : undefined,
		rankOf(subject),
	);
}

function differenceOf(values: readonly Observation[], name: Measure): Found | undefined {
	return name === 'stars' ? adjustedDifference(values) : adjustedShareDifference(values);
}

export function describeGroup(values: readonly { readonly y: number }[], name: Measure): Group {
	const n = values.length;
	const sum = values.reduce((total, { y }) => total + y, 0);
	if (name === 'stars') return { n, ...(n > 0 && { average: toSixDecimals(sum / n) }) };
	const share = wilsonShare(sum, n);
	return { n, count: sum, ...(share && { share: share.share, ci95: [...share.ci95] }) };
}

/** Enough to round once more: with three decimals, 4.4545 would become 4.455 and then 4.46. */
export function toSixDecimals(value: number): number {
	return Number(value.toFixed(6));
}

export interface Days {
	readonly from: CalendarDate;
	readonly to: CalendarDate;
}
interface Window {
	readonly window: 'last_90_days' | 'last_12_months';
	readonly later: Days;
	readonly earlier: Days;
}

function windowsBefore(newest: CalendarDate): Window[] {
	const window = (
		name: Window['window'],
		firstOf: (last: CalendarDate, length: number) => CalendarDate,
		length: number,
	) => {
		const later = { from: firstOf(newest, length), to: newest };
		const earlier = { from: firstOf(newest, 2 * length), to: daysBefore(later.from, 1) };
		return { window: name, later, earlier };
	};
	return [window('last_90_days', firstOfDays, 90), window('last_12_months', firstOfMonths, 12)];
}

function comparePeriods(
	{ window, later, earlier }: Window,
	where: { readonly location?: string },
	{ values, ...about }: Measured,
	stratumOf: StratumOf,
	family: Family,
): Comparison {
	const within = values.filter(({ review }) => review.date >= earlier.from);
	const isLater = ({ review }: Value) => review.date >= later.from;
	const scope = { kind: 'period', ...where, window } as const;
	return compare(scope, { ...about, values: within }, isLater, stratumOf, family, [later, earlier]);
}

function trend(
	where: Pick<Comparison, 'location' | 'source'>,
	{ values, ...about }: Measured,
	stratumOf: StratumOf,
	family: Family,
): Comparison {
	const observations = values.map(({ review, y }) => ({
		x: Date.parse(review.date) / 86_400_000 / DAYS_IN_YEAR,
		y,
		stratum: stratumOf(review),
	}));
	const enough = observations.length >= ENOUGH_FOR_TREND;
	const subject = {
		...{ kind: 'trend' as const, ...where, window: 'all_years' as const, ...about },
		first: describeGroup(values, about.measure),
	} as const;
	return family.add(
		subject,
		enough ? adjustedDifference(observations) : undefined,
		rankOf(subject),
	);
}

function rankOf({ kind, measure }: Pick<Comparison, 'kind' | 'measure'>): Rank {
	return measure === 'stars' && kind !== 'trend' ? 'stars' : 'detail';
}

export function distinct(values: readonly string[]): string[] {
	return [...new Set(values)].toSorted(compareText);
}
