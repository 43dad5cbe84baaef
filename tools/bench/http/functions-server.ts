import { publishEditionFolder } from '../../../src/edition/load-published-edition.ts';
import { createFileCache } from '../../../src/server/file-cache.ts';
import { createLiveEdition } from '../../../src/server/live-edition.ts';
import { listen } from '../../../src/server/local-server.ts';
import { loadProject } from '../../../src/server/project.ts';
import { BASE_URL } from '../../../tests/support/content.ts';
import { answerQuestions } from '../child.ts';
import { createEmptyHandlers, type FunctionsRequest } from './empty-handlers.ts';

/** Runs in a separate process: the server of `npm start`, with its functions and the empty ones. */
answerQuestions({
	async listen({ editionFolder, readyMade }: FunctionsRequest): Promise<string> {
		await publishEditionFolder(editionFolder);
		const { routes, functions } = await loadProject(BASE_URL);
		const empty = await Promise.all(readyMade.map((one) => createEmptyHandlers(functions, one)));
		const all = new Map([...functions, ...empty.flat()]);
		const site = { baseUrl: BASE_URL, routes, functions: all, live: withoutFiles() };
		const { port } = await listen(site, '127.0.0.1', 0);
		return `http://127.0.0.1:${port}`;
	},
});

function withoutFiles() {
	const manifest = { edition: '', commit: null, documents: [] };
	const first = { id: '', folder: '', manifest, files: new Map(), cache: createFileCache() };
	return createLiveEdition({ first, load: async () => first, remove: async () => undefined });
}
