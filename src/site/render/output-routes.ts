import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { HeaderRoute } from '../../endpoints/http/topic-links.ts';

const OutputConfig = z.looseObject({
	version: z.literal(3),
	routes: z.array(z.unknown()).default([]),
});

/**
 * Adds routes to the `config.json` of a Build Output API folder. `vercel build` applies routes with
 * `continue` before those of vercel.json.
 */
export async function addOutputRoutes(file: string, routes: readonly HeaderRoute[]): Promise<void> {
	const config = OutputConfig.parse(JSON.parse(await readFile(file, 'utf8')));
	await writeFile(file, JSON.stringify({ ...config, routes: [...routes, ...config.routes] }));
}
