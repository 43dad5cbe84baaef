import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels, type Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type {
	Comparison,
	ResponseRow,
	Responses,
	Trend,
} from '../../../insights/owner/owner-insights.ts';
import { daysBefore, type CalendarDate } from '../../../reviews/calendar-date.ts';
import { dayName } from '../../../reviews/day-name.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView } from '../listings/view.ts';
import {
	aspectNote,
	compareRows,
	shortRows,
	RESULTS,
	signed,
	type OwnerSection,
	type Rows,
} from './owner-tables.ts';
import { toDrivers } from './owner-drivers.ts';
import { countRelated } from './related.ts';
import { count, figure, percent } from './wording.ts';

const YEARS_OF_ANSWERS = 3;
const ALERT_DAYS = 90;

/** Answers what an owner asks: what to fix, what changed, where, who answers, and what is unusual. */
export function createOwnerSections(edition: Edition): OwnerSection[] {
	const { insights } = edition;
	const labels = createLabels(edition);
	return [
		toAlerts(insights, edition.reviews, labels),
		toDrivers(insights.drivers, edition.reviews, labels),
		toChanges(insights.comparisons, insights.trends, labels),
		toLocations(insights.comparisons, labels),
		toTime(insights.trends, labels),
		toAnswers(insights.responses, edition.reviews, labels),
	];
}

function toAlerts(
	{ alerts, responses }: Edition['insights'],
	reviews: readonly Review[],
	labels: Labels,
): OwnerSection {
	const since = daysBefore(reviews[0]?.date ?? '1970-01-01', ALERT_DAYS - 1);
	const recent = reviews.filter(({ date }) => date >= since);
	const rows = alerts.map(({ raised, text, kind, location, service, window: { from, to } }) => {
		const stars = kind === 'service' ? {} : { max_rating: '2' };
		const view = { location, mentions_service: service, since: from, until: to, ...stars };
		return { cells: [dayName(raised), { text, href: `${PATHS.reviewPages}${renderView(view)}` }] };
	});
	return {
		id: 'alerts',
		heading: 'Alerts',
		intro:
			'Unusual changes, and reviews with 1 or 2 stars that have had no answer for 14 days, ' +
			`in the ${ALERT_DAYS} days before the newest review.`,
		tables: rows.length === 0 ? [] : [{ caption: 'Alerts', columns: [['Date'], ['What']], rows }],
		notes: [
			...unanswerable(recent, responses, labels, since),
			...(rows.length > 0
				? []
				: [
						'On the other sites, no review with 1 or 2 stars in these 90 days has waited more than 14 days for an answer. Nothing else is unusual.',
					]),
		],
	};
}

/** Low-star reviews from sources where the business never answered: "3 reviews … came from …". */
function unanswerable(
	reviews: readonly Review[],
	{ sources }: Responses,
	labels: Labels,
	since?: CalendarDate,
): OwnerSection['notes'] {
	const low = reviews.filter(({ rating, source }) => rating <= 2 && !sources.includes(source.id));
	return countRelated(low.map(({ source }) => source.id)).map(({ id, reviews: n }) => ({
		text: `${count(n, 'review')} with 1 or 2 stars came from ${labels.source(id)}, where the business has never answered.`,
		href: `${PATHS.reviewPages}${renderView({ max_rating: '2', source: id, since })}`,
	}));
}

function toChanges(
	comparisons: readonly Comparison[],
	trends: readonly Trend[],
	labels: Labels,
): OwnerSection {
	const scopeOf = ({ location, source }: Pick<Trend, 'location' | 'source'>) =>
		location ? labels.location(location) : source ? labels.source(source) : 'All locations';
	const windows = (['last_90_days', 'last_12_months'] as const).map((window) => {
		const inWindow = comparisons.filter((each) => each.window === window);
		const length = window === 'last_90_days' ? '90 days' : '12 months';
		const caption = `Last ${length} and the ${length} before`;
		return {
			length,
			aspects: inWindow.filter(({ aspect }) => aspect !== undefined),
			short: shortRows(inWindow, scopeOf, caption, [`Last ${length}`, 'Before']),
			table: compareRows(inWindow, scopeOf, caption, ['Now', 'Before']),
		};
	});
	const slopes = comparisons.filter(({ kind, measure }) => kind === 'trend' && measure === 'stars');
	const years: Rows = {
		caption: 'Trend over all years',
		columns: [['Reviews'], ['Change in stars per year', 'number'], ['Result']],
		rows: slopes.map((each) => ({
			cells: [scopeOf(each), signed(each.difference), RESULTS[each.result]],
		})),
	};
	const points = trends.flatMap((trend) =>
		trend.change_points.map(
			({ date, before, after }) =>
				`${scopeOf(trend)}: ${before.average.toFixed(2)} stars before ${dayName(date)}, ` +
				`${after.average.toFixed(2)} from then on.`,
		),
	);
	return {
		id: 'changes',
		heading: 'What changed',
		intro:
			'Average stars, and the number of reviews. “No clear difference” means that chance could explain it.',
		tables: windows.slice(1).map(({ short }) => short),
		notes: points.length > 0 ? points : ['Ratings did not clearly shift on any one day.'],
		method: {
			intro: 'Compared within each review site, because average stars differ from site to site.',
			tables: [...windows.map(({ table }) => table), years],
			notes: windows.map(({ length, aspects }) =>
				aspectNote(`Last ${length}`, aspects, 'before', labels),
			),
		},
	};
}

function toLocations(comparisons: readonly Comparison[], labels: Labels): OwnerSection {
	const compared = comparisons.filter(({ kind }) => kind === 'location');
	const nameOf = ({ location = '' }: Comparison) => labels.location(location);
	const groups = Map.groupBy(
		compared.filter(({ aspect }) => aspect !== undefined),
		nameOf,
	);
	const caption = 'Each location and the others';
	return {
		id: 'locations',
		heading: 'Locations compared',
		intro: 'Average stars of each location and of all others, and the number of reviews.',
		tables: [shortRows(compared, nameOf, caption, ['Here', 'Others'])],
		notes: [],
		method: {
			intro: 'Each location against all others, within each review site.',
			tables: [compareRows(compared, nameOf, caption, ['Here', 'Others'])],
			notes: [...groups].map(([name, aspects]) => aspectNote(name, aspects, 'others', labels)),
		},
	};
}

function toTime(trends: readonly Trend[], labels: Labels): OwnerSection {
	const shown = trends.filter(({ source }) => source === undefined);
	const names = shown.map(({ location }) => (location ? labels.location(location) : 'All'));
	const rows = (shown[0]?.years ?? []).toReversed().map(({ period }) => ({
		cells: [
			{
				text: period,
				href: `${PATHS.reviewPages}${renderView({ since: `${period}-01-01`, until: `${period}-12-31` })}`,
			},
			...shown.map(({ years }) => {
				const year = years.find((each) => each.period === period);
				return year ? { text: year.average.toFixed(2), note: `(${figure(year.n)})` } : '–';
			}),
		],
	}));
	return {
		id: 'time',
		heading: 'Stars over time',
		intro:
			'Average stars and the number of reviews. Averages of few reviews move by chance. ' +
			'The data has months and quarters, too.',
		tables: [
			{
				caption: 'By year',
				columns: [['Year'], ...names.map((name) => [name, 'number'] as const)],
				rows,
			},
		],
		notes: [],
	};
}

function toAnswers(responses: Responses, reviews: readonly Review[], labels: Labels): OwnerSection {
	const named = (rows: readonly ResponseRow[], nameOf: (id: string) => string) =>
		rows.map(({ id, ...row }) => [nameOf(id), row] as const);
	const { overall } = responses;
	const rows = [
		...(overall ? [['All reviews', overall] as const] : []),
		...named(responses.by_stars, (id) => count(Number(id), 'star')),
		...named(responses.by_location, labels.location),
		...named(responses.by_source, labels.source),
		...named(responses.by_year.slice(-YEARS_OF_ANSWERS), (id) => id),
	].map(([name, { n, answered, share, median_days: days }]) => ({
		cells: [name, n, { text: percent(share), note: figure(answered) }, days ?? '–'],
	}));
	return {
		id: 'answers',
		heading: 'How the business responds',
		intro:
			'Only reviews on sites where the business can reply. Days run from the review to the first reply.',
		tables: [
			{
				caption: 'Reviews with a reply',
				columns: [
					['Group'],
					['Reviews', 'number'],
					['Replied to', 'number'],
					['Median days', 'number'],
				],
				rows,
			},
		],
		notes: unanswerable(reviews, responses, labels),
	};
}
