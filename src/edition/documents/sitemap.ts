import { ERROR_PAGES } from './published-edition.ts';
import type { Edition } from './edition.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';

/** A sitemap file in the root of the site. */
export interface SitemapFile {
	readonly file: string;
	readonly text: string;
}

/** The protocol allows 50,000 (sitemaps.org). */
const MOST_ADDRESSES = 45_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Lists all pages except those about errors, and the not-found, gone and subscription pages. Review pages have the time of
 * the review's last change. Other pages have no time, because the content gives none.
 * @param paths of all pages of the site
 */
export function renderSitemap(
	paths: readonly string[],
	{ baseUrl, reviews }: Pick<Edition, 'baseUrl' | 'reviews'>,
): SitemapFile[] {
	const times = new Map(reviews.map(({ url, updated_at }) => [url, updated_at]));
	const urls = paths
		.filter((path) => !UNLISTED.includes(path) && !path.startsWith('/problems/'))
		.toSorted()
		.map((path) => absoluteUrl(baseUrl, path));
	const count = Math.max(1, Math.ceil(urls.length / MOST_ADDRESSES));
	const parts = Array.from({ length: count }, (_, index) => {
		const listed = urls.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES);
		const entries = listed.map((url) => renderEntry('url', url, times.get(url)));
		return { file: `sitemap-${index}.xml`, text: renderList('urlset', entries) };
	});
	const lists = parts.map(({ file }) => renderEntry('sitemap', absoluteUrl(baseUrl, `/${file}`)));
	return [{ file: PATHS.sitemap.slice(1), text: renderList('sitemapindex', lists) }, ...parts];
}

const UNLISTED: readonly string[] = [
	...Object.values(ERROR_PAGES).map(({ file }) => `/${file.replace(/(\/index)?\.html$/, '')}`),
	PATHS.subscriptionPage,
];

function renderList(element: string, entries: readonly string[]): string {
	const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">`;
	return [head, ...entries, `</${element}>\n`].join('\n');
}

function renderEntry(element: string, url: string, changed?: string): string {
	const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
	return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>`;
}

/** URLs normalized by `URL` contain no other XML special character. */
function escapeXml(url: string): string {
	return new URL(url).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
