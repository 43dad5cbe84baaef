/** The languages that the pages are translated to. Browsers load this: it needs no package. */
export const SITE_LANGUAGES = ['en', 'es', 'de', 'fr'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

export function isSiteLanguage(code: string): code is SiteLanguage {
	return SITE_LANGUAGES.some((language) => language === code);
}
