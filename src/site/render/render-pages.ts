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
 * Renders every page outside the shell, one after another: the pages of a large edition do not fit
 * in memory.
 * @returns their paths
 * @throws {TypeError} that names a page that cannot be rendered; the renderer has printed why.
 */
export async function renderPages(run: PageRun): Promise<string[]> {
	const { renderer, baseUrl, siteFolder, signal } = run;
	const paths: string[] = [];
	for (const { pathname, route } of await renderer.listEditionPages()) {
		// Gives signals a chance to arrive between pages.
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

/** @throws {TypeError} for a page that failed; only the not-found page may have status 404. */
export function assertRendered(path: string, { status }: Response): void {
	if (status === 200 || (status === 404 && path === NOT_FOUND)) return;
	throw new TypeError(`Cannot render ${path}: the page answered ${status}`);
}

const NOT_FOUND = '/404';

/** Returns the file of a page, as Astro with `build.format` "directory" names it. */
function fileOf(path: string): string {
	if (path === NOT_FOUND) return '404.html';
	return join(path, 'index.html');
}
