import type { Labels } from '../../../edition/documents/labels.ts';
import type { Insights } from '../../../insights/insights.ts';
import type { Trend } from '../../../insights/owner/owner-insights.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import { daysBefore, monthsBefore } from '../../../reviews/calendar-date.ts';
import type { MessageId, Words } from '../../../reviews/messages/catalogs.ts';
import { renderView } from '../listings/view.ts';
import {
	aspectNote,
	compareRows,
	shortRows,
	signed,
	starsInWords,
	type OwnerSection,
	type Rows,
} from './owner-tables.ts';
import { departmentName, linkToAll } from './recent-complaints.ts';
import { periodName } from './wording.ts';

const QUARTERS = 6;

/**
 * Changes in the last 90 days and 12 months, by department, and by quarter and year.
 * @param newest day of the newest review
 */
export function toChanges(
	t: Words,
	{
		comparisons,
		corpus,
		departments,
		trends,
	}: Pick<Insights, 'comparisons' | 'corpus' | 'departments' | 'trends'>,
	labels: Labels,
	newest = '',
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
		tables: [
			...windows.map(({ short }) => short).toReversed(),
			toDepartments(t, departments, labels, corpus.reviews),
			...toTime(t, trends, labels, newest),
		],
		notes: points,
		method: {
			intro: t('owner.changes_method'),
			tables: [...windows.map(({ table }) => table), years],
			notes: windows.map(({ name, aspects }) => aspectNote(t, name, aspects, 'before', labels)),
		},
	};
}

function toDepartments(
	t: Words,
	departments: Insights['departments'],
	labels: Labels,
	reviews: number,
): Rows {
	const sideOf = ({ n, average, count: low }: Insights['departments'][number]['first']) =>
		starsInWords(t, { n, average, low });
	return {
		caption: t('owner.departments_caption'),
		note: [{ text: t('owner.departments_note', countUnknown(departments, reviews)) }],
		columns: [
			[t('owner.column_department')],
			[t('owner.window.last_12_months'), 'number'],
			[t('owner.column_year_before'), 'number'],
			[t('owner.column_earlier'), 'number'],
		],
		rows: departments
			.filter(({ department, first }) => first.n > 0 || department === undefined)
			.map(({ location, department, first, second, earlier, reviews: ids }) => {
				const place = labels.location(location);
				const name = department
					? departmentName(t, labels, location, department)
					: t('owner.recent_unclear');
				const href = first.n === 0 ? undefined : linkToAll({ n: first.n, reviews: ids });
				return {
					cells: [
						t('owner.department_at', { place, name }),
						{ ...sideOf(first), ...(href !== undefined && { href }) },
						sideOf(second),
						sideOf(earlier),
					],
				};
			}),
	};
}

/** The reviews of all years about no known department, of all reviews. */
function countUnknown(departments: Insights['departments'], all: number) {
	const groups = departments
		.filter(({ department }) => department === undefined)
		.flatMap(({ first, second, earlier }) => [first, second, earlier]);
	const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
	const low = sum(groups.map(({ count = 0 }) => count));
	return { n: sum(groups.map(({ n }) => n)), all, low };
}

/** The stars of all reviews and each location, by quarter and by year. */
function toTime(t: Words, trends: readonly Trend[], labels: Labels, newest: string): Rows[] {
	const shown = trends.filter(({ source }) => source === undefined);
	const names = shown.map(({ location }) =>
		location ? labels.location(location) : t('owner.all'),
	);
	const tableOf = (caption: MessageId, heading: MessageId, unit: 'quarters' | 'years'): Rows => ({
		caption: t(caption),
		columns: [[t(heading)], ...names.map((name) => [name, 'number'] as const)],
		rows: (shown[0]?.[unit] ?? []).toReversed().map(({ period }) => {
			const days = daysOf(period);
			return {
				cells: [
					{
						text: unit === 'years' ? period : periodName(t, period),
						href: `${PATHS.reviewPages}${renderView(days)}`,
						...(newest < days.until && { note: t('owner.so_far', { day: t.day(newest) }) }),
					},
					...shown.map((trend) => {
						const row = trend[unit].find((each) => each.period === period);
						return starsInWords(t, row ?? { n: 0 });
					}),
				],
			};
		}),
		folded: true,
	});
	const quarters = tableOf('owner.quarters_caption', 'share.period', 'quarters');
	return [
		{ ...quarters, rows: quarters.rows.slice(0, QUARTERS) },
		tableOf('owner.time_caption', 'owner.column_year', 'years'),
	];
}

/** The first and last day of "2026" or "2026-Q4". */
function daysOf(period: string): { readonly since: string; readonly until: string } {
	const [year, quarter] = period.split('-Q');
	if (quarter === undefined) return { since: `${year}-01-01`, until: `${year}-12-31` };
	const first = `${year}-${String(3 * Number(quarter) - 2).padStart(2, '0')}-01`;
	return { since: first, until: daysBefore(monthsBefore(first, -3), 1) };
}
