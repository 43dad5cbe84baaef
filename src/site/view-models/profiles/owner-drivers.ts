import type { Labels } from '../../../edition/documents/labels.ts';
import { aspectPath } from '../../../endpoints/http/urls.ts';
import type { Insights } from '../../../insights/insights.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Cell, OwnerSection, Piece, Rows } from './owner-tables.ts';
import {
	countComplaints,
	countedBy,
	linkToAll,
	linkWithin,
	listed,
	placesOf,
	recentIds,
} from './recent-complaints.ts';

/** List topics for this many rows at most. */
const MOST_DETAILED = 2;
const MOST_TOPICS = 4;

type OwnerInsights = Pick<Insights, 'departments' | 'drivers' | 'more_topics' | 'tests' | 'topics'>;

/**
 * Lists the complaints of the last 12 months: first those that clearly go with fewer stars, then the others, each the
 * costliest first.
 */
export function toDrivers(
	t: Words,
	{ departments, drivers, tests, ...all }: OwnerInsights,
	labels: Labels,
	locations: readonly string[],
): OwnerSection {
	const named = (wanted: Tested['result']) =>
		drivers
			.filter(({ complaint }) => complaint.result === wanted && complaint.n > 0)
			.map(({ aspect, complaint }) => `${labels.aspect(aspect)} (${t.figure(complaint.n)})`)
			.join(', ');
	const praise = drivers
		.filter((driver) => driver.praise.result === 'higher')
		.map(({ aspect, praise: { difference = 0 } }) =>
			t('owner.more_stars', { aspect: labels.aspect(aspect), stars: t.figure(difference, 1) }),
		)
		.join(', ');
	const shown = complainedOf(drivers);
	return {
		id: 'fix',
		heading: t('owner.fix'),
		intro: t('owner.fix_intro'),
		tables: [
			{
				...toTable(t, shown, departments, labels, locations),
				note: [{ text: t('owner.fix_note') }, ...toCustomers(t, shown)],
			},
		],
		notes: drivers.some(({ complaint }) => complaint.result === 'lower')
			? shown
					.slice(0, MOST_DETAILED)
					.flatMap((driver) => toTopics(t, driver, labels, topicNames(all)))
			: [t('owner.nothing_to_fix')],
		method: {
			intro: t('owner.fix_method', { tests: tests.n }),
			tables: [],
			notes: (
				[
					['owner.no_clear_difference', named('no_clear_difference')],
					['owner.too_few_complaints', named('too_few')],
					['owner.praise_has_more_stars', praise],
				] as const
			).flatMap(([id, aspects]) => (aspects === '' ? [] : [t(id, { aspects })])),
		},
	};
}

/** The complaints of the last two years, in the order of the table. */
function complainedOf(drivers: readonly Driver[]): Driver[] {
	return drivers.filter(({ recent }) => recentIds(recent).n + (recent?.before.n ?? 0) > 0);
}

/** A row for each kind of complaint: two periods, the departments in the later one, and the stars that go with it. */
function toTable(
	t: Words,
	drivers: readonly Driver[],
	departments: Insights['departments'],
	labels: Labels,
	locations: readonly string[],
): Rows {
	const { of = 0, before } = drivers[0]?.recent ?? {};
	const heading = (period: string, n: number) => `${period} (${t('count.reviews', { n })})`;
	return {
		caption: t('owner.fix_caption'),
		columns: [
			[t('owner.column_complaint')],
			[heading(t('owner.column_year_before'), before?.of ?? 0), 'number'],
			[heading(t('owner.window.last_12_months'), of), 'number'],
			[t('owner.column_where'), 'where'],
			[t('owner.column_lower_by'), 'number'],
			[t('owner.column_spread'), 'number'],
		],
		rows: drivers.map(({ aspect, complaint, recent_cost: cost = 0, recent }) => {
			const view = { aspect, since: recent?.from };
			const earlier = { aspect, since: recent?.before.from, until: recent?.before.to };
			const { n } = recentIds(recent);
			return {
				cells: [
					{
						...{ text: labels.aspect(aspect), href: aspectPath(aspect) },
						...(complaint.result === 'no_clear_difference' && { note: t('owner.may_be_chance') }),
					},
					countComplaints(t, recent?.before.n ?? 0, earlier),
					countComplaints(t, n, view),
					placesOf(t, recent, labels, departments, locations.length > 1 ? view : undefined),
					toLostStars(t, complaint, { stars: complaint.difference ?? 0, share: 1, digits: 1 }),
					toLostStars(t, complaint, { stars: cost, share: n / of, digits: 2 }),
				],
			};
		}),
	};
}

/** The stars lost, if clear with the interval of the difference times the share; a dash if there are too few reviews. */
function toLostStars(
	t: Words,
	{ result, ci95: [low = 0, high = 0] = [] }: Tested,
	lost: { readonly stars: number; readonly share: number; readonly digits: 1 | 2 },
): Cell {
	if (result === 'too_few') return '–';
	const figure = (stars: number) => t.figure(-stars, lost.digits);
	const ends = { low: figure(high * lost.share), high: figure(low * lost.share) };
	return { text: figure(lost.stars), ...(result === 'lower' && { note: t('owner.range', ends) }) };
}

/** Up to four topics that at least two of the reviews with recent complaints bring up, the most frequent first. */
function toTopics(
	t: Words,
	{ aspect, recent }: Driver,
	labels: Labels,
	names: ReadonlyMap<string, string | undefined>,
): (readonly Piece[])[] {
	const counted = recent ? countedBy(recent, 'by_topic') : [];
	const topics = counted.filter(({ n }) => n >= 2).slice(0, MOST_TOPICS);
	if (topics.length === 0) return [];
	const list = topics.map(({ id, label = id, ...found }): Piece[] => [
		{ text: `${names.get(id) ?? label}\u00a0` },
		{ text: t.figure(found.n), href: linkToAll(found) },
	]);
	const intro = t('owner.fix_topics', { aspect: labels.aspect(aspect), n: recentIds(recent).n });
	return [[{ text: `${intro} ` }, ...listed(list)]];
}

function topicNames({ topics, more_topics }: Pick<Insights, 'more_topics' | 'topics'>) {
	return new Map([...topics, ...more_topics].map(({ id, label }) => [id, label]));
}

/** How many reviews the recent complaints come from; nothing if the insights do not list them all. */
function toCustomers(t: Words, drivers: readonly Driver[]): readonly Piece[] {
	const found = drivers.map(({ recent }) => recentIds(recent));
	const ids = [...new Set(found.flatMap((each) => each.ids))];
	if (ids.length === 0 || found.some((each) => each.n > each.ids.length)) return [];
	const href = linkToAll({ n: ids.length, reviews: ids });
	const pleased = drivers.flatMap(({ recent }) => recent?.four_or_five_stars.reviews ?? []);
	const counts = { n: ids.length, high: new Set(pleased).size };
	return [{ text: ' ' }, ...linkWithin(t.pieces('owner.fix_reviews', counts), href)];
}
