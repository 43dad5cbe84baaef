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
import type { Cell, Piece } from './owner-tables.ts';
import { lastYearFrom } from './places.ts';

/** The search takes as many ids. */
const MOST_IDS = 100;
/** Two kinds of complaints are related if they share this many reviews, and this part of the rarer kind. */
const MIN_SHARED = 4;
const MIN_SHARE = 1 / 3;
const MOST_PAIRS = 4;

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

/** Names pairs of complaints that share many reviews, the most first, with links; only those whose reviews are all listed. */
export function sharedComplaints(
	t: Words,
	drivers: readonly Driver[],
	labels: Labels,
): readonly (readonly Piece[])[] {
	const kinds = drivers
		.map(({ aspect, recent }) => ({ name: t.inside(labels.aspect(aspect)), ...recentIds(recent) }))
		.filter(({ n, ids }) => n === ids.length);
	return kinds
		.flatMap((first, index) =>
			kinds.slice(index + 1).map((second) => {
				const [more, fewer] = first.n < second.n ? [second, first] : [first, second];
				return { more, fewer, reviews: fewer.ids.filter((id) => more.ids.includes(id)) };
			}),
		)
		.map((pair) => ({ ...pair, share: pair.reviews.length / pair.fewer.n }))
		.filter(({ reviews, share }) => reviews.length >= MIN_SHARED && share >= MIN_SHARE)
		.toSorted((a, b) => b.share - a.share)
		.slice(0, MOST_PAIRS)
		.map(({ more, fewer, reviews }) => {
			const n = reviews.length;
			const said = t.pieces('owner.fix_shared', {
				...{ n, of: fewer.n, first: fewer.name, second: more.name },
			});
			const href = linkToAll({ n, reviews });
			return said.map(({ text, within }) => ({ text, href: within && href }));
		});
}

/** How many reviews of these months both praise and criticize the same aspect, with a link to them. */
export function mixedNote(t: Words, reviews: readonly Review[]): readonly Piece[] {
	const since = lastYearFrom(reviews);
	const { length: n } = reviews.filter(
		({ date, aspects }) => date >= since && aspects.some(({ polarity }) => polarity === 'mixed'),
	);
	if (n === 0) return [];
	const href = hrefOf({ sentiment: 'mixed', since });
	const said = t.pieces('owner.complaints_mixed', { n });
	return [{ text: ' ' }, ...said.map(({ text, within }) => ({ text, href: within && href }))];
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
