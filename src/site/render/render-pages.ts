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
 * Renders every page that is not part of the shell into the site, one after another: a large edition's
 * pages fit in no memory.
 * @returns their paths
 * @throws {TypeError} that names a page that cannot be rendered; the renderer has printed why.
 */
export async function renderPages(run: PageRun): Promise<string[]> {
	const { renderer, baseUrl, siteFolder, signal } = run;
	const paths: string[] = [];
	for (const { pathname, route } of await renderer.listEditionPages()) {
		// Signals arrive between pages only.
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

/** @throws {TypeError} for a page that failed; the page that stands for missing ones says 404. */
export function assertRendered(path: string, { status }: Response): void {
	if (status === 200 || (status === 404 && path === NOT_FOUND)) return;
	throw new TypeError(`Cannot render ${path}: the page answered ${status}`);
}

const NOT_FOUND = '/404';

/** As Astro lays pages out, with `build.format` "directory". */
function fileOf(path: string): string {
	if (path === NOT_FOUND) return '404.html';
	return join(path, 'index.html');
}
