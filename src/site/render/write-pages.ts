import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '../../edition/documents/edition.ts';
import { renderSitemap } from '../../edition/documents/sitemap.ts';
import { ERROR_PAGES } from '../../edition/documents/published-edition.ts';
import { prefixOf } from '../../edition/paths/localized-path.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';
import { translateEdition, translatorOf } from '../view-models/translate-edition.ts';
import { createPreviews } from '../previews/create-previews.ts';
import { createPreviewDrawer } from '../previews/draw-preview.ts';
import type { Renderer } from './renderer.ts';
import { renderPages } from './render-pages.ts';
import { provideSite } from './site-data.ts';
import type { SiteShell } from './site-shell.ts';
import type { EditionFolders } from '../../edition/write-data.ts';

export interface PageBuild extends EditionFolders {
	readonly edition: Edition;
	readonly shell: SiteShell;
	readonly signal?: AbortSignal | undefined;
}

/** Writes the shell, the pages of this edition, the sitemap and the preview images. */
export async function writePages(build: PageBuild): Promise<void> {
	const { edition, shell, siteFolder, functionFolder, signal } = build;
	cpSync(shell.siteFolder, siteFolder, { recursive: true });
	provideSite({ business: async () => edition, edition: async () => edition });
	// The bundle with `renderer.ts` as its entry point. Astro remembers the pages of each template, so
	// another build needs another instance.
	const { href } = pathToFileURL(shell.rendererFile);
	const renderer = (await import(`${href}?site=${encodeURIComponent(siteFolder)}`)) as Renderer;
	const run = { renderer, baseUrl: edition.baseUrl, siteFolder, signal };
	const paths = [...shell.pages, ...(await renderPages(run))];
	for (const { file, text } of renderSitemap(paths, edition)) {
		await writeFile(join(siteFolder, file), text);
	}
	const draw = createPreviewDrawer();
	for (const language of edition.site.languages) {
		const t = translatorOf(edition, language);
		const prefix = prefixOf(language, edition.site);
		for (const preview of createPreviews(t, translateEdition(edition, language))) {
			const file = join(siteFolder, previewPath(preview.path, prefix));
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, draw(preview));
		}
	}
	await moveErrorPages(siteFolder, functionFolder);
}

/**
 * Copies the not-found and gone pages next to the function data. The gone page is then removed from
 * the site, because it has no address of its own. The not-found page stays, because Vercel serves
 * it too.
 */
async function moveErrorPages(siteFolder: string, functionFolder: string): Promise<void> {
	for (const { file, copy } of Object.values(ERROR_PAGES)) {
		await copyFile(join(siteFolder, file), join(functionFolder, copy));
	}
	await rm(dirname(join(siteFolder, ERROR_PAGES.gone.file)), { recursive: true });
}
