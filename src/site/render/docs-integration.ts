import { readdirSync, readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import type { AstroIntegration } from 'astro';
import { openAPISidebarGroups } from 'starlight-openapi';
import { indexPages } from './page-index.ts';
import { editBaseUrl } from '../docs/repository.ts';
import { createSidebar } from '../docs/sidebar.ts';
import { openApiReference } from './openapi-reference.ts';

const COMPONENTS = '/src/site/docs-theme';

/**
 * The documentation under `/docs`: Starlight in the site's own look, and the search in its pages.
 * @param reference the description of the API, as people read it
 */
export function docsIntegrations(reference: unknown): AstroIntegration[] {
	const editUrl = editBaseUrl(readFileSync('package.json', 'utf8'));
	return [
		starlight({
			title: 'Docs',
			disable404Route: true,
			// Starlight would search every page of the site, and only after an adapter has copied it.
			pagefind: false,
			customCss: ['@fontsource-variable/archivo/wdth.css', `${COMPONENTS}/docs.css`],
			components: {
				Head: `.${COMPONENTS}/head.astro`,
				Header: `.${COMPONENTS}/header.astro`,
				MarkdownContent: `.${COMPONENTS}/content.astro`,
				MobileMenuFooter: `.${COMPONENTS}/menu-footer.astro`,
				PageTitle: `.${COMPONENTS}/page-title.astro`,
				Search: `.${COMPONENTS}/search.astro`,
				SkipLink: `.${COMPONENTS}/skip-link.astro`,
			},
			expressiveCode: {
				themes: ['github-dark', 'github-light'],
				// Colors would make half of a page of the reference, where every answer is JSON.
				shiki: { langAlias: { json: 'txt' } },
				defaultProps: { frame: 'none' },
				styleOverrides: {
					codeBackground: 'var(--raised)',
					borderColor: 'var(--rule)',
					borderRadius: 'var(--radius)',
				},
				// The reference has code blocks that are not there when themes are chosen.
				removeUnusedThemes: false,
			},
			markdown: { processedDirs: ['./docs/guide'] },
			sidebar: [
				...createSidebar(readdirSync('docs/guide', { recursive: true, encoding: 'utf8' })).map(
					({ label, items }) => ({ label, items: [...items] }),
				),
				...openAPISidebarGroups,
			],
			plugins: [openApiReference(reference)],
			routeMiddleware: `.${COMPONENTS}/route-data.ts`,
			...(editUrl !== undefined && { editLink: { baseUrl: editUrl } }),
		}),
		{
			name: 'forecourt:docs',
			hooks: {
				'astro:config:setup'({ updateConfig }) {
					// Starlight sets both for the whole site. Its components need classes that reach their
					// children; among ours, these weigh as much as Astro's attributes.
					updateConfig({
						scopedStyleStrategy: 'class',
						prefetch: false,
						// Astro would give our BASE_URL, an origin, to code that asks Vite for its base, a path.
						vite: {
							envPrefix: ['PUBLIC_', 'BASE_URL'],
							// Small scripts would stand in every page again.
							build: { assetsInlineLimit: 0 },
						},
					});
				},
				async 'astro:build:generated'({ dir }) {
					await indexPages(dir);
				},
			},
		},
	];
}
