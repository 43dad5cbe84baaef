import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../platform/project-folder.ts';
import { createTopicRoutes } from '../endpoints/http/topic-links.ts';
import { loadFunctions, type FetchFunction } from './function-loader.ts';
import { compileRoutes, type RouteTable } from './routes.ts';

/** The parts of the checkout that are the same for all editions: routes and functions. */
export interface Project {
	readonly routes: RouteTable;
	readonly functions: ReadonlyMap<string, FetchFunction>;
}

export async function loadProject(baseUrl: string): Promise<Project> {
	const config = await readFile(join(PROJECT_FOLDER, 'vercel.json'), 'utf8');
	return {
		routes: compileRoutes(JSON.parse(config), createTopicRoutes(baseUrl)),
		functions: await loadFunctions(join(PROJECT_FOLDER, 'api')),
	};
}
