import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { ownBuildFolder, removeAbandonedBuilds } from '../../platform/build-folders.ts';
import { digestCode } from '../../platform/build-inputs.ts';
import { openAstroFolder } from '../../platform/cache-folder.ts';
import { now } from '../../platform/clock.ts';
import { digestFiles, listFiles } from '../../platform/folder-files.ts';
import { moveFolder } from '../../platform/move-folder.ts';
import { runNodeChild } from '../../platform/node-child.ts';
import { waitForLock } from '../../platform/process-lock.ts';
import { loadSettings } from '../../content/load-settings.ts';
import type { BuildCache } from '../../edition/build-cache.ts';

/** The part of the site that does not depend on reviews, and the renderer for the rest. */
export interface SiteShell {
	/** Folder with the documentation, scripts, styles and public files. */
	readonly siteFolder: string;
	/** The module that renders all other pages: the bundle of `renderer.ts`. */
	readonly rendererFile: string;
	/** Paths of its pages. */
	readonly pages: readonly string[];
}

export interface ShellBuild {
	readonly baseUrl: string;
	readonly contentDir: string;
	readonly dataDir: string;
	/** Without a cache, the shell is built each time. */
	readonly cache: BuildCache | undefined;
	/** Whether Vercel's adapter also writes its output. Such a shell is never cached. */
	readonly onVercel: boolean;
	readonly signal?: AbortSignal | undefined;
}

/** `shell.json`, which every shell folder must have. */
const ShellRecord = z.strictObject({
	renderer: z.string(),
	pages: z.array(z.string()),
	/** Digest of every other file in the folder. */
	digest: z.string(),
});

const RECORD = 'shell.json';
const BUILDING = 'building-';
/** Maximum number of shells in the cache. Each origin and business has its own. */
const MAX_SHELLS = 8;
/** File name of the entry in Astro's bundle for prerendering. */
const RENDERER_ENTRY = /^prerender-entry\..*\.mjs$/;

/**
 * Runs `work` with the site shell, and builds the shell first if it is not cached.
 * @throws {OperationError} with Astro's output, if the shell cannot be built
 */
export async function withShell<Result>(
	build: ShellBuild,
	work: (shell: SiteShell) => Promise<Result>,
): Promise<Result> {
	const { cache, onVercel, signal } = build;
	const readKey = () => (cache && !onVercel ? keyOf(cache, build) : undefined);
	const key = await readKey();
	const cachedFolder = cache && key !== undefined ? join(cache.folder, 'shells', key) : undefined;
	const lookUp = async () => (cachedFolder === undefined ? undefined : readShell(cachedFolder));
	const cached = await lookUp();
	if (cached) return work(cached);

	// Astro writes its own files to the checkout, so only one build may run at a time.
	const astroFolder = await openAstroFolder();
	const lock = await waitForLock(join(astroFolder, 'shell.lock'), { signal });
	const draft = ownBuildFolder(astroFolder, BUILDING);
	try {
		const made = await lookUp();
		if (made) return await work(made);
		await removeAbandonedBuilds(astroFolder, BUILDING);
		await runAstro(build, draft);
		// If inputs changed meanwhile, Astro may have read old and new ones: do not cache the result.
		const isSame = (await readKey()) === key && (await digestCode()) === cache?.code;
		if (cachedFolder !== undefined && isSame) await keep(draft, cachedFolder);
		const shell = (await readShell(draft)) ?? (await lookUp());
		if (shell) return await work(shell);
		throw new TypeError(`Cannot use the site shell in "${draft}": files are missing or damaged`);
	} finally {
		await rm(draft, { recursive: true, force: true });
		lock.release();
	}
}

/** Returns the cache key of the shell, from code, packages, public origin, business and logo. */
async function keyOf(cache: BuildCache, { baseUrl, contentDir }: ShellBuild): Promise<string> {
	const { businessFile, logo } = await loadSettings(contentDir);
	return cache.keyOf('shell', { baseUrl, businessFile, logo });
}

/** Runs Astro to build the shell in a folder that only this process uses. */
async function runAstro(build: ShellBuild, draft: string): Promise<void> {
	const { baseUrl, contentDir, dataDir, onVercel, signal } = build;
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { recursive: true });
	await runNodeChild({
		purpose: 'build the site',
		args: [astroCommand(), 'build', '--outDir', join(draft, 'site')],
		variables: {
			BASE_URL: baseUrl,
			CONTENT_DIR: contentDir,
			DATA_DIR: dataDir,
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_ENV: 'production',
			// Astro would take these for the mode of the build; test runners set them.
			...{ DEV: undefined, MODE: undefined, PROD: undefined, SSR: undefined },
			VERCEL: onVercel ? '1' : '',
		},
		signal,
	});
	await writeRecord(draft);
}

function astroCommand(): string {
	const manifest = createRequire(import.meta.url).resolve('astro/package.json');
	return join(dirname(manifest), 'bin/astro.mjs');
}

export async function writeRecord(folder: string): Promise<void> {
	const files = await listFiles(folder);
	const entries = await readdir(join(folder, 'renderer'));
	const renderer = entries.find((name) => RENDERER_ENTRY.test(name)) ?? '';
	const pages = files
		.filter((file) => /^site\/.*\.html$/.test(file))
		.map((file) => file.replace(/^site/, '').replace(/\/index\.html$/, ''));
	const digest = digestFiles(folder, files);
	const record: z.output<typeof ShellRecord> = { renderer, pages, digest };
	await writeFile(join(folder, RECORD), JSON.stringify(record));
}

/** Moves a finished shell into the cache, and deletes the least recently used shells. */
async function keep(draft: string, cachedFolder: string): Promise<void> {
	const shells = dirname(cachedFolder);
	await mkdir(shells, { recursive: true });
	await rm(cachedFolder, { recursive: true, force: true });
	await moveFolder(draft, cachedFolder);
	const names = await readdir(shells);
	const entries = await Promise.all(
		names.map(async (name) => ({ name, used: (await stat(join(shells, name))).mtimeMs })),
	);
	const oldest = entries.toSorted((a, b) => b.used - a.used).slice(MAX_SHELLS);
	for (const { name } of oldest) await rm(join(shells, name), { recursive: true, force: true });
}

/** Reads the shell in a folder; `undefined` if a file is missing or has changed. */
export async function readShell(folder: string): Promise<SiteShell | undefined> {
	try {
		const record = ShellRecord.parse(JSON.parse(await readFile(join(folder, RECORD), 'utf8')));
		const files = (await listFiles(folder)).filter((file) => file !== RECORD);
		if (digestFiles(folder, files) !== record.digest) return undefined;
		const used = new Date(now());
		await utimes(folder, used, used);
		return {
			siteFolder: join(folder, 'site'),
			rendererFile: join(folder, 'renderer', record.renderer),
			pages: record.pages,
		};
	} catch {
		return undefined;
	}
}
