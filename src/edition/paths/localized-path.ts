import { PATHS } from '../../endpoints/http/urls.ts';
import { isSiteLanguage, type SiteLanguage } from '../../reviews/messages/languages.ts';

/** Pages that exist in each language of the site. Review permalinks and the archive exist once. */
const TRANSLATED =
	/^\/(?:|insights|insights\/method|policy|reviews|reviews\/(?:aspect|technician|service|location|source)\/.+|reviews\/page\/\d+|(?:aspects|technicians|services|locations)\/[^/]+)$/;

export function isTranslated(path: string): boolean {
	return TRANSLATED.test(path);
}

/** Returns the page that exists in each language and is nearest to a page: for a review, the list with it alone. */
export function nearestTranslated(path: string): string {
	if (isTranslated(path)) return path;
	const [, id] = new RegExp(`^${PATHS.reviewPages}/([^/]+)$`).exec(path) ?? [];
	if (id !== undefined && path !== PATHS.months) return `${PATHS.reviewPages}?id=${id}`;
	if (path.startsWith(`${PATHS.reviewPages}/`)) return PATHS.reviewPages;
	return path === PATHS.verificationPage ? PATHS.policy : PATHS.home;
}

/**
 * Returns the path of a page in a language: "/es/insights". Pages that are not translated keep theirs.
 * @param path of the page in the default language, perhaps with parameters and a fragment
 * @param prefix "" or "/es"
 */
export function localizedPath(path: string, prefix: string): string {
	const [, page = path, rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
	if (prefix === '' || !isTranslated(page)) return path;
	return `${prefix}${page === '/' ? '' : page}${rest}`;
}

/** Returns what the addresses of a language begin with: "" for the default one, otherwise "/es". */
export function prefixOf(
	language: SiteLanguage,
	{ default: first }: { readonly default: SiteLanguage },
): string {
	return language === first ? '' : `/${language}`;
}

/**
 * Returns the language of a page; `undefined` for data files. Pages about reviews are in the default language,
 * unless they name another one. All others are in English.
 * @param path of the page, perhaps with parameters and a fragment
 */
export function languageOfPage(
	path: string,
	{ default: first }: { readonly default: SiteLanguage },
): SiteLanguage | undefined {
	const [prefix, page] = splitLanguage(path.replace(/[?#].*$/s, ''));
	const code = prefix.slice(1);
	if (isSiteLanguage(code)) return code;
	if (isTranslated(page) || page.startsWith(`${PATHS.reviewPages}/`)) return first;
	return /^\/(?!api\/)[^.]*$/.test(page) ? 'en' : undefined;
}

/** Splits the path of a page into the prefix of its language, "" or "/es", and the path without it. */
export function splitLanguage(path: string): readonly [prefix: string, page: string] {
	const [, code = ''] = path.split('/');
	if (!isSiteLanguage(code)) return ['', path];
	return [`/${code}`, path.slice(code.length + 1) || '/'];
}
