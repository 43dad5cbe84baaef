import { spawn } from 'node:child_process';
import { mentionsFullDisk } from './full-disk.ts';
import { OperationError } from './operation-error.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** A Node script of this checkout to run in a child process. */
export interface NodeChild {
	/** Completes the sentence "Cannot …". */
	readonly purpose: string;
	/** The script and its arguments. */
	readonly args: readonly string[];
	/** Added to the variables of this process. */
	readonly variables: NodeJS.ProcessEnv;
	readonly signal?: AbortSignal | undefined;
}

/**
 * Limits the heap, because Node lets the garbage of a large build pile up. NODE_OPTIONS overrides
 * it.
 */
export const BUILD_MEMORY_LIMIT = '--max-old-space-size=1280';
const KEPT_OUTPUT_CHARACTERS = 64 * 1024;
const KILL_AFTER_MILLISECONDS = 1500;

/**
 * Makes the child kill its own process group if the parent dies, because a killed parent cannot.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
	`if (process.channel) {
		process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
		process.channel.unref();
	}`,
)}`;

/**
 * Runs a build step in its own process group, which ends with this process.
 * @throws {OperationError} with the end of its output, if it fails.
 */
export async function runNodeChild(run: NodeChild): Promise<void> {
	const { purpose, args, variables, signal } = run;
	signal?.throwIfAborted();
	const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
		cwd: PROJECT_FOLDER,
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		env: {
			...process.env,
			NODE_OPTIONS: `${BUILD_MEMORY_LIMIT} ${process.env['NODE_OPTIONS'] ?? ''}`,
			...variables,
		},
	});

	let output = '';
	const keep = (chunk: Buffer) => {
		output = (output + chunk.toString()).slice(-KEPT_OUTPUT_CHARACTERS);
	};
	child.stdout?.on('data', keep);
	child.stderr?.on('data', keep);

	const kill = (name: NodeJS.Signals) => endGroup(child.pid, name);
	const killNow = () => kill('SIGKILL');
	let killTimer: NodeJS.Timeout | undefined;
	const stop = () => {
		kill('SIGTERM');
		killTimer = setTimeout(killNow, KILL_AFTER_MILLISECONDS);
	};
	process.once('exit', killNow);
	signal?.addEventListener('abort', stop, { once: true });

	const status = await new Promise<number | string>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, name) => resolve(code ?? name ?? 'unknown'));
	}).finally(() => {
		clearTimeout(killTimer);
		process.off('exit', killNow);
		signal?.removeEventListener('abort', stop);
	});

	signal?.throwIfAborted();
	if (status !== 0) {
		const why = mentionsFullDisk(output) ? 'the disk is full' : `the build ended with ${status}`;
		throw new OperationError(`Cannot ${purpose}: ${why}`, { output });
	}
}

function endGroup(pid: number | undefined, name: NodeJS.Signals): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, name);
	} catch {
		// The group has ended already.
	}
}
