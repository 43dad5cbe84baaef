import type { Side } from '../../reviews/opinion-sides.ts';
import { hasSide } from '../count-sides.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { round, type Family } from '../statistics/family.ts';
import { adjustedShareDifference } from '../statistics/adjusted-difference.ts';
import { indicators, regress } from '../statistics/regression.ts';
import type { ComplaintCounter } from './derive-recent-complaints.ts';
import type { Driver } from './owner-insights.ts';
import type { Tested } from '../tested.ts';
import { countAllStars, type RecentComplaints } from './recent-complaints.ts';

/** Fewer reviews with such an opinion are not tested. */
const ENOUGH = 5;
/** Years with fewer reviews are not compared. */
const ENOUGH_TO_COMPARE = 10;

/**
 * Estimates how the stars differ with an opinion on each aspect, in one model of all opinions. Call `rankDrivers` when
 * all tests are decided.
 */
export function deriveDrivers(
	aspects: readonly string[],
	reviews: readonly Review[],
	family: Family,
	countRecent: ComplaintCounter,
): Driver[] {
	const population = reviews.filter((review) => review.aspects.length > 0);
	const opinions = aspects.flatMap((aspect) =>
		(['complaint', 'praise'] as const).map((side) => {
			const column = population.map((review) => (hasSide(review, aspect, side) ? 1 : 0));
			return { aspect, side, column, n: column.filter(Boolean).length };
		}),
	);
	const tested = opinions.filter(({ n }) => n >= ENOUGH);
	const found = regress(
		population.map(({ rating }) => rating),
		[
			...tested.map(({ column }) => column),
			...indicators(population.map(({ source }) => source.id)),
			...indicators(population.map(({ location }) => location)),
			...indicators(population.map(({ date }) => date.slice(0, 4))),
			...indicators(population.map(({ visit_type }) => visit_type ?? '')),
		],
		tested.length,
	);
	return aspects.map((aspect) => {
		const effectOf = (wanted: Side) => {
			const isWanted = (one: { aspect: string; side: Side }) =>
				one.aspect === aspect && one.side === wanted;
			const n = opinions.find(isWanted)?.n ?? 0;
			return family.add({ n }, found[tested.findIndex(isWanted)]);
		};
		const complaint = effectOf('complaint');
		const recent = countRecent(aspect);
		return {
			aspect,
			complaint,
			praise: effectOf('praise'),
			...(complaint.difference !== undefined && {
				cost: round((complaint.n / reviews.length) * complaint.difference),
				recent_cost: recent && round((countAllStars(recent) / recent.of) * complaint.difference),
			}),
			recent,
			recent_change: recent && testChange(reviews, aspect, recent, family),
		};
	});
}

function testChange(
	reviews: readonly Review[],
	aspect: string,
	{ from, of, before }: RecentComplaints,
	family: Family,
): Tested {
	const values = reviews
		.filter(({ date }) => date >= before.from)
		.map((review) => ({
			x: review.date >= from ? 1 : 0,
			y: hasSide(review, aspect, 'complaint') ? 1 : 0,
			stratum: `${review.source.id} ${review.location}`,
		}));
	const enough = of >= ENOUGH_TO_COMPARE && before.of >= ENOUGH_TO_COMPARE;
	return family.add({}, enough ? adjustedShareDifference(values) : undefined);
}

/** Ranks clear complaints by their cost in the last 12 months, before the others: the order in which to fix them. */
export function rankDrivers(drivers: readonly Driver[]): Driver[] {
	const isClear = ({ complaint }: Driver) => complaint.result === 'lower';
	return drivers.toSorted(
		(a, b) =>
			Number(isClear(b)) - Number(isClear(a)) ||
			(a.recent_cost ?? 0) - (b.recent_cost ?? 0) ||
			b.complaint.n - a.complaint.n ||
			compareText(a.aspect, b.aspect),
	);
}
