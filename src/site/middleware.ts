import type { MiddlewareHandler } from 'astro';
import { languageOfPage, localizedPath, splitLanguage } from '../edition/paths/localized-path.ts';
import { siteBusiness } from './render/site-data.ts';

/** Targets of links and forms on this site, except links that name their language. */
const TARGET = /(<(?:a|form|link)\b(?![^>]*\bhreflang=)[^>]*?\s(?:href|action)=")(\/[^"]*)(?=")/g;

/**
 * Keeps the reader of a translated page in its language: links lead to pages in the same one. Links to pages that
 * do not exist in it name the language of those pages, and `base.css` shows it.
 */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
	const response = await next();
	const { site } = await siteBusiness();
	const [prefix] = splitLanguage(url.pathname);
	const own = languageOfPage(url.pathname, site) ?? 'en';
	const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
	if (!isHtml || (prefix === '' && own === 'en' && site.default === 'en')) return response;
	const html = await response.text();
	const localized = html.replace(TARGET, (_, start: string, path: string) => {
		const target = localizedPath(path, prefix);
		const language = languageOfPage(target, site) ?? own;
		return (language === own ? start : start.replace(/^<a/, `<a hreflang="${language}"`)) + target;
	});
	return new Response(localized, response);
};
