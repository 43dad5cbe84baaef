import type { Labels } from '../../../edition/documents/labels.ts';
import { aspectPath } from '../../../endpoints/http/urls.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import type { OwnerSection, Piece } from './owner-tables.ts';
import {
	clearDrivers,
	countByLocation,
	countComplaints,
	linkToAll,
	recentIds,
} from './recent-complaints.ts';

/**
 * Lists the complaints that go with fewer stars, the costliest of the last 12 months first, and where all complaints
 * of these months come from.
 */
export function toDrivers(
	t: Words,
	drivers: readonly Driver[],
	labels: Labels,
	locations: readonly string[],
	reviews: readonly Review[],
): OwnerSection {
	const listed = (wanted: Tested['result']) =>
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
	const clear = clearDrivers(drivers);
	const linkTo = (aspect: string) => ({ text: labels.aspect(aspect), href: aspectPath(aspect) });
	const caption = t('owner.fix_caption');
	return {
		id: 'fix',
		heading: t('owner.fix'),
		intro: t('owner.fix_intro'),
		tables: [
			{
				caption,
				columns: [
					[t('owner.column_complaint')],
					[t('owner.window.last_12_months'), 'number'],
					[t('owner.column_all_years'), 'number'],
					[t('owner.column_lower_by'), 'number'],
					[t('owner.column_spread'), 'number'],
				],
				rows: clear.map(
					({ aspect, complaint: { n, difference = 0 }, recent_cost: cost = 0, recent }) => ({
						cells: [
							linkTo(aspect),
							countComplaints(t, recentIds(recent).n, { aspect, since: recent?.from }),
							countComplaints(t, n, { aspect }),
							t.figure(Math.abs(difference), 1),
							t.figure(Math.abs(cost), 2),
						],
					}),
				),
				note: [{ text: t('owner.fix_note') }, ...toCustomers(t, clear)],
			},
			countByLocation(t, drivers, labels, locations, reviews),
		],
		notes: clear.length === 0 ? [t('owner.nothing_to_fix')] : [],
		method: {
			intro: t('owner.fix_method'),
			tables: [
				{
					caption,
					columns: [
						[t('owner.column_complaint')],
						[t('owner.column_reviews'), 'number'],
						[t('owner.column_lower_by'), 'number'],
						[t('owner.column_spread'), 'number'],
					],
					rows: clear.map(({ aspect, complaint, recent_cost: cost = 0 }) => {
						const { n, difference = 0, ci95: [low = 0, high = 0] = [] } = complaint;
						const interval = `(${t.figure(-high, 1)}–${t.figure(-low, 1)})`;
						return {
							cells: [
								...[linkTo(aspect), n],
								{ text: t.figure(Math.abs(difference), 1), note: interval },
								t.figure(Math.abs(cost), 2),
							],
						};
					}),
				},
			],
			notes: (
				[
					['owner.no_clear_difference', listed('no_clear_difference')],
					['owner.too_few_complaints', listed('too_few')],
					['owner.praise_has_more_stars', praise],
				] as const
			).flatMap(([id, aspects]) => (aspects === '' ? [] : [t(id, { aspects })])),
		},
	};
}

/** How many reviews the recent complaints come from; nothing if the insights do not list them all. */
function toCustomers(t: Words, drivers: readonly Driver[]): readonly Piece[] {
	const listed = drivers.map(({ recent }) => recentIds(recent));
	const ids = [...new Set(listed.flatMap((each) => each.ids))];
	if (ids.length === 0 || listed.some((each) => each.n > each.ids.length)) return [];
	const href = linkToAll({ n: ids.length, reviews: ids });
	const said = t.pieces('owner.fix_reviews', { n: ids.length });
	return [{ text: ' ' }, ...said.map(({ text, within }) => ({ text, href: within && href }))];
}
