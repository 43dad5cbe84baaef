import type { Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type {
	ComplaintCount,
	RecentComplaints,
} from '../../../insights/owner/recent-complaints.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView, type View } from '../listings/view.ts';
import type { Cell, Piece, Rows } from './owner-tables.ts';
import { lastYearFrom } from './places.ts';

/** The search takes as many ids. */
const MOST_IDS = 100;

/** The complaints that clearly go with fewer stars, in the order of the insights. */
export function clearDrivers(drivers: readonly Driver[]): Driver[] {
	return drivers.filter(({ complaint }) => complaint.result === 'lower');
}

/** The number of reviews of the last 12 months that only complain about the aspect, and the ids of up to 200. */
export function recentIds(
	recent: Pick<RecentComplaints, 'up_to_three_stars' | 'four_or_five_stars'> | undefined,
): {
	readonly n: number;
	readonly ids: string[];
} {
	const sides = recent ? [recent.up_to_three_stars, recent.four_or_five_stars] : [];
	return {
		n: sides.reduce((sum, { n }) => sum + n, 0),
		ids: sides.flatMap(({ reviews }) => reviews),
	};
}

/**
 * Counts the complaints of the last 12 months: a row for each aspect that has any, the most first, and a column for
 * each location. Every number links to its reviews. Below it, the reviews that also praise what they criticize.
 */
export function countByLocation(
	t: Words,
	drivers: readonly Driver[],
	labels: Labels,
	locations: readonly string[],
	reviews: readonly Review[],
): Rows {
	const places = locations.length > 1 ? locations : [];
	const counted = drivers
		.map(({ aspect, recent }) => ({ aspect, recent, n: recentIds(recent).n }))
		.filter(({ n }) => n > 0)
		.toSorted((a, b) => b.n - a.n);
	return {
		caption: t('owner.complaints_caption'),
		columns: [
			[t('owner.column_complaint')],
			[t(places.length > 0 ? 'owner.all' : 'owner.column_reviews'), 'number'],
			...places.map((location) => [labels.location(location), 'number'] as const),
		],
		rows: counted.map(({ aspect, recent, n }) => {
			const view = { aspect, since: recent?.from };
			const here = places.map((location) => {
				const place = recent?.by_location.find(({ id }) => id === location);
				return countComplaints(t, recentIds(place).n, { ...view, location });
			});
			return { cells: [labels.aspect(aspect), countComplaints(t, n, view), ...here] };
		}),
		note: mixedNote(t, reviews),
	};
}

/** How many reviews of these months both praise and criticize the same aspect, with a link to them. */
function mixedNote(t: Words, reviews: readonly Review[]): readonly Piece[] {
	const since = lastYearFrom(reviews);
	const { length: n } = reviews.filter(
		({ date, aspects }) => date >= since && aspects.some(({ polarity }) => polarity === 'mixed'),
	);
	if (n === 0) return [];
	const href = hrefOf({ sentiment: 'mixed', since });
	const said = t.pieces('owner.complaints_mixed', { n });
	return said.map(({ text, within }) => ({ text, href: within && href }));
}

/** A number of complaints, with a link to their reviews. */
export function countComplaints(t: Words, n: number, view: View): Cell {
	const text = t.figure(n);
	return n === 0 ? text : { text, href: hrefOf({ ...view, sentiment: 'negative' }) };
}

export function listed(items: readonly (readonly Piece[])[], separator = ', '): Piece[] {
	return items.flatMap((item, index) => (index === 0 ? item : [{ text: separator }, ...item]));
}

/** A link to the reviews of a row; none if it lists only some of them. */
export function linkToAll({
	n,
	reviews,
}: Pick<ComplaintCount, 'n' | 'reviews'>): string | undefined {
	return n === reviews.length && n <= MOST_IDS ? hrefOf({ id: reviews.join(',') }) : undefined;
}

function hrefOf(view: View): string {
	return `${PATHS.reviewPages}${renderView(view)}`;
}

export function departmentName(t: Words, labels: Labels, place: string, id: string) {
	const isVisit = id === 'sales' || id === 'service';
	return labels.department(place, id) ?? (isVisit ? t(`visit.${id}`) : id);
}
