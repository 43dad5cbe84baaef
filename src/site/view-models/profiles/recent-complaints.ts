import type { Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type { Complaints, ComplaintCount } from '../../../insights/owner/recent-complaints.ts';
import type { MessageId, Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView, type View } from '../listings/view.ts';

/** A piece of a sentence, with a link to the reviews that its number counts. */
export interface Piece {
	readonly text: string;
	readonly href?: string | undefined;
}

/** The search takes as many ids. */
const MOST_IDS = 100;
const BAD = { max_rating: '3' };
const GOOD = { min_rating: '4' };

/** The complaints that clearly go with fewer stars, in the order of the insights. */
export function clearDrivers(drivers: readonly Driver[]): Driver[] {
	return drivers.filter(({ complaint }) => complaint.result === 'lower');
}

/** The number of reviews of the last 12 months that only complain about the aspect, and the ids of up to 200. */
export function recentIds(recent: Driver['recent']): {
	readonly n: number;
	readonly ids: string[];
} {
	const sides = recent ? [recent.up_to_three_stars, recent.four_or_five_stars] : [];
	return {
		n: sides.reduce((sum, { n }) => sum + n, 0),
		ids: sides.flatMap(({ reviews }) => reviews),
	};
}

/** The number of reviews since a day that both praise the aspect and complain about it. */
export function countMixed(
	reviews: readonly Pick<Review, 'aspects' | 'date'>[],
	wanted: string,
	since = '',
): number {
	return reviews.filter(
		({ aspects, date }) =>
			date >= since &&
			aspects.some(({ aspect, polarity }) => aspect === wanted && polarity === 'mixed'),
	).length;
}

/**
 * Says how many recent complaints there are about an aspect, and where. Complaints in reviews with 4 or 5 stars, and
 * those that also praise the aspect, are counted apart, in lines of their own.
 */
export function recentInWords(
	t: Words,
	driver: Driver,
	labels: Labels,
	reviews: readonly Review[],
): Piece[][] {
	const { aspect, recent } = driver;
	if (!recent) return [];
	const linkTo = (view: View) => {
		return hrefOf({ aspect, sentiment: 'negative', since: recent.from, ...view });
	};
	const sentence = (id: MessageId, n: number, view: View): Piece[] =>
		t
			.pieces(id, { n, day: t.day(recent.from) })
			.map(({ text, within }) => ({ text, href: within && linkTo(view) }));
	const { up_to_three_stars: bad, four_or_five_stars: good } = recent;
	const hasDepartments = recent.by_location.some(
		({ up_to_three_stars: here }) => here.by_department.length > 0,
	);
	const places = recent.by_location
		.filter(({ up_to_three_stars: here }) => here.n > 0)
		.map(({ id, up_to_three_stars: here }): Piece[] => {
			const departments = here.by_department.map((row) => [
				counted(t, departmentName(t, labels, id, row.id), row, linkToAll(row)),
			]);
			const place = counted(t, labels.location(id), here, linkTo({ ...BAD, location: id }));
			const unclear = unclearOf(here);
			if (unclear.n > 0 && hasDepartments) {
				const row = { n: unclear.n, reviews: unclear.ids };
				departments.push([counted(t, t('owner.recent_unclear'), row, linkToAll(row))]);
			}
			return departments.length === 0
				? [place]
				: [place, { text: ' (' }, ...listed(departments), { text: ')' }];
		});
	const mixed = countMixed(reviews, aspect, recent.from);
	const overlap = recent.by_location.some(({ up_to_three_stars: here }) => countsTwice(here));
	return [
		[
			...sentence('owner.recent_low', bad.n, BAD),
			...(places.length === 0 ? [] : [{ text: ' ' }, ...listed(places), { text: '.' }]),
			...(overlap ? [{ text: ` ${t('owner.recent_overlap')}` }] : []),
		],
		good.n > 0 ? sentence('owner.recent_high', good.n, GOOD) : [],
		mixed > 0 ? sentence('owner.recent_mixed', mixed, { sentiment: 'mixed' }) : [],
	].filter((line) => line.length > 0);
}

/** The complaints that no department counts, as far as the lists of ids tell. */
function unclearOf({ n, reviews, by_department: rows }: Complaints) {
	const isComplete = [{ n, reviews }, ...rows].every((row) => row.n === row.reviews.length);
	const known = new Set(rows.flatMap((row) => row.reviews));
	const ids = isComplete ? reviews.filter((id) => !known.has(id)) : [];
	return { n: ids.length, ids };
}

/** Whether a complaint counts for several departments. */
function countsTwice({ by_department: rows }: Complaints): boolean {
	const ids = rows.flatMap(({ reviews }) => reviews);
	return new Set(ids).size < ids.length;
}

function counted(
	t: Words,
	name: string,
	{ n }: { readonly n: number },
	href: string | undefined,
): Piece {
	return { text: `${name}\u00a0${t.figure(n)}`, href };
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
