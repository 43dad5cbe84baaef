import type { Labels } from '../../../edition/documents/labels.ts';
import { aspectPath, PATHS } from '../../../endpoints/http/urls.ts';
import type { Driver } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView } from '../listings/view.ts';
import type { OwnerSection } from './owner-tables.ts';
import { lastYearFrom, placesInWords } from './places.ts';
import { figure } from './wording.ts';

/** Lists the complaints that go with fewer stars, the costliest first, with their number, time and place. */
export function toDrivers(
	drivers: readonly Driver[],
	reviews: readonly Review[],
	labels: Labels,
): OwnerSection {
	const since = lastYearFrom(reviews);
	const listed = (wanted: Tested['result']) =>
		drivers
			.filter(({ complaint }) => complaint.result === wanted && complaint.n > 0)
			.map(({ aspect, complaint }) => `${labels.aspect(aspect)} (${complaint.n})`)
			.join(', ');
	const praise = drivers
		.filter((driver) => driver.praise.result === 'higher')
		.map(
			(driver) =>
				`${labels.aspect(driver.aspect)} (${driver.praise.difference?.toFixed(1)} more stars)`,
		);
	const clear = drivers.filter(({ complaint }) => complaint.result === 'lower');
	const linkTo = (aspect: string) => ({ text: labels.aspect(aspect), href: aspectPath(aspect) });
	const caption = 'Complaints that go with fewer stars, the costliest first';
	return {
		id: 'fix',
		heading: 'What to fix first',
		intro:
			'Complaints that come with fewer stars than comparable reviews. The first weighs most, counting how ' +
			'many complain and how many stars fewer they give.',
		tables: [
			{
				caption,
				columns: [
					['Complaint about'],
					['Last 12 months', 'number'],
					['Where, last 12 months'],
					['All years', 'number'],
					['Stars lower by', 'number'],
				],
				rows: clear.map(({ aspect, complaint: { n, difference = 0 } }) => {
					const complaints = reviews.filter(({ aspects }) =>
						aspects.some((each) => each.aspect === aspect && each.polarity === 'negative'),
					);
					const recent = complaints.filter(({ date }) => date >= since);
					const linked = (reading: number, from?: string) => {
						const view = renderView({ aspect, sentiment: 'negative', since: from });
						return { text: figure(reading), href: `${PATHS.reviewPages}${view}` };
					};
					return {
						cells: [
							...[linkTo(aspect), linked(recent.length, since), placesInWords(recent, labels)],
							...[linked(n), Math.abs(difference).toFixed(1)],
						],
					};
				}),
			},
		],
		notes: clear.length === 0 ? ['No kind of complaint clearly comes with fewer stars.'] : [],
		method: {
			intro:
				'Stars of reviews that complain, compared by a regression with reviews from the same site, location, year ' +
				'and kind of visit that do not judge the aspect; in parentheses, the 95% confidence interval. “Spread over all ' +
				'reviews” is how much of the overall average this amounts to. A review can complain about several ' +
				'things, so do not add the rows up. Nothing here says what causes what.',
			tables: [
				{
					caption,
					columns: [
						['Complaint about'],
						['Reviews', 'number'],
						['Stars lower by', 'number'],
						['Spread over all reviews', 'number'],
					],
					rows: clear.map(({ aspect, complaint, cost = 0 }) => {
						const { n, difference = 0, ci95: [low = 0, high = 0] = [] } = complaint;
						const interval = `(${(-high).toFixed(1)}–${(-low).toFixed(1)})`;
						return {
							cells: [
								...[linkTo(aspect), n],
								{ text: Math.abs(difference).toFixed(1), note: interval },
								Math.abs(cost).toFixed(2),
							],
						};
					}),
				},
			],
			notes: [
				noteOf('No clear difference', listed('no_clear_difference')),
				noteOf('Too few complaints to compare', listed('too_few')),
				noteOf('Reviews with praise for these have more stars', praise.join(', ')),
			].filter((note) => note !== ''),
		},
	};
}

function noteOf(heading: string, list: string): string {
	return list === '' ? '' : `${heading}: ${list}.`;
}
