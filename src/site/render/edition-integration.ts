import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuildSettings } from '../../edition/create-edition.ts';
import type { DevSite } from './dev-site.ts';
import { assertRendered } from './render-pages.ts';
import { securePages } from './secure-page.ts';
import { isOfShell } from './shell-pages.ts';
import { provideSite } from './site-data.ts';
import type { ShellInputs } from './create-shell-inputs.ts';

/**
 * In a build, Astro creates the site shell and, next to it in `renderer/`, the bundle that renders
 * all other pages. In development, it serves every page and reloads when content changes.
 */
export function editionIntegration(settings: BuildSettings, inputs: ShellInputs): AstroIntegration {
	let bundleFolder: URL;
	return {
		name: 'forecourt:edition',
		hooks: {
			'astro:config:setup'({ command, updateConfig }) {
				provideSite({ business: async () => inputs, api: inputs.api });
				if (command === 'dev') updateConfig({ vite: { plugins: [withoutPolicy()] } });
			},
			'astro:config:done'({ config }) {
				bundleFolder = config.adapter ? config.build.server : config.outDir;
			},
			async 'astro:server:setup'({ server }) {
				// Vite must load this module, because it also loads the pages. Node.js loaded this file.
				const module = await server.ssrLoadModule('/src/site/render/dev-site.ts');
				const site: DevSite = module['openDevSite'](settings);
				server.middlewares.use((request, response, next) => {
					const [path = ''] = (request.url ?? '').split('?');
					site.answer(path, response).then((answered) => {
						if (!answered) next();
					}, next);
				});
				server.watcher.add(settings.contentDir);
				server.watcher.on('all', (_event, path) => {
					if (!path.startsWith(settings.contentDir)) return;
					site.forget();
					server.hot.send({ type: 'full-reload' });
				});
			},
			'astro:build:setup'({ updateConfig }) {
				const input = fileURLToPath(new URL('./renderer.ts', import.meta.url));
				updateConfig({ environments: { prerender: { build: { rolldownOptions: { input } } } } });
			},
			'astro:build:start'({ setPrerenderer }) {
				setPrerenderer((prerenderer) => ({
					...prerenderer,
					async getStaticPaths() {
						const pages = await prerenderer.getStaticPaths();
						return pages.filter(({ route }) => isOfShell(route));
					},
					async render(request, options) {
						const result = await prerenderer.render(request, options);
						const response = result instanceof Response ? result : result.response;
						assertRendered(new URL(request.url).pathname, response);
						return result;
					},
				}));
			},
			// This hook runs before an adapter moves the shell.
			async 'astro:build:generated'({ dir }) {
				await securePages(fileURLToPath(dir), settings.baseUrl);
				await rename(new URL('.prerender/', bundleFolder), new URL('../renderer/', dir));
			},
		},
	};
}

/** Removes the policy, which would block the styles and scripts that the development server adds. */
function withoutPolicy() {
	return {
		name: 'forecourt:without-policy',
		enforce: 'pre' as const,
		transform(code: string, id: string) {
			if (!id.endsWith('/layouts/head.astro')) return undefined;
			return code.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
		},
	};
}
