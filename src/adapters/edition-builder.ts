import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperationError } from './operation-error.ts';

/** The checkout that this code belongs to. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Builds from one checkout share Astro's caches and `.astro/`, so that only one may run at a time. */
export const BUILD_LOCK = join(PROJECT_FOLDER, 'node_modules/.cache/forecourt/build.lock');

export interface SiteBuild {
	/** Where the site goes; the data of the functions goes beside it. */
	readonly siteFolder: string;
	readonly baseUrl: string;
	readonly contentDir: string;
	readonly dataDir: string;
	readonly signal?: AbortSignal | undefined;
}

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
 * Runs `astro build` in a process group of its own, which is ended with this process.
 * @throws {OperationError} with what the build printed, if it fails.
 */
export async function buildSite(build: SiteBuild): Promise<void> {
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
		throw new OperationError(`Cannot build the edition: the build ended with ${status}`, {
			output,
		});
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
