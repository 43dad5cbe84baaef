import type { MiddlewareHandler } from 'astro';
import { localizedPath, splitLanguage } from '../edition/paths/localized-path.ts';

/** Targets of links and forms on this site, except links that name their language. */
const TARGET = /(<(?:a|form|link)\b(?![^>]*\bhreflang=)[^>]*?\s(?:href|action)=")(\/[^"]*)(?=")/g;

/** Keeps the reader of a translated page in its language: links lead to pages in the same one. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
	const response = await next();
	const [prefix] = splitLanguage(url.pathname);
	if (prefix === '') return response;
	const html = await response.text();
	const localized = html.replace(
		TARGET,
		(_, start: string, path: string) => `${start}${localizedPath(path, prefix)}`,
	);
	return new Response(localized, response);
};
