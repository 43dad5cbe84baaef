import * as z from 'zod';
import { Instant } from '../../reviews/calendar-date.ts';
import { EditionMark } from '../../reviews/publication.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** Enough to show how often reviews are published. */
const MOST_PUBLICATIONS = 20;

const Publication = EditionMark.describe('An edition of /reviews.json, and when it was created.');

/** The document at `/status.json`. */
export const StatusReport = z
	.strictObject({
		version: z.string().describe('Version of the schemas of all documents.'),
		edition: z.string().describe('The edition that is served, as /build.json names it.'),
		modified: Instant.optional().describe('When anything in the content last changed.'),
		reviews: z.int().min(0),
		publications: z
			.array(Publication)
			.describe('The newest publications that changed reviews or the business, newest first.'),
		live: z
			.strictObject({
				hub: z.url().describe('Current status of the hub.'),
				documents: z.url().describe('Tags, digests and sizes of all documents.'),
				changes: z.url().describe('What changed between the publications.'),
			})
			.describe('Where to find information that a static file cannot contain.'),
	})
	.meta({ id: 'StatusReport', description: 'Which edition is served, and how new it is.' });
export type StatusReport = z.output<typeof StatusReport>;

export function createStatusReport(edition: Edition): StatusReport {
	const { baseUrl, changes, id, modified, reviews } = edition;
	return {
		version: SCHEMA_VERSION,
		edition: id,
		...(modified === undefined ? {} : { modified }),
		reviews: reviews.length,
		publications: changes.editions.slice(0, MOST_PUBLICATIONS),
		live: {
			hub: absoluteUrl(baseUrl, PATHS.hubStatus),
			documents: absoluteUrl(baseUrl, PATHS.build),
			changes: absoluteUrl(baseUrl, PATHS.changes),
		},
	};
}

export function renderStatusReport(edition: Edition): string[] {
	return [JSON.stringify(createStatusReport(edition)), '\n'];
}
