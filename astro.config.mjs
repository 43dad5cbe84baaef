import vercel from '@astrojs/vercel';
import { defineConfig } from 'astro/config';
import { readEnvironment } from './src/adapters/environment.ts';
import { docsIntegrations } from './src/build/docs-integration.ts';
import { editionIntegration } from './src/build/edition-integration.ts';
import { sitemapIntegration } from './src/build/sitemap-integration.ts';

const { baseUrl, contentDir, onVercel } = readEnvironment();

export default defineConfig({
	site: baseUrl,
	output: 'static',
	trailingSlash: 'never',
	// Astro's default joins inline elements that stand on lines of their own.
	compressHTML: true,
	// Vercel's adapter insists on the format.
	build: { format: 'directory', inlineStylesheets: 'never' },
	integrations: [
		...docsIntegrations({ contentDir, baseUrl }),
		editionIntegration({ contentDir, baseUrl, checkOrigin: onVercel }),
		sitemapIntegration({ contentDir, baseUrl }),
	],
	// The adapter writes .vercel/output whatever the output folder is.
	...(onVercel && { adapter: vercel() }),
});
