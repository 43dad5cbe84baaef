import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './content.ts';
import { findPoolPlace } from './edition-pool.ts';

/** It may have to wait for another build. */
const START_LIMIT_MS = 400_000;

/** A server that a test started with `npm start`. */
export interface RunningServer {
	readonly baseUrl: string;
	readonly environment: NodeJS.ProcessEnv;
	readonly process: ChildProcess;
	/** Everything it printed so far. */
	output(): string;
	/** Sends SIGTERM and gives the exit code and how long it took, in milliseconds. */
	stop(): Promise<{ code: number | null; milliseconds: number }>;
}

export interface Finished {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, 'close');
	return port;
}

/** Below those that systems hand out for connections. */
const FIRST_PORT = Number(process.env['FORECOURT_TEST_PORT'] ?? 21_400);
const claimed = new Set<number>();

/**
 * The same ports in the same order in every test file, as far as they are free: a port is part of
 * the origin, and so of the edition, which need not be built again for the same one.
 */
async function claimPort(): Promise<number> {
	for (let port = FIRST_PORT; ; port++) {
		if (claimed.has(port)) continue;
		claimed.add(port);
		const probe = createServer().listen(port, '127.0.0.1');
		const isFree = await once(probe, 'listening').then(
			() => true,
			() => false,
		);
		probe.close();
		if (isFree) return port;
	}
}

/** Starts the project as a user does, on a port and a data folder of its own. */
export async function startServer(
	variables: NodeJS.ProcessEnv = {},
	limitMs = START_LIMIT_MS,
): Promise<RunningServer> {
	const port = Number(variables['PORT'] ?? (await claimPort()));
	const baseUrl = variables['BASE_URL'] ?? `http://127.0.0.1:${port}`;
	const environment = {
		...process.env,
		// Vitest sets a variable of this name for its own use.
		BASE_URL: undefined,
		PORT: String(port),
		DATA_DIR: mkdtempSync(join(tmpdir(), 'forecourt-data-')),
		...variables,
	};
	// What cannot be read is for the project to refuse.
	const place = await findPoolPlace(environment).catch(() => undefined);
	const isNew = !existsSync(join(environment.DATA_DIR, 'editions'));
	if (isNew && place?.isFilled()) place.copyTo(environment.DATA_DIR);
	const child = spawn('npm', ['start'], { cwd: ROOT, env: environment, stdio: 'pipe' });
	const exited = once(child, 'exit');
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

	const deadline = performance.now() + limitMs;
	// Not by a request: another server may answer at the port.
	while (!output.includes('Forecourt serves')) {
		if (child.exitCode !== null || performance.now() > deadline) {
			child.kill('SIGKILL');
			throw new TypeError(`Cannot start the server: ${output}`);
		}
		await sleep(100);
	}
	place?.fillFrom(environment.DATA_DIR);
	return {
		baseUrl,
		environment,
		process: child,
		output: () => output,
		async stop() {
			const begin = performance.now();
			child.kill('SIGTERM');
			const [code] = (await exited) as [number | null];
			return { code, milliseconds: performance.now() - begin };
		},
	};
}

/** Runs one of the project's scripts to its end. */
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
