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
 * The documentation under `/docs`: Starlight in the design of the site, and its search index.
 * @param reference OpenAPI document, simplified for readers
 */
export function docsIntegrations(reference: unknown): AstroIntegration[] {
	const editUrl = editBaseUrl(readFileSync('package.json', 'utf8'));
	return [
		starlight({
			title: 'Docs',
			disable404Route: true,
			// Starlight would index every page of the site, and only after an adapter has copied it.
			pagefind: false,
			customCss: ['@fontsource-variable/archivo/wdth.css', `${COMPONENTS}/docs.css`],
			components: {
				Head: `.${COMPONENTS}/head.astro`,
				Header: `.${COMPONENTS}/header.astro`,
				MarkdownContent: `.${COMPONENTS}/content.astro`,
				MobileMenuFooter: `.${COMPONENTS}/menu-footer.astro`,
				PageTitle: `.${COMPONENTS}/page-title.astro`,
				Search: `.${COMPONENTS}/search.astro`,
			},
			expressiveCode: {
				themes: ['github-dark', 'github-light'],
				// Colors would be half of a reference page, where every response is JSON.
				shiki: { langAlias: { json: 'txt' } },
				defaultProps: { frame: 'none' },
				styleOverrides: {
					codeBackground: 'var(--raised)',
					borderColor: 'var(--rule)',
					borderRadius: 'var(--radius)',
				},
				// The code blocks of the reference do not exist yet when themes are chosen.
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
					// Starlight sets both for the whole site. Its components need classes to style their
					// children; on our pages, classes take as many bytes as Astro's attributes.
					updateConfig({
						scopedStyleStrategy: 'class',
						prefetch: false,
						// Otherwise code that reads Vite's `BASE_URL`, a path, gets ours, an origin.
						vite: {
							envPrefix: ['PUBLIC_', 'BASE_URL'],
							// Otherwise small scripts are inlined in every page.
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
