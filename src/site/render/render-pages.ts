import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Renderer } from './renderer.ts';

export interface PageRun {
	readonly renderer: Renderer;
	readonly baseUrl: string;
	readonly siteFolder: string;
	readonly signal?: AbortSignal | undefined;
}

/**
 * Renders every page outside the shell, one after another, because the pages of a large edition do
 * not fit in memory.
 * @returns the paths of the pages
 * @throws {TypeError} with the path of a page that cannot be rendered; the renderer has printed why
 */
export async function renderPages(run: PageRun): Promise<string[]> {
	const { renderer, baseUrl, siteFolder, signal } = run;
	const paths: string[] = [];
	for (const { pathname, route } of await renderer.listEditionPages()) {
		// Lets signals arrive between pages.
		await setImmediate();
		signal?.throwIfAborted();
		const path = pathname.startsWith('/') ? pathname : `/${pathname}`;
		const request = new Request(new URL(encodeURI(path), baseUrl));
		const response = await renderer.app.render(request, { routeData: route });
		assertRendered(path, response);
		const file = join(siteFolder, fileOf(path));
		const body = await response.bytes();
		// Synchronous: for thousands of small files, promises cost more than the I/O.
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, body);
		paths.push(path);
	}
	return paths;
}

/** @throws {TypeError} if a page failed. Only the not-found page may have status 404. */
export function assertRendered(path: string, { status }: Response): void {
	if (status === 200 || (status === 404 && path === NOT_FOUND)) return;
	throw new TypeError(`Cannot render ${path}: its status is ${status}`);
}

const NOT_FOUND = '/404';

/** Returns the file of a page, with the name that Astro gives it for `build.format: "directory"`. */
function fileOf(path: string): string {
	if (path === NOT_FOUND) return '404.html';
	return join(path, 'index.html');
}
