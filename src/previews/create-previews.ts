import type { Edition } from '../documents/edition.ts';
import type { Preview } from './preview.ts';
import { sitePreviews } from './site-previews.ts';

/** The pictures of an edition, of the pages that have one of their own. */
export function createPreviews(edition: Edition): Preview[] {
	const siteName = edition.business.name;
	return sitePreviews(edition).map((preview) => ({ ...preview, siteName }));
}
