import type { Labels } from '../../../edition/documents/labels.ts';
import { aspectPath, PATHS } from '../../../endpoints/http/urls.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import type { Translator } from '../../../reviews/messages/translator.ts';
import { renderView } from '../listings/view.ts';
import type { OwnerSection } from './owner-tables.ts';

/** Lists the complaints that go with fewer stars, the costliest first, with their number and time. */
export function toDrivers(
	t: Translator<MessageId>,
	drivers: readonly Driver[],
	labels: Labels,
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
	const clear = drivers.filter(({ complaint }) => complaint.result === 'lower');
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
				],
				rows: clear.map(({ aspect, complaint: { n, difference = 0 }, recent }) => {
					const sides = recent ? [recent.up_to_three_stars, recent.four_or_five_stars] : [];
					const recently = sides.reduce((sum, side) => sum + side.n, 0);
					const linked = (reading: number, from?: string) => {
						const view = renderView({ aspect, sentiment: 'negative', since: from });
						return { text: t.figure(reading), href: `${PATHS.reviewPages}${view}` };
					};
					return {
						cells: [
							...[linkTo(aspect), linked(recently, recent?.from), linked(n)],
							t.figure(Math.abs(difference), 1),
						],
					};
				}),
			},
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
					rows: clear.map(({ aspect, complaint, cost = 0 }) => {
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
