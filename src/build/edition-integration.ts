import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildEdition, forgetEdition, type BuildSettings } from './build-edition.ts';
import { checkCanonicalOrigin } from './check-canonical-origin.ts';
import { writeFunctionData } from './write-function-data.ts';

export interface EditionIntegrationSettings extends BuildSettings {
	/** On Vercel the origin in `vercel.json` is what subscribers see, so it must be the public one. */
	readonly checkOrigin: boolean;
}

/** Puts the data of the functions beside the site, in `edition/`, and follows edits in development. */
export function editionIntegration(settings: EditionIntegrationSettings): AstroIntegration {
	return {
		name: 'forecourt:edition',
		hooks: {
			async 'astro:config:done'({ config }) {
				if (settings.checkOrigin) await checkCanonicalOrigin(config.root, settings.baseUrl);
			},
			'astro:server:setup'({ server }) {
				server.watcher.add(settings.contentDir);
				server.watcher.on('all', (_event, path) => {
					if (!path.startsWith(settings.contentDir)) return;
					forgetEdition();
					server.hot.send({ type: 'full-reload' });
				});
			},
			async 'astro:build:start'() {
				// Bad content is to stop the build before anything is written or said about pages.
				await buildEdition(settings);
			},
			async 'astro:build:done'({ dir }) {
				const folder = fileURLToPath(new URL('../edition', dir));
				await writeFunctionData(await buildEdition(settings), folder);
			},
		},
	};
}
