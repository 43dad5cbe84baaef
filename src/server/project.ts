import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../platform/project-folder.ts';
import { createTopicRoutes } from '../endpoints/http/topic-links.ts';
import { loadFunctions, type FetchFunction } from './function-loader.ts';
import { compileRoutes, type RouteTable } from './routes.ts';

/** The parts of the checkout that are the same for all editions: routes and functions. */
export interface Project {
	/** Creates the routes of an edition with these topics. */
	readonly createRoutes: (topics: readonly string[]) => RouteTable;
	readonly functions: ReadonlyMap<string, FetchFunction>;
}

export async function loadProject(baseUrl: string): Promise<Project> {
	const config = JSON.parse(await readFile(join(PROJECT_FOLDER, 'vercel.json'), 'utf8'));
	return {
		createRoutes: (topics) => compileRoutes(config, createTopicRoutes(baseUrl, topics)),
		functions: await loadFunctions(join(PROJECT_FOLDER, 'api')),
	};
}
