import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './content.ts';
import { timed } from './test-reports.ts';

/** Enough for a build on a busy machine; anything slower is stuck. */
const START_LIMIT_MS = 400_000;

/**
 * Settings for a server with pages, whatever port it listens on. Pages that do not depend on the
 * reviews are built once for all servers with this origin and the sample's settings.
 */
export const WITH_PAGES = { SITE: 'on', BASE_URL: 'http://127.0.0.1:21500' } as const;

/** A server that a test started with `npm start`. */
export interface RunningServer {
	/** The address it listens on. */
	readonly address: string;
	/** The public origin that it announces. */
	readonly baseUrl: string;
	readonly environment: NodeJS.ProcessEnv;
	readonly process: ChildProcess;
	/** Returns everything it printed so far. */
	output(): string;
	/** Returns the site folder of the edition that it serves. */
	siteFolder(): string;
	/** Sends SIGTERM. Returns the exit code and the duration in milliseconds. */
	stop(): Promise<{ code: number | null; milliseconds: number }>;
}

export interface Finished {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** Returns a free port below those that the system gives to outgoing connections while a build runs. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(22_000, 32_000);
		if (await isFree(port)) return port;
	}
}

export async function isFree(port: number): Promise<boolean> {
	const probe = createServer().listen(port, '127.0.0.1');
	const [listening] = await Promise.allSettled([once(probe, 'listening')]);
	probe.close();
	return listening.status === 'fulfilled';
}

/**
 * Starts the project as a user does, with a free port and a new data folder. Unless `SITE` is on,
 * editions have no pages, which take most of the build time.
 */
export async function startServer(
	variables: NodeJS.ProcessEnv = {},
	limitMs = START_LIMIT_MS,
	project = ROOT,
): Promise<RunningServer> {
	const port = Number(variables['PORT'] ?? (await freePort()));
	const address = `http://127.0.0.1:${port}`;
	const baseUrl = variables['BASE_URL'] ?? address;
	const environment = {
		...process.env,
		// Vitest sets a variable of this name for its own use.
		BASE_URL: undefined,
		PORT: String(port),
		SITE: 'off',
		DATA_DIR: mkdtempSync(join(tmpdir(), 'forecourt-data-')),
		...variables,
	};
	const child = spawn('npm', ['start'], { cwd: project, env: environment, stdio: 'pipe' });
	const exited = once(child, 'exit');
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

	const deadline = performance.now() + limitMs;
	// Reads the output instead of sending a request, because another server may listen on the port.
	const says = async (words: string) => {
		while (!output.includes(words)) {
			if (child.exitCode !== null || performance.now() > deadline) {
				child.kill('SIGKILL');
				throw new TypeError(`Cannot start the server: ${output}`);
			}
			await sleep(50);
		}
	};
	const what = `npm start, ${environment.SITE === 'on' ? 'with pages' : 'without pages'}`;
	await timed('build', what, () => says('Forecourt serves'));
	return {
		address,
		baseUrl,
		environment,
		process: child,
		output: () => output,
		siteFolder() {
			const id = readFileSync(join(environment.DATA_DIR, 'current'), 'utf8').trim();
			return join(environment.DATA_DIR, 'editions', id, 'site');
		},
		async stop() {
			const begin = performance.now();
			child.kill('SIGTERM');
			const [code] = (await exited) as [number | null];
			return { code, milliseconds: performance.now() - begin };
		},
	};
}

/** Runs one of the project's npm scripts to completion. */
export async function runScript(
	args: readonly string[],
	environment: NodeJS.ProcessEnv = process.env,
	cwd = ROOT,
): Promise<Finished> {
	const child = spawn('npm', ['run', '--silent', ...args], { cwd, env: environment });
	let [stdout, stderr] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, stdout, stderr };
}
