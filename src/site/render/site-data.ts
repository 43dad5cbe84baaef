import type { ApiDescription } from '../docs/api-description.ts';
import type { Edition } from '../../edition/documents/edition.ts';
import { createPreviews, previewAlt, type Preview } from '../previews/create-previews.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';

/** The data that shell pages may use. None of it depends on reviews. */
export type SiteBusiness = Pick<Edition, 'baseUrl' | 'business' | 'policy'>;

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

/**
 * Returns the edition that the pages show.
 * @throws {TypeError} in a page of the shell
 */
export function siteEdition(): Promise<Edition> {
	const { edition } = provided();
	if (edition) return edition();
	throw new TypeError('Cannot read the edition: pages of the shell are built without reviews');
}

/** Lists the pages of a template in an edition; none while the shell is built. */
export async function editionPaths<Path>(list: (edition: Edition) => Path[]): Promise<Path[]> {
	const { edition } = provided();
	return edition ? list(await edition()) : [];
}

/** Properties of `Page` that come from the site and the path. */
export interface PageFrame {
	readonly siteName: string;
	readonly notice: string | undefined;
	/** The operator's links at the end of every page. */
	readonly links: Edition['links'];
	/** Path of the preview image: the page's own, or that of the home page. */
	readonly image: string;
	readonly imageAlt: string | undefined;
}

const previews = new WeakMap<Edition, ReadonlyMap<string, Preview>>();

export async function siteFrame(pagePath: string): Promise<PageFrame> {
	const edition = await siteEdition();
	const known =
		previews.get(edition) ??
		new Map(createPreviews(edition).map((preview) => [preview.path, preview]));
	previews.set(edition, known);
	// No alternative text for the shared home image: it contains the rating, so each review would
	// change every page.
	const own = known.get(pagePath);
	const { name: siteName, notice } = edition.business;
	const { links } = edition;
	return {
		siteName,
		notice,
		links,
		image: previewPath(pagePath),
		imageAlt: own && previewAlt(own),
	};
}

function provided(): SiteSource {
	const source = shared[SOURCE];
	if (source) return source;
	throw new TypeError('Cannot render the site: no data; use "npm run build" or "npm run dev"');
}
