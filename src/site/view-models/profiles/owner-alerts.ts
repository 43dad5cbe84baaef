import type { Edition } from '../../../edition/documents/edition.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { renderView } from '../listings/view.ts';
import type { OwnerSection } from './owner-tables.ts';

const ALERT_DAYS = 90;

export function toAlerts(t: Words, { alerts }: Pick<Edition['insights'], 'alerts'>): OwnerSection {
	const rows = alerts.map(({ raised, text, kind, location, service, window: { from, to } }) => {
		const stars = kind === 'service' ? {} : { max_rating: '2' };
		const view = { location, mentions_service: service, since: from, until: to, ...stars };
		return { cells: [t.day(raised), { text, href: `${PATHS.reviewPages}${renderView(view)}` }] };
	});
	return {
		id: 'alerts',
		heading: t('owner.alerts'),
		intro: t(rows.length > 0 ? 'owner.alerts_intro' : 'owner.no_alerts', { days: ALERT_DAYS }),
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
