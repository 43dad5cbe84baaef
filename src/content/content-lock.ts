import { realpath } from 'node:fs/promises';
import { tryLock, type ProcessLock } from '../platform/process-lock.ts';

/** Thrown if another process is changing the content. */
export class ContentBusyError extends RangeError {
	override name = 'ContentBusyError';
}

/**
 * Locks a content folder, so that only one process writes to it. The lock ends with its process, so
 * it is never stale. Its empty file stays next to the content.
 * @throws {ContentBusyError} if another process holds the lock.
 */
export async function lockContent(contentDir: string): Promise<ProcessLock> {
	const lock = await tryLock(`${await realpath(contentDir)}.lock`);
	if (lock) return lock;
	throw new ContentBusyError(
		`Cannot change "${contentDir}": an import or a publication is writing there; try again when it has finished`,
	);
}
