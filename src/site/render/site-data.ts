import type { ApiDescription } from '../docs/api-description.ts';
import type { Edition } from '../../edition/documents/edition.ts';
import {
	isTranslated,
	languageOfPage,
	localizedPath,
	nearestTranslated,
	prefixOf,
	splitLanguage,
} from '../../edition/paths/localized-path.ts';
import type { SiteSettings } from '../../reviews/business/business-file.ts';
import type { Words } from '../../reviews/messages/catalogs.ts';
import type { SiteLanguage } from '../../reviews/messages/languages.ts';
import { translateEdition, translatorOf } from '../view-models/translate-edition.ts';
import { createPreviews, previewAlt, type Preview } from '../previews/create-previews.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';

/** The data that shell pages may use. None of it depends on reviews. */
export type SiteBusiness = Pick<Edition, 'baseUrl' | 'business' | 'policy' | 'site' | 'logo'>;

/** Source of the data that pages show. */
export interface SiteSource {
	readonly business: () => Promise<SiteBusiness>;
	/** Absent while the shell is built: its pages must not depend on reviews. */
	readonly edition?: () => Promise<Edition>;
	/** Present only while Astro runs, because only Astro renders the documentation. */
	readonly api?: ApiDescription;
}

// Astro bundles a copy of this module for the pages. The symbol lets both copies find the source.
const SOURCE = Symbol.for('forecourt.site');
const shared: typeof globalThis & { [SOURCE]?: SiteSource | undefined } = globalThis;

/** Sets the data for all pages in this process. Omitted sources stay as they were. */
export function provideSite(source: SiteSource): void {
	shared[SOURCE] = { ...shared[SOURCE], ...source };
}

/** Returns the business of the site. */
export function siteBusiness(): Promise<SiteBusiness> {
	return provided().business();
}

/** Returns the description of the API that the documentation shows. */
export function siteApi(): ApiDescription {
	const { api } = provided();
	if (api) return api;
	throw new TypeError('Cannot describe the API: only Astro renders the documentation');
}

/** The address of a page, as in `Astro`. */
interface PageAddress {
	readonly url: Pick<URL, 'pathname'>;
}

/**
 * Returns the edition that the page shows, with its texts in the language of the page.
 * @throws {TypeError} in a page of the shell
 */
export async function siteEdition(page?: PageAddress): Promise<Edition> {
	const { edition } = provided();
	if (!edition) {
		throw new TypeError('Cannot read the edition: pages of the shell are built without reviews');
	}
	const original = await edition();
	return translateEdition(original, languageOf(page, original.site));
}

/** Returns the translator of the page's language. */
export async function siteTranslator(page?: PageAddress): Promise<Words> {
	const source = await siteBusiness();
	return translatorOf(source, languageOf(page, source.site));
}

function languageOf(page: PageAddress | undefined, site: SiteSettings): SiteLanguage {
	return (page && languageOfPage(page.url.pathname, site)) ?? 'en';
}

/** Lists the pages of a template in an edition; none while the shell is built. */
export async function editionPaths<Path>(list: (edition: Edition) => Path[]): Promise<Path[]> {
	const { edition } = provided();
	return edition ? list(await edition()) : [];
}

/** Lists the pages of a template in each language of the site: `[...language]` is its first parameter. */
export function localizedPaths<Path extends { readonly params?: object }>(
	list: (edition: Edition) => Path[],
) {
	return editionPaths((edition) => {
		const { languages, default: first } = edition.site;
		return languages.flatMap((language) =>
			list(translateEdition(edition, language)).map((path) => ({
				...path,
				params: { ...path.params, language: language === first ? undefined : language },
			})),
		);
	});
}

/** Properties of `Page` that come from the site and the path. */
export interface PageFrame {
	readonly siteName: string;
	readonly notice: string | undefined;
	/** The operator's links at the end of every page. */
	readonly links: SiteSettings['links'];
	/** The languages of the page, with its path in each; empty if it has only one. */
	readonly translations: readonly { readonly language: SiteLanguage; readonly path: string }[];
	/** Links to the languages: to the page in each, or to the nearest page that has the language. */
	readonly languages: PageFrame['translations'];
	/** Path of the preview image: the page's own, or that of the home page. */
	readonly image: string;
	readonly imageAlt: string | undefined;
}

const previews = new WeakMap<Edition, ReadonlyMap<string, Preview>>();

export async function siteFrame(page: PageAddress): Promise<PageFrame> {
	const edition = await siteEdition(page);
	const [prefix, plainPath] = splitLanguage(page.url.pathname);
	const known =
		previews.get(edition) ??
		new Map(createPreviews(await siteTranslator(page), edition).map((each) => [each.path, each]));
	previews.set(edition, known);
	// No alternative text for the shared home image: it contains the rating, so each review would
	// change every page.
	const image = known.get(plainPath);
	const { name: siteName, notice } = edition.business;
	const { links, languages } = edition.site;
	const isShared = languages.length > 1 && isTranslated(plainPath);
	const own = languageOf(page, edition.site);
	const pathIn = (language: SiteLanguage) =>
		localizedPath(nearestTranslated(plainPath), prefixOf(language, edition.site));
	const linked = languages
		.filter((language) => languages.length > 1 && (isShared || language !== own))
		.map((language) => ({ language, path: pathIn(language) }));
	return {
		siteName,
		notice,
		links,
		translations: isShared ? linked : [],
		languages: linked,
		image: previewPath(plainPath, prefix),
		imageAlt: image && previewAlt(image),
	};
}

function provided(): SiteSource {
	const source = shared[SOURCE];
	if (source) return source;
	throw new TypeError('Cannot render the site: no data; use "npm run build" or "npm run dev"');
}
