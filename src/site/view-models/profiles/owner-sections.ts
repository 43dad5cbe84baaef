import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels, type Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type {
	Comparison,
	ResponseRow,
	Responses,
	Trend,
} from '../../../insights/owner/owner-insights.ts';
import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import type { Translator } from '../../../reviews/messages/translator.ts';
import { renderView } from '../listings/view.ts';
import { toAlerts } from './owner-alerts.ts';
import {
	aspectNote,
	compareRows,
	shortRows,
	signed,
	type OwnerSection,
	type Rows,
} from './owner-tables.ts';
import { toDrivers } from './owner-drivers.ts';

const YEARS_OF_ANSWERS = 3;

/** Answers what an owner asks: what to fix, what changed, where, who answers, and what is unusual. */
export function createOwnerSections(t: Translator<MessageId>, edition: Edition): OwnerSection[] {
	const { insights } = edition;
	const labels = createLabels(edition);
	return [
		toAlerts(t, insights, edition.reviews, labels),
		toDrivers(t, insights.drivers, labels),
		toChanges(t, insights.comparisons, insights.trends, labels),
		toLocations(t, insights.comparisons, labels),
		toTime(t, insights.trends, labels),
		toAnswers(t, insights.responses, labels),
	];
}

function toChanges(
	t: Translator<MessageId>,
	comparisons: readonly Comparison[],
	trends: readonly Trend[],
	labels: Labels,
): OwnerSection {
	const scopeOf = ({ location, source }: Pick<Trend, 'location' | 'source'>) =>
		location
			? labels.location(location)
			: source
				? labels.source(source)
				: t('owner.all_locations');
	const windows = (['last_90_days', 'last_12_months'] as const).map((window) => {
		const inWindow = comparisons.filter((each) => each.window === window);
		const name = t(`owner.window.${window}`);
		const caption = t(`owner.window_and_before.${window}`);
		return {
			name,
			aspects: inWindow.filter(({ aspect }) => aspect !== undefined),
			short: shortRows(t, inWindow, scopeOf, caption, [name, t('owner.column.before')]),
			table: compareRows(t, inWindow, scopeOf, caption, 'before'),
		};
	});
	const slopes = comparisons.filter(({ kind, measure }) => kind === 'trend' && measure === 'stars');
	const years: Rows = {
		caption: t('owner.trend'),
		columns: [
			[t('owner.column_reviews')],
			[t('owner.column_change'), 'number'],
			[t('owner.column_result')],
		],
		rows: slopes.map((each) => ({
			cells: [scopeOf(each), signed(t, each.difference), t(`owner.result.${each.result}`)],
		})),
	};
	const points = trends.flatMap((trend) =>
		trend.change_points.map(({ date, before, after }) =>
			t('owner.change_point', {
				scope: scopeOf(trend),
				before: t.figure(before.average, 2),
				day: t.day(date),
				after: t.figure(after.average, 2),
			}),
		),
	);
	return {
		id: 'changes',
		heading: t('owner.changes'),
		intro: t('owner.changes_intro'),
		tables: windows.slice(1).map(({ short }) => short),
		notes: points.length > 0 ? points : [t('owner.no_change_point')],
		method: {
			intro: t('owner.changes_method'),
			tables: [...windows.map(({ table }) => table), years],
			notes: windows.map(({ name, aspects }) => aspectNote(t, name, aspects, 'before', labels)),
		},
	};
}

function toLocations(
	t: Translator<MessageId>,
	comparisons: readonly Comparison[],
	labels: Labels,
): OwnerSection {
	const compared = comparisons.filter(({ kind }) => kind === 'location');
	const nameOf = ({ location = '' }: Comparison) => labels.location(location);
	const groups = Map.groupBy(
		compared.filter(({ aspect }) => aspect !== undefined),
		nameOf,
	);
	const caption = t('owner.locations_caption');
	const heads = [t('owner.column_here'), t('owner.column.others')] as const;
	return {
		id: 'locations',
		heading: t('owner.locations'),
		intro: t('owner.locations_intro'),
		tables: [shortRows(t, compared, nameOf, caption, heads)],
		notes: [],
		method: {
			intro: t('owner.locations_method'),
			tables: [compareRows(t, compared, nameOf, caption, 'others')],
			notes: [...groups].map(([name, aspects]) => aspectNote(t, name, aspects, 'others', labels)),
		},
	};
}

function toTime(t: Translator<MessageId>, trends: readonly Trend[], labels: Labels): OwnerSection {
	const shown = trends.filter(({ source }) => source === undefined);
	const names = shown.map(({ location }) =>
		location ? labels.location(location) : t('owner.all'),
	);
	const rows = (shown[0]?.years ?? []).toReversed().map(({ period }) => ({
		cells: [
			{
				text: period,
				href: `${PATHS.reviewPages}${renderView({ since: `${period}-01-01`, until: `${period}-12-31` })}`,
			},
			...shown.map(({ years }) => {
				const year = years.find((each) => each.period === period);
				return year ? { text: t.figure(year.average, 2), note: `(${t.figure(year.n)})` } : '–';
			}),
		],
	}));
	return {
		id: 'time',
		heading: t('owner.time'),
		intro: t('owner.time_intro'),
		tables: [
			{
				caption: t('owner.time_caption'),
				columns: [[t('owner.column_year')], ...names.map((name) => [name, 'number'] as const)],
				rows,
			},
		],
		notes: [],
	};
}

function toAnswers(t: Translator<MessageId>, responses: Responses, labels: Labels): OwnerSection {
	const named = (rows: readonly ResponseRow[], nameOf: (id: string) => string) =>
		rows.map(({ id, ...row }) => [nameOf(id), row] as const);
	const { overall } = responses;
	const rows = [
		...(overall ? [[t('owner.all_reviews'), overall] as const] : []),
		...named(responses.by_stars, (id) => t('count.stars', { n: Number(id) })),
		...named(responses.by_location, labels.location),
		...named(responses.by_source, labels.source),
		...named(responses.by_year.slice(-YEARS_OF_ANSWERS), (id) => id),
	].map(([name, { n, answered, share, median_days: days }]) => ({
		cells: [
			name,
			n,
			{ text: t.percent(share), note: t.figure(answered) },
			days === undefined ? '–' : t.figure(days, Number.isInteger(days) ? 0 : 1),
		],
	}));
	return {
		id: 'answers',
		heading: t('owner.answers'),
		intro: t('owner.answers_intro'),
		tables: [
			{
				caption: t('owner.answers_caption'),
				columns: [
					[t('owner.column_group')],
					[t('owner.column_reviews'), 'number'],
					[t('owner.column_replied'), 'number'],
					[t('owner.column_days'), 'number'],
				],
				rows,
			},
		],
		notes: [],
	};
}
