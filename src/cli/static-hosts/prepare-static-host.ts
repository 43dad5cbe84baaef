import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { createTopicRoutes } from '../../endpoints/http/topic-links.ts';
import { BuildManifest } from '../../edition/documents/build-manifest.ts';
import { topicsIn } from '../../endpoints/http/urls.ts';
import { listFiles } from '../../platform/folder-files.ts';
import { PROJECT_FOLDER } from '../../platform/project-folder.ts';
import { publicPathOf } from '../../server/assets.ts';
import { compileRoutes, type RouteTable } from '../../server/routes.ts';
import { createCloudflareHeaders } from './cloudflare-headers.ts';
import { capitalizeNames, renderHeaderRules, toHostedFile } from './hosted-file.ts';
import { createNetlifyHeaders } from './netlify-headers.ts';
import { createRedirectRules, renderRedirectRules } from './redirect-rules.ts';

/** Hosts of static files for which `npm run build` can prepare the site. */
export const STATIC_HOSTS = ['cloudflare', 'netlify'] as const;
export type StaticHost = (typeof STATIC_HOSTS)[number];

/** The parts of vercel.json that a static host needs in another form. */
const StaticConfig = z.looseObject({
	redirects: z.array(
		z.strictObject({ source: z.string(), destination: z.string(), permanent: z.literal(true) }),
	),
	rewrites: z.array(z.object({ source: z.string() })),
});

/**
 * Turns a built site into one for a static host: pages without folders of their own, copies instead
 * of rewrites, and the routes of vercel.json as `_headers` and `_redirects`.
 */
export async function prepareStaticHost(
	siteFolder: string,
	host: StaticHost,
	baseUrl: string,
): Promise<void> {
	const json: unknown = JSON.parse(await readFile(join(PROJECT_FOLDER, 'vercel.json'), 'utf8'));
	const { redirects, rewrites } = StaticConfig.parse(json);
	await movePages(siteFolder);
	const paths = new Map((await listFiles(siteFolder)).map((file) => [publicPathOf(file), file]));
	const manifest: unknown = JSON.parse(await readFile(join(siteFolder, 'build.json'), 'utf8'));
	const topics = topicsIn(BuildManifest.parse(manifest).documents).map(({ path }) => path);
	const routes = compileRoutes(json as object, createTopicRoutes(baseUrl, topics));
	// Served with status 404, at other paths.
	paths.delete('/404');
	for (const [path, file] of paths) {
		if (!routes.decide(path).redirect) continue;
		// On Netlify, a file comes before a redirect.
		await rm(join(siteFolder, file));
		paths.delete(path);
	}
	for (const [alias, file] of findAliases(rewrites, routes, paths)) {
		await mkdir(dirname(join(siteFolder, alias)), { recursive: true });
		await copyFile(join(siteFolder, file), join(siteFolder, alias));
		paths.set(alias, file);
	}

	const files = [...paths].map(([path, file]) => toHostedFile(routes, path, file));
	const page = capitalizeNames(routes.decide('/').headers);
	const headers =
		host === 'netlify'
			? createNetlifyHeaders(files)
			: createCloudflareHeaders(files, page, baseUrl);
	await writeFile(join(siteFolder, '_headers'), renderHeaderRules(headers));
	const rules = renderRedirectRules(createRedirectRules(redirects));
	await writeFile(join(siteFolder, '_redirects'), rules);
}

/** Moves `policy/index.html` to `policy.html`: with a folder, `/policy` redirects to `/policy/`. */
async function movePages(siteFolder: string): Promise<void> {
	for (const file of await listFiles(siteFolder)) {
		if (!file.endsWith('/index.html')) continue;
		await rename(join(siteFolder, file), join(siteFolder, `${dirname(file)}.html`));
	}
}

/** Finds the files of fixed paths that are rewritten to another path. */
function findAliases(
	rewrites: readonly { readonly source: string }[],
	routes: RouteTable,
	paths: ReadonlyMap<string, string>,
): (readonly [string, string])[] {
	return rewrites.flatMap(({ source }) => {
		if (/[:(*]/.test(source)) return [];
		const target = routes.rewrite(source, (path) => paths.has(path));
		const file = target && paths.get(target.path);
		return file === undefined ? [] : [[source, file] as const];
	});
}
