import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels, type Labels } from '../../../edition/documents/labels.ts';
import type { Insights } from '../../../insights/insights.ts';
import type { Comparison } from '../../../insights/owner/owner-insights.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { toAnswers } from './owner-answers.ts';
import { toChanges } from './owner-changes.ts';
import { toDrivers } from './owner-drivers.ts';
import {
	aspectNote,
	compareRows,
	shortRows,
	type OwnerSection,
	type Rows,
} from './owner-tables.ts';
import { shareCell } from './wording.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import { renderView } from '../listings/view.ts';

const ALERT_DAYS = 90;

/** Answers what an owner asks: what to fix, what changed, what is unusual, where, and who answers. */
export function createOwnerSections(t: Words, edition: Edition): OwnerSection[] {
	const { insights, reviews } = edition;
	const labels = createLabels(edition);
	const locations = edition.business.locations.map(({ id }) => id);
	const newest = reviews[0]?.date;
	return [
		toDrivers(t, insights, labels, locations),
		toChanges(t, insights, labels, newest),
		...(newest === undefined ? [] : [toAlerts(t, insights, newest)]),
		toLocations(t, insights, labels),
		toAnswers(t, insights.responses, reviews, labels),
	];
}

function toLocations(
	t: Words,
	{ comparisons, recommendations }: Insights,
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
		tables: [
			shortRows(t, compared, nameOf, caption, heads),
			toRecommendations(t, recommendations, labels),
		],
		notes: [],
		method: {
			intro: t('owner.locations_method'),
			tables: [compareRows(t, compared, nameOf, caption, 'others')],
			notes: [...groups].map(([name, aspects]) => aspectNote(t, name, aspects, 'others', labels)),
		},
	};
}

/** Who would recommend the business, by location. */
function toRecommendations(
	t: Words,
	{ overall, by_location: places, by_source }: Insights['recommendations'],
	labels: Labels,
): Rows {
	const asked = by_source.filter(({ n }) => n > 0).map(({ id }) => labels.source(id));
	const rows = [
		...places.map(({ id, ...row }) => [labels.location(id), row] as const),
		[t('owner.all_locations'), overall] as const,
	].filter(([, { n }]) => n > 0);
	return {
		caption: t('owner.recommend_caption', { sources: asked.join(', ') }),
		columns: [[t('facts.location')], [t('owner.column_recommend'), 'number']],
		rows: rows.map(([name, { n, yes }]) => ({
			cells: [name, shareCell(t, yes, n)],
		})),
	};
}

function toAlerts(t: Words, { alerts }: Insights, newest: string): OwnerSection {
	const rows = alerts.map(({ raised, text, kind, location, service, window: { from, to } }) => {
		const stars = kind === 'service' ? {} : { max_rating: '2' };
		const view = { location, mentions_service: service, since: from, until: to, ...stars };
		return { cells: [t.day(raised), { text, href: `${PATHS.reviewPages}${renderView(view)}` }] };
	});
	return {
		id: 'alerts',
		heading: t('owner.alerts'),
		intro: t(rows.length > 0 ? 'owner.alerts_intro' : 'owner.no_alerts', {
			...{ days: ALERT_DAYS, until: t.day(newest) },
		}),
		tables: [
			{
				caption: t('owner.alerts_caption'),
				columns: [[t('owner.column_date')], [t('owner.column_what')]],
				rows,
			},
		],
		notes: [],
	};
}
