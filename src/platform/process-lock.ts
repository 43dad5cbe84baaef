import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** A lock between processes. It is released when the process that holds it ends, even after a crash. */
export interface ProcessLock extends Disposable {
	release(): void;
}

export interface WaitOptions {
	readonly signal?: AbortSignal | undefined;
	/** Called once, after a second of waiting for the lock. */
	readonly onWait?: () => void;
}

const POLL_MILLISECONDS = 100;
const SILENT_POLLS = 10;
/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/**
 * Takes the lock if it is free. It is SQLite's file lock: the kernel releases it when the process
 * ends, so it is never stale, and nothing is written to the file.
 */
export async function tryLock(file: string): Promise<ProcessLock | undefined> {
	await mkdir(dirname(file), { recursive: true });
	const database = new DatabaseSync(file, { timeout: 0 });
	try {
		database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
	} catch (error) {
		database.close();
		if (isBusy(error)) return undefined;
		throw error;
	}
	const release = () => {
		if (database.isOpen) database.close();
	};
	return { release, [Symbol.dispose]: release };
}

/** Waits for the lock by polling, so that signals are still handled. */
export async function waitForLock(file: string, options: WaitOptions = {}): Promise<ProcessLock> {
	for (let polls = 0; ; polls++) {
		options.signal?.throwIfAborted();
		const lock = await tryLock(file);
		if (lock) return lock;
		if (polls === SILENT_POLLS) options.onWait?.();
		await delay(POLL_MILLISECONDS, undefined, { signal: options.signal });
	}
}

/** Returns whether an error of SQLite is that another connection holds the file. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
