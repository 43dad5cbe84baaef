import type { MiddlewareHandler } from 'astro';
import { localizedPath, splitLanguage } from '../edition/paths/localized-path.ts';
import { PATHS } from '../endpoints/http/urls.ts';
import { siteBusiness } from './render/site-data.ts';

/** Targets of links and forms on this site, except links that name their language. */
const TARGET = /(<(?:a|form|link)\b(?![^>]*\bhreflang=)[^>]*?\s(?:href|action)=")(\/[^"]*)(?=")/g;

/**
 * Keeps the reader of a translated page in its language: links lead to pages in the same one. Links to reviews,
 * whose pages exist once, name the language of those pages.
 */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
	const response = await next();
	const [prefix] = splitLanguage(url.pathname);
	if (prefix === '') return response;
	const { default: first } = (await siteBusiness()).site;
	const html = await response.text();
	const localized = html.replace(TARGET, (_, start: string, path: string) => {
		const own = localizedPath(path, prefix);
		const isElsewhere = own === path && path.startsWith(`${PATHS.reviewPages}/`);
		return (isElsewhere ? start.replace(/^<a/, `<a hreflang="${first}"`) : start) + own;
	});
	return new Response(localized, response);
};
