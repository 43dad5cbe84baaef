import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { readFileSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { toPageId } from './docs/page-id.ts';
import { createChangelogPage } from './docs/changelog-page.ts';
import { listReferencePages } from './docs/reference-pages.ts';
import { siteApi } from './render/site-data.ts';

const GUIDE = './docs/use';

const guide = glob({
	base: GUIDE,
	pattern: '**/*.md',
	generateId: ({ entry }) => toPageId(entry),
});

/** Loads the pages that have no file in the folder: the changelog, and those under `/docs/api`. */
async function loadOthers(context: LoaderContext): Promise<void> {
	const { config, generateDigest, parseData, renderMarkdown, store } = context;
	// Starlight adds links to the headings of files in this folder.
	const fileURL = new URL(`${GUIDE}/api.md`, config.root);
	const changelog = readFileSync(new URL('CHANGELOG.md', config.root), 'utf8');
	const pages = [createChangelogPage(changelog), ...listReferencePages(siteApi())];
	for (const { path, title, description, body } of pages) {
		const id = path.slice(1);
		const data = await parseData({ id, data: { title, description, editUrl: false } });
		const rendered = await renderMarkdown(body, { fileURL });
		store.set({ id, data, body, rendered, digest: generateDigest({ data, body }) });
	}
}

/** Content collections for Starlight. */
export const collections = {
	// Without an entry, every build warns that there are no translations.
	i18n: defineCollection({
		loader: () => [{ id: 'en', 'skipLink.label': 'Skip to content' }],
		schema: i18nSchema(),
	}),
	docs: defineCollection({
		loader: {
			name: 'docs',
			async load(context) {
				await guide.load(context);
				await loadOthers(context);
			},
		},
		// `generated` marks pages written from code, which nobody should edit by hand.
		// `keywords` are words that readers search for and the page does not begin with.
		schema: docsSchema({
			extend: z.object({
				generated: z.literal(true).optional(),
				keywords: z.string().optional(),
			}),
		}),
	}),
};
