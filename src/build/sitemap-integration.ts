import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { Edition } from '../documents/edition.ts';
import { STAND_IN_PAGES } from '../documents/stand-in-pages.ts';
import { absoluteUrl, PATHS } from '../site/urls.ts';
import { buildEdition, type BuildSettings } from './build-edition.ts';

/**
 * Writes `/sitemap-index.xml` and the lists that it names, of all pages but those that stand in for
 * others, and that of a subscription. A page of a review has the time of its record, other pages have none: a time must come from
 * the content.
 */
export function sitemapIntegration(settings: BuildSettings): AstroIntegration {
	const standIns = Object.values(STAND_IN_PAGES).map(
		({ file }) => `/${file.replace(/(\/index)?\.html$/, '')}`,
	);
	const unlisted = [...standIns, PATHS.subscriptionPage].map((path) =>
		absoluteUrl(settings.baseUrl, path),
	);
	let times: Promise<ReadonlyMap<string, string>> | undefined;
	return sitemap({
		filter: (url) => !unlisted.includes(withoutSlash(url)),
		async serialize(item) {
			times ??= buildEdition(settings).then(changeTimes);
			const url = withoutSlash(item.url);
			const changed = (await times).get(url);
			return { ...item, url, ...(changed !== undefined && { lastmod: changed }) };
		},
	});
}

function changeTimes({ reviews }: Edition): ReadonlyMap<string, string> {
	return new Map(
		reviews.flatMap(({ url, updated_at }) => (updated_at === undefined ? [] : [[url, updated_at]])),
	);
}

/** As the pages are addressed, but for the home page, whose path is the slash. */
function withoutSlash(url: string): string {
	return new URL(url).pathname === '/' ? url : url.replace(/\/$/, '');
}
