import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';

/** The document at `/robots.txt` (RFC 9309): allows everything and links to the sitemap. */
export function createRobotsDocument({
	baseUrl,
	modified,
}: Pick<Edition, 'baseUrl' | 'modified'>): PublishedDocument {
	const text = `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(baseUrl, PATHS.sitemap)}\n`;
	return createDocument([PATHS.robots], 'robots.txt', () => [text], modified);
}
