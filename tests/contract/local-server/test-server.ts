import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WatchRequest } from '../../../src/server/request-watch.ts';
import type { FetchFunction } from '../../../src/server/function-loader.ts';
import { createTopicRoutes } from '../../../src/endpoints/http/topic-links.ts';
import { createLiveEdition, type LiveEdition } from '../../../src/server/live-edition.ts';
import { listen } from '../../../src/server/local-server.ts';
import type { Site } from '../../../src/server/request-listener.ts';
import { compileRoutes } from '../../../src/server/routes.ts';
import { loadServedEdition, type ServedEdition } from '../../../src/server/served-edition.ts';
import { temporaryFolder, writeFixtureEdition } from './fixture-edition.ts';

export const BASE_URL = 'https://fixture.example';
const VERCEL_JSON = JSON.parse(
	readFileSync(new URL('../../../vercel.json', import.meta.url), 'utf8'),
);

export interface TestServer {
	readonly port: number;
	readonly folder: string;
	readonly live: LiveEdition<ServedEdition>;
	/** The edition that functions would use. */
	published(): string;
	stop(): Promise<void>;
}

/** Starts the real server with editions in a temporary folder, named by their ids. */
export async function startTestServer(
	functions: Record<string, FetchFunction> = {},
	first = 'first',
	more: Record<string, string> = {},
	watch?: WatchRequest,
	trace?: Site['trace'],
): Promise<TestServer> {
	const folder = await temporaryFolder();
	const createRoutes = (topics: readonly string[]) =>
		compileRoutes(VERCEL_JSON, createTopicRoutes(BASE_URL, topics));
	const load = (id: string) => loadServedEdition(id, join(folder, id), createRoutes);
	let published = first;

	await writeFixtureEdition(join(folder, first), first, more);
	const live = createLiveEdition({
		first: await load(first),
		load,
		activate: async (edition) => {
			const json = await readFile(join(edition.folder, 'edition/edition.json'), 'utf8');
			published = JSON.parse(json).edition;
		},
		remove: (id) => rm(join(folder, id), { recursive: true }),
	});
	const byPath = new Map(Object.entries(functions));
	const site = {
		baseUrl: BASE_URL,
		live,
		functions: byPath,
		...(watch && { watch }),
		trace,
	};
	const server = await listen(site, '127.0.0.1', 0);
	return {
		port: server.port,
		folder,
		live,
		published: () => published,
		async stop() {
			await server.close(1000);
			await rm(folder, { recursive: true, force: true });
		},
	};
}
