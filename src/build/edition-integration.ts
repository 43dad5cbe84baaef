import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { textOf } from '../documents/published-document.ts';
import { buildEdition, forgetEdition, type BuildSettings } from './build-edition.ts';
import { checkCanonicalOrigin } from './check-canonical-origin.ts';
import { moveStandInPages } from './move-stand-in-pages.ts';
import { securePages } from './secure-pages.ts';
import { siteDocuments } from './site-data.ts';
import { writeDocuments } from './write-documents.ts';
import { writeFunctionData } from './write-function-data.ts';
import { writePreviews } from './write-previews.ts';
import { writeTopics } from './write-topics.ts';

export interface EditionIntegrationSettings extends BuildSettings {
	/** On Vercel the origin in `vercel.json` is what subscribers see, so it must be the public one. */
	readonly checkOrigin: boolean;
}

/**
 * Puts the static documents into the site and the data of the functions beside it, in `edition/`. In
 * development it answers the documents itself and follows edits of the content.
 */
export function editionIntegration(settings: EditionIntegrationSettings): AstroIntegration {
	return {
		name: 'forecourt:edition',
		hooks: {
			async 'astro:config:done'({ config }) {
				if (settings.checkOrigin) await checkCanonicalOrigin(config.root, settings.baseUrl);
			},
			'astro:server:setup'({ server }) {
				server.middlewares.use((request, response, next) => {
					answerDocument(request.url, response).then((answered) => {
						if (!answered) next();
					}, next);
				});
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
			// Before an adapter copies the site away.
			async 'astro:build:generated'({ dir }) {
				const documents = await siteDocuments();
				const siteFolder = fileURLToPath(dir);
				await securePages(siteFolder, settings.baseUrl);
				await writeDocuments(documents, siteFolder);
				await writePreviews(await buildEdition(settings), siteFolder);
				const topicFolder = fileURLToPath(new URL('../edition/topics', dir));
				await writeTopics(documents, siteFolder, topicFolder);
			},
			async 'astro:build:done'({ dir }) {
				const folder = fileURLToPath(new URL('../edition', dir));
				await writeFunctionData(await buildEdition(settings), folder);
				await moveStandInPages(fileURLToPath(dir), folder);
			},
		},
	};
}

/** Answers with a document if the address is one of a document; types are what browsers show best. */
async function answerDocument(url: string | undefined, response: ServerResponse): Promise<boolean> {
	const [path = ''] = (url ?? '').split('?');
	const documents = await siteDocuments();
	const found = documents.find(({ paths, file }) => paths.includes(path) || path === `/${file}`);
	if (!found) return false;
	const type = found.file.endsWith('.json') ? 'application/json' : 'text/plain';
	response.setHeader('Content-Type', `${type}; charset=utf-8`);
	response.end(textOf(found));
	return true;
}
