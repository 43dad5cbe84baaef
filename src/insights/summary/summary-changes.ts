import type { Review } from '../../reviews/review.ts';
import type { AspectInsight } from '../aspect-insight.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { Entities, Summary } from '../insights.ts';
import type {
	Comparison,
	DepartmentStars,
	Driver,
	Group,
	Responses,
	Trend,
} from '../owner/owner-insights.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** The number of example reviews per claim about a group of reviews. */
const EXAMPLES = 3;
/** Years are compared in words if each has this many reviews and they differ by this many stars. */
const ENOUGH_IN_YEAR = 10;
const NOTABLE_SPAN = 0.5;
const YEARS_BACK = 3;

/** Everything that the summary chooses from, after all tests are decided. */
export interface SummaryInput {
	readonly reviews: readonly Review[];
	readonly aspects: readonly AspectInsight[];
	readonly technicians: Entities['technicians'];
	readonly drivers: readonly Driver[];
	readonly comparisons: readonly Comparison[];
	readonly departments: readonly DepartmentStars[];
	/** Display names, also of departments by location: "alder-falls/body-shop". */
	readonly names: ReadonlyMap<string, string>;
	readonly trends: readonly Trend[];
	readonly responses: Responses;
}

/** A sentence before it is worded. */
export interface Draft {
	readonly claim: SummaryClaim;
	readonly claims?: Summary['sentences'][number]['claims'];
	/** Called only for sentences that are kept, because it adds to the evidence. */
	readonly cite: () => string[];
}

/**
 * Two clear changes at most, one per location. If there are fewer, says so, and names the widest gap between
 * years that may be chance. If there is one location, all changes are named after it.
 */
export function draftChanges({ reviews, ...input }: SummaryInput, book: EvidenceBook): Draft[] {
	const [only, ...others] = new Set(reviews.map(({ location }) => location));
	const single = others.length === 0 ? only : undefined;
	const placed = <Scoped extends Comparison | Trend>(scoped: Scoped): Scoped =>
		single === undefined || scoped.source !== undefined ? scoped : { ...scoped, location: single };
	const [comparisons, trends] = [input.comparisons.map(placed), input.trends.map(placed)];
	const points = trends.flatMap(({ location, source, change_points: all }) =>
		all.slice(-1).map(({ date, before, after }) => ({
			claim: {
				kind: 'change_point' as const,
				...{ location, source, date, before: before.average, after: after.average },
			},
			size: Math.abs(after.average - before.average),
		})),
	);
	const tested = comparisons.filter(({ kind }) => kind !== 'location');
	const clear = tested.filter(isClear).flatMap((each) => {
		const claim = toChange(each);
		return claim ? [{ claim, size: sizeOf(each) }] : [];
	});
	const found = [...points, ...clear].toSorted((a, b) => b.size - a.size);
	const perPlace = [...Map.groupBy(found, ({ claim }) => claim.location ?? '').values()];
	const chosen = perPlace.flatMap(([largest]) => largest?.claim ?? []).slice(0, 2);
	const steady = tested.find(
		({ measure, window, location, result }) =>
			measure === 'stars' &&
			window === 'last_12_months' &&
			location === single &&
			result === 'no_clear_difference',
	);
	const quiet = chosen.length === 0 && steady ? [toChange(steady)] : [];
	const places = new Set(chosen.map(({ location }) => location));
	const unclear = trends.flatMap((trend) => (places.has(trend.location) ? [] : toYears(trend)));
	const [widest] = unclear.toSorted((a, b) => spanOf(b) - spanOf(a));
	return [...chosen, ...quiet, ...(widest && chosen.length < 2 ? [widest] : [])].flatMap(
		(claim) => {
			if (!claim) return [];
			const isMeant = (review: Review) =>
				(claim.location === undefined || review.location === claim.location) &&
				(!('source' in claim) || claim.source === undefined || review.source.id === claim.source);
			return [{ claim, cite: () => citeExamples(reviews, book, isMeant) }];
		},
	);
}

/** The largest difference between the newest year of a location and the three years before. */
function toYears({ location, years }: Trend) {
	const [newest, ...before] = years.toReversed();
	if (location === undefined || !newest || newest.n < ENOUGH_IN_YEAR) return [];
	const [furthest] = before
		.slice(0, YEARS_BACK)
		.filter(({ n }) => n >= ENOUGH_IN_YEAR)
		.map(yearOf)
		.map((second) => ({ kind: 'years' as const, location, first: yearOf(newest), second }))
		.filter((claim) => spanOf(claim) >= NOTABLE_SPAN)
		.toSorted((a, b) => spanOf(b) - spanOf(a));
	return furthest ? [furthest] : [];
}

function yearOf({ period, n, average }: Trend['years'][number]) {
	return { year: period, n, average };
}

type Years = Extract<SummaryClaim, { kind: 'years' }>;

function spanOf({ first, second }: Pick<Years, 'first' | 'second'>): number {
	return Math.abs(first.average - second.average);
}

function toChange(compared: Comparison) {
	const { kind, location, source, window, measure, aspect, first, second, difference } = compared;
	const about = { location, measure, aspect };
	if (kind === 'trend')
		return { kind: 'trend' as const, ...about, source, per_year: difference ?? 0 };
	if (!second || window === undefined || window === 'all_years') return undefined;
	return {
		kind: 'period' as const,
		...about,
		window,
		first: valueOf(first),
		second: valueOf(second),
		changed: isClear(compared),
	};
}

function isClear({ result }: Comparison): boolean {
	return result === 'higher' || result === 'lower';
}

/** Shares weigh as much as the five-star scale. A trend counts for three years. */
function sizeOf({ kind, measure, difference = 0 }: Comparison): number {
	return Math.abs(difference) * (measure === 'stars' ? 1 : 4) * (kind === 'trend' ? 3 : 1);
}

function valueOf({ average, share }: Group): number {
	return average ?? share ?? 0;
}

/** The two largest differences, or a sentence that the locations do not clearly differ. */
export function draftLocations(
	{ reviews, comparisons }: SummaryInput,
	book: EvidenceBook,
): Draft[] {
	const compared = comparisons.filter(({ kind }) => kind === 'location');
	const stars = compared.filter(({ measure }) => measure === 'stars');
	const clear = compared.filter(isClear).toSorted((a, b) => sizeOf(b) - sizeOf(a));
	const largest = clear.slice(0, 2).flatMap(({ location, measure, aspect, first, second }) => {
		if (location === undefined || !second) return [];
		const values = { measure, aspect, first: valueOf(first), second: valueOf(second) };
		const since = sinceOf(reviews);
		const cite = () => citeExamples(reviews, book, (review) => review.location === location);
		return [{ claim: { kind: 'location' as const, location, ...values, since }, cite }];
	});
	const isAlike = stars.length > 1 && stars.every(({ result }) => result === 'no_clear_difference');
	if (largest.length > 0 || !isAlike) return largest;
	const counted = { locations: stars.length, since: sinceOf(reviews) };
	const claim = { kind: 'locations_alike' as const, ...counted };
	return [{ claim, cite: () => citeExamples(reviews, book, () => true) }];
}

/** The day of the first review. */
export function sinceOf(reviews: readonly Review[]): string {
	return reviews.at(-1)?.date ?? '';
}

export function citeExamples(
	reviews: readonly Review[],
	book: EvidenceBook,
	isExample: (review: Review) => boolean,
): string[] {
	const found = reviews.filter(isExample).slice(0, EXAMPLES);
	return found.map((review) => book.cite(review, { basis: 'rating' }));
}
