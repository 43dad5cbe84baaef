import { setTimeout as delay } from 'node:timers/promises';
import { fetchServerStatus, type ServerStatus } from '../platform/control-client.ts';
import { OperationError } from '../platform/operation-error.ts';
import { tryLock } from '../platform/process-lock.ts';
import { readServerRecord, serverLockFile, type ServerRecord } from '../platform/server-record.ts';

/** A running server that responds. */
export interface ReachableServer {
	readonly record: ServerRecord;
	readonly status: ServerStatus;
}

const POLL_MILLISECONDS = 200;

/** Looks for the server that uses a data folder; `starting` if it has no port yet. */
export async function lookForServer(
	dataDir: string,
): Promise<ReachableServer | 'starting' | undefined> {
	const lock = await tryLock(serverLockFile(dataDir));
	if (lock) {
		// The lock is free, so any record is from a server that was killed.
		lock.release();
		return undefined;
	}
	const record = await readServerRecord(dataDir);
	if (!record) return 'starting';
	const status = await fetchServerStatus(record);
	if (status) return { record, status };
	// It may have just ended and removed its record.
	if (!(await readServerRecord(dataDir))) return 'starting';
	throw new OperationError(
		`Cannot reach the server at ${record.url}: process ${record.pid} does not answer. Stop it first`,
	);
}

/**
 * Looks for the server, and waits if it is starting: it may have read the content before the change
 * to publish. Calls `onWait` once while it waits.
 */
export async function findRunningServer(
	dataDir: string,
	{ signal, onWait }: { readonly signal: AbortSignal; readonly onWait: () => void },
): Promise<ReachableServer | undefined> {
	for (let polls = 0; ; polls++) {
		const found = await lookForServer(dataDir);
		if (found !== 'starting') return found;
		if (polls === 1) onWait();
		await delay(POLL_MILLISECONDS, undefined, { signal });
	}
}
