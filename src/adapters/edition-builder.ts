import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownBuildFolder, removeAbandonedBuilds } from './build-folders.ts';
import { isOfFullDisk } from './full-disk.ts';
import { moveFolder } from './move-folder.ts';
import { OperationError } from './operation-error.ts';

/** The checkout that this code belongs to. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Builds from one checkout share Astro's caches and `.astro/`, so that only one may run at a time. */
const CACHE_FOLDER = join(PROJECT_FOLDER, 'node_modules/.cache/forecourt');
export const BUILD_LOCK = join(CACHE_FOLDER, 'build.lock');
const BUILDING = 'building-';

export interface SiteBuild {
	/** Where the site goes; the data of the functions goes beside it. */
	readonly siteFolder: string;
	readonly baseUrl: string;
	readonly contentDir: string;
	readonly dataDir: string;
	readonly signal?: AbortSignal | undefined;
}

/** Without a limit Node lets the garbage of a large build pile up; NODE_OPTIONS may say otherwise. */
export const BUILD_MEMORY_LIMIT = '--max-old-space-size=1536';
const KEPT_OUTPUT_CHARACTERS = 64 * 1024;
const KILL_AFTER_MILLISECONDS = 1500;

/** A parent that was killed cannot end its children; this child ends itself, group and all. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
	`if (process.channel) {
		process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
		process.channel.unref();
	}`,
)}`;

/**
 * Builds the site, and the data of the functions beside it. Astro renames files out of the project's
 * folder, so the build happens there and is then moved, on whatever file system its place is.
 * @throws {OperationError} with what the build printed, if it fails.
 */
export async function buildSite(build: SiteBuild): Promise<void> {
	await removeAbandonedBuilds(CACHE_FOLDER, BUILDING);
	const staging = ownBuildFolder(CACHE_FOLDER, BUILDING);
	await rm(staging, { recursive: true, force: true });
	try {
		await runAstro({ ...build, siteFolder: join(staging, 'site') });
		await moveFolder(join(staging, 'site'), build.siteFolder);
		await moveFolder(join(staging, 'edition'), join(dirname(build.siteFolder), 'edition'));
	} finally {
		await rm(staging, { recursive: true, force: true });
	}
}

/** Runs `astro build` in a process group of its own, which is ended with this process. */
async function runAstro(build: SiteBuild): Promise<void> {
	build.signal?.throwIfAborted();
	const child = spawn(
		process.execPath,
		['--import', END_WITH_PARENT, astroCommand(), 'build', '--outDir', build.siteFolder],
		{
			cwd: PROJECT_FOLDER,
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			env: {
				...process.env,
				BASE_URL: build.baseUrl,
				CONTENT_DIR: build.contentDir,
				DATA_DIR: build.dataDir,
				ASTRO_TELEMETRY_DISABLED: '1',
				NODE_ENV: 'production',
				NODE_OPTIONS: `${BUILD_MEMORY_LIMIT} ${process.env['NODE_OPTIONS'] ?? ''}`,
				// Vercel's adapter writes to .vercel/output whatever the output folder is.
				VERCEL: '',
			},
		},
	);

	let output = '';
	const keep = (chunk: Buffer) => {
		output = (output + chunk.toString()).slice(-KEPT_OUTPUT_CHARACTERS);
	};
	child.stdout?.on('data', keep);
	child.stderr?.on('data', keep);

	const kill = (signal: NodeJS.Signals) => endGroup(child.pid, signal);
	const killNow = () => kill('SIGKILL');
	let killTimer: NodeJS.Timeout | undefined;
	const stop = () => {
		kill('SIGTERM');
		killTimer = setTimeout(killNow, KILL_AFTER_MILLISECONDS);
	};
	process.once('exit', killNow);
	build.signal?.addEventListener('abort', stop, { once: true });

	const status = await new Promise<number | string>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
	}).finally(() => {
		clearTimeout(killTimer);
		process.off('exit', killNow);
		build.signal?.removeEventListener('abort', stop);
	});

	build.signal?.throwIfAborted();
	if (status !== 0) {
		const why = isOfFullDisk(output) ? 'the disk is full' : `the build ended with ${status}`;
		throw new OperationError(`Cannot build the edition: ${why}`, { output });
	}
}

function astroCommand(): string {
	const manifest = createRequire(import.meta.url).resolve('astro/package.json');
	return join(dirname(manifest), 'bin/astro.mjs');
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, signal);
	} catch {
		// The group has ended already.
	}
}
