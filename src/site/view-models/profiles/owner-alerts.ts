import type { Edition } from '../../../edition/documents/edition.ts';
import type { Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type { Responses } from '../../../insights/owner/owner-insights.ts';
import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import type { Translator } from '../../../reviews/messages/translator.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView } from '../listings/view.ts';
import type { OwnerSection } from './owner-tables.ts';
import { countRelated } from './related.ts';

const ALERT_DAYS = 90;
const NEWEST_UNANSWERED = 3;

/** Lists alerts, and low-star reviews from sources where the business never answered. */
export function toAlerts(
	t: Translator<MessageId>,
	{ alerts, responses }: Edition['insights'],
	reviews: readonly Review[],
	labels: Labels,
): OwnerSection {
	const rows = alerts.map(({ raised, text, kind, location, service, window: { from, to } }) => {
		const stars = kind === 'service' ? {} : { max_rating: '2' };
		const view = { location, mentions_service: service, since: from, until: to, ...stars };
		return { cells: [t.day(raised), { text, href: `${PATHS.reviewPages}${renderView(view)}` }] };
	});
	return {
		id: 'alerts',
		heading: t('owner.alerts'),
		intro: t('owner.alerts_intro', { days: ALERT_DAYS }),
		tables: [
			{
				caption: t('owner.alerts'),
				columns: [[t('owner.column_date')], [t('owner.column_what')]],
				rows,
			},
		],
		notes: [
			...unanswerable(t, reviews, responses, labels),
			...(rows.length > 0 ? [] : [t('owner.no_alerts', { days: ALERT_DAYS })]),
		],
	};
}

/** Low-star reviews from sources where the business never answered: "3 reviews … came from …". */
function unanswerable(
	t: Translator<MessageId>,
	reviews: readonly Review[],
	{ sources }: Responses,
	labels: Labels,
): OwnerSection['notes'] {
	const low = reviews.filter(({ rating, source }) => rating <= 2 && !sources.includes(source.id));
	return countRelated(low.map(({ source }) => source.id)).map(({ id, reviews: n }) => ({
		text: t('owner.never_answered', {
			...{ n, source: labels.source(id) },
			newest: t.series(
				low
					.filter(({ source }) => source.id === id)
					.slice(0, NEWEST_UNANSWERED)
					.map(({ location, date }) => `${labels.location(location)}, ${t.day(date)}`),
			),
		}),
		href: `${PATHS.reviewPages}${renderView({ max_rating: '2', source: id })}`,
	}));
}
