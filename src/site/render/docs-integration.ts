import { readdirSync, readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import type { AstroIntegration } from 'astro';
import { editBaseUrl } from '../docs/repository.ts';
import { createReferenceGroup, createSidebar } from '../docs/sidebar.ts';
import { renderStyles } from '../../edition/documents/brand-documents.ts';
import { BRAND_PATHS } from '../../endpoints/http/urls.ts';
import type { ShellInputs } from './create-shell-inputs.ts';
import { indexPages } from './page-index.ts';

const COMPONENTS = '/src/site/docs-theme';

/** Otherwise Shiki stops highlighting a line after half a second, so a busy machine gives other bytes. */
const withoutTimeLimit = {
	preprocess(_code: string, options: { tokenizeTimeLimit?: number }): void {
		options.tokenizeTimeLimit = 0;
	},
};

/**
 * Returns the integrations for the documentation under `/docs`: Starlight with the site's design.
 * Its search covers only these pages, because Astro builds no others.
 */
export function docsIntegrations({ business, site, api }: ShellInputs): AstroIntegration[] {
	const hasBrand = renderStyles(site.brand) !== undefined;
	const editUrl = editBaseUrl(readFileSync('package.json', 'utf8'));
	const groups = createSidebar([...readdirSync('docs/use'), 'changelog.md']);
	return [
		starlight({
			title: `${business.name} reviews`,
			head: hasBrand
				? [{ tag: 'link', attrs: { rel: 'stylesheet', href: BRAND_PATHS.styles } }]
				: [],
			disable404Route: true,
			// `indexPages` below; Starlight's search shows it all the same.
			pagefind: false,
			customCss: ['@fontsource-variable/archivo/wdth.css', `${COMPONENTS}/docs.css`],
			components: {
				MarkdownContent: `.${COMPONENTS}/content.astro`,
				Search: `.${COMPONENTS}/search.astro`,
				PageTitle: `.${COMPONENTS}/page-title.astro`,
				SiteTitle: './src/site/components/site-name.astro',
				SocialIcons: `.${COMPONENTS}/site-links.astro`,
				ThemeProvider: `.${COMPONENTS}/theme-script.astro`,
				ThemeSelect: './src/site/components/theme-switch.astro',
			},
			expressiveCode: {
				themes: ['github-dark', 'github-light'],
				// Syntax colors would take up half of a reference page, where every response is JSON.
				shiki: { langAlias: { json: 'txt' }, transformers: [withoutTimeLimit] },
				defaultProps: { frame: 'none' },
				styleOverrides: {
					codeBackground: 'var(--raised)',
					borderColor: 'var(--rule)',
					borderRadius: 'var(--radius)',
				},
			},
			markdown: { processedDirs: ['./docs/use'] },
			sidebar: [...groups.slice(0, 1), createReferenceGroup(api), ...groups.slice(1)],
			routeMiddleware: `.${COMPONENTS}/route-data.ts`,
			...(editUrl !== undefined && { editLink: { baseUrl: editUrl } }),
		}),
		{
			name: 'forecourt:docs',
			hooks: {
				'astro:build:done': ({ dir }) => indexPages(dir),
				'astro:config:setup'({ updateConfig }) {
					// Starlight sets these for the whole site. Its components need classes to style their
					// children; on our pages, classes take as many bytes as Astro's attributes.
					updateConfig({
						// Otherwise Astro answers 404 for /en, because the documentation has no such prefix.
						i18n: { routing: 'manual' },
						scopedStyleStrategy: 'class',
						prefetch: false,
						// Otherwise code that expects Vite's `BASE_URL` (a path) gets ours (an origin).
						vite: {
							envPrefix: ['PUBLIC_', 'BASE_URL'],
							// Otherwise Vite inlines small scripts in every page.
							build: { assetsInlineLimit: 0 },
						},
					});
				},
			},
		},
	];
}
