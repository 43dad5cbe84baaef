import type { Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type {
	ComplaintCount,
	RecentComplaints,
} from '../../../insights/owner/recent-complaints.ts';
import type { Insights } from '../../../insights/insights.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { renderView, type View } from '../listings/view.ts';
import type { Cell, Piece } from './owner-tables.ts';

/** The search takes as many ids. */
const MOST_IDS = 100;

type Sides = Pick<RecentComplaints, 'up_to_three_stars' | 'four_or_five_stars'>;

/** The number of reviews of the last 12 months that complain about the aspect, and the ids of up to 200. */
export function recentIds(recent: Sides | undefined): {
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
 * Where the complaints are from: "Harborview 4 of 37: Express service 3 of 20, Sales 1 of 12", most first, with links.
 * A review can be about two departments.
 * @param departments how many reviews each department has in the same months
 * @param view the search for the complaints; absent if there is only one location
 */
export function placesOf(
	t: Words,
	recent: RecentComplaints | undefined,
	labels: Labels,
	departments: Insights['departments'],
	view?: View,
): Cell {
	const places = (recent?.by_location ?? [])
		.map((place) => ({ ...place, ...recentIds(place) }))
		.toSorted((a, b) => b.n - a.n)
		.map(({ n, ...place }): Piece[] => {
			const here = departmentsOf(
				t,
				place,
				labels,
				departments.filter(({ location }) => location === place.id),
			);
			if (!view) return listed(here);
			const location = labels.location(place.id);
			const href = hrefOf({ ...view, location: place.id, sentiment: 'complaint' });
			const all = linkWithin(t.pieces('owner.fix_place', { location, n, of: place.of }), href);
			return [
				...all,
				...(here.length > 0 ? [{ text: t('owner.fix_departments') }] : []),
				...listed(here),
			];
		});
	const pieces = listed(places, ' · ');
	return { text: pieces.map(({ text }) => text).join(''), pieces };
}

/** The complaints of a location by department, then those about none; nothing if all are about none. */
function departmentsOf(
	t: Words,
	{ id: place, ...sides }: RecentComplaints['by_location'][number],
	labels: Labels,
	departments: Insights['departments'],
): Piece[][] {
	const counted = countedBy(sides, 'by_department').map(({ id, ...found }) => ({
		...found,
		name: departmentName(t, labels, place, id),
		of: departments.find(({ department }) => department === id)?.first.n,
	}));
	const placed = new Set(counted.flatMap(({ reviews }) => reviews));
	const reviews = recentIds(sides).ids.filter((id) => !placed.has(id));
	const unknown = { name: t('owner.recent_unclear'), of: undefined, n: reviews.length, reviews };
	return [...counted, ...(placed.size > 0 && unknown.n > 0 ? [unknown] : [])].map(
		({ name, of, ...found }) =>
			of === undefined
				? [{ text: `${name}\u00a0` }, { text: t.figure(found.n), href: linkToAll(found) }]
				: linkWithin(
						t.pieces('owner.fix_place', { location: name, n: found.n, of }),
						linkToAll(found),
					),
	);
}

/** The complaints of all stars by department or topic, the most frequent first. */
export function countedBy(
	{ up_to_three_stars: low, four_or_five_stars: high }: Sides,
	by: 'by_department' | 'by_topic',
): ComplaintCount[] {
	return [...Map.groupBy([...low[by], ...high[by]], ({ id }) => id)]
		.map(([id, counts]) => ({
			...{ id, label: counts[0]?.label },
			n: counts.reduce((sum, { n }) => sum + n, 0),
			reviews: counts.flatMap(({ reviews }) => reviews),
		}))
		.toSorted((a, b) => b.n - a.n);
}

/** A number of complaints, with a link to their reviews. */
export function countComplaints(t: Words, n: number, view: View): Cell {
	const text = t.figure(n);
	return n === 0 ? text : { text, href: hrefOf({ ...view, sentiment: 'complaint' }) };
}

/** The pieces of a message, with the link on those within its markup. */
export function linkWithin(pieces: ReturnType<Words['pieces']>, href: string | undefined): Piece[] {
	return pieces.map(({ text, within }) => ({ text, href: within && href }));
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
