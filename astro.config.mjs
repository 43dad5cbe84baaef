import { defineConfig } from 'astro/config';
import { readEnvironment } from './src/platform/environment.ts';
import { readShellInputs } from './src/platform/read-shell-inputs.ts';
import { docsIntegrations } from './src/site/render/docs-integration.ts';
import { editionIntegration } from './src/site/render/edition-integration.ts';

const { baseUrl, contentDir, onVercel } = readEnvironment();
const { cacheDir, ...inputs } = readShellInputs();

// Used only for the site shell. "npm run build" runs the whole build.
export default defineConfig({
	site: baseUrl,
	srcDir: './src/site',
	output: 'static',
	trailingSlash: 'never',
	cacheDir,
	// Vite's default is in node_modules, which may be read-only.
	vite: { cacheDir: `${cacheDir}/vite` },
	// Astro's default joins inline elements that are on separate lines.
	compressHTML: true,
	// Vercel's adapter requires this format.
	build: { format: 'directory', inlineStylesheets: 'never' },
	integrations: [...docsIntegrations(inputs), editionIntegration({ contentDir, baseUrl }, inputs)],
	// The adapter always writes .vercel/output, whatever the output folder is. It is a development
	// package, which Vercel installs and other servers can do without.
	...(onVercel && { adapter: (await import('@astrojs/vercel')).default() }),
});
