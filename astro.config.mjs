import vercel from '@astrojs/vercel';
import { defineConfig } from 'astro/config';
import { readEnvironment } from './src/platform/environment.ts';
import { readShellInputs } from './src/platform/shell-inputs.ts';
import { docsIntegrations } from './src/site/render/docs-integration.ts';
import { editionIntegration } from './src/site/render/edition-integration.ts';

const { baseUrl, contentDir, onVercel } = readEnvironment();
const { reference, cacheDir, ...business } = readShellInputs();

// A build runs Astro for the shell of the site alone: "npm run build" does all of it.
export default defineConfig({
	site: baseUrl,
	srcDir: './src/site',
	output: 'static',
	trailingSlash: 'never',
	cacheDir,
	// Astro's default joins inline elements that stand on lines of their own.
	compressHTML: true,
	// Vercel's adapter insists on the format.
	build: { format: 'directory', inlineStylesheets: 'never' },
	integrations: [
		...docsIntegrations(reference),
		editionIntegration({ contentDir, baseUrl }, business),
	],
	// The adapter writes .vercel/output whatever the output folder is.
	...(onVercel && { adapter: vercel() }),
});
