import type { Edition } from '../documents/edition.ts';
import type { Preview } from './preview.ts';
import { sitePreviews } from './site-previews.ts';
import { subjectPreviews } from './subject-previews.ts';

/** The pictures of the pages of an edition: of those that have one of their own. */
export function createPreviews(edition: Edition): Preview[] {
	const siteName = edition.business.name;
	const all = [...sitePreviews(edition), ...subjectPreviews(edition)];
	return all.map((preview) => ({ ...preview, siteName }));
}
