import { publishEditionFolder } from '../../../src/edition/load-published-edition.ts';
import { createFileCache } from '../../../src/server/file-cache.ts';
import { createLiveEdition } from '../../../src/server/live-edition.ts';
import { listen } from '../../../src/server/local-server.ts';
import { loadProject } from '../../../src/server/project.ts';
import type { RouteTable } from '../../../src/server/routes.ts';
import { BASE_URL } from '../../../tests/support/content.ts';
import { answerQuestions } from '../child.ts';
import { createEmptyHandlers, type FunctionsRequest } from './empty-handlers.ts';

/** Runs in a separate process: the server of `npm start`, with its functions and the empty ones. */
answerQuestions({
	async listen({ editionFolder, readyMade }: FunctionsRequest): Promise<string> {
		await publishEditionFolder(editionFolder);
		const { createRoutes, functions } = await loadProject(BASE_URL);
		const empty = await Promise.all(readyMade.map((one) => createEmptyHandlers(functions, one)));
		const all = new Map([...functions, ...empty.flat()]);
		const site = { baseUrl: BASE_URL, functions: all, live: withoutFiles(createRoutes([])) };
		const { port } = await listen(site, '127.0.0.1', 0);
		return `http://127.0.0.1:${port}`;
	},
});

function withoutFiles(routes: RouteTable) {
	const manifest = { edition: '', commit: null, documents: [] };
	const files = new Map();
	const first = { id: '', folder: '', manifest, routes, files, cache: createFileCache() };
	return createLiveEdition({ first, load: async () => first, remove: async () => undefined });
}
