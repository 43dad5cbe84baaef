import * as z from 'zod';
import { Alert } from '../../insights/owner/owner-insights.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import type { Edition } from './edition.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** The document at `/alerts.json`. */
export const Alerts = z
	.strictObject({
		version: z.string(),
		edition: z.string().describe('Digest of reviews and business data.'),
		modified: Instant.optional().describe('When reviews or business data last changed.'),
		count: z.int().min(0),
		alerts: z.array(Alert).describe('Alerts of the last 90 days, newest first.'),
	})
	.meta({
		id: 'Alerts',
		description: 'Unusual changes and unanswered low-star reviews of the last 90 days.',
	});
export type Alerts = z.output<typeof Alerts>;

export function renderAlerts({
	datasetId: edition,
	datasetModified: modified,
	insights: { alerts },
}: Edition): string[] {
	const document = { version: SCHEMA_VERSION, edition, modified, count: alerts.length, alerts };
	return [JSON.stringify(document satisfies Alerts), '\n'];
}
