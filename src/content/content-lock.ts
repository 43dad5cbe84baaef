import { realpath } from 'node:fs/promises';
import { tryLock, type ProcessLock } from '../platform/process-lock.ts';

/** Somebody else is changing the content. */
export class ContentBusyError extends RangeError {
	override name = 'ContentBusyError';
}

/**
 * Makes sure that only one process at a time writes to a content folder. The lock ends with its
 * process, so that none is ever stale; its empty file stays beside the content.
 * @throws {ContentBusyError} when another process holds it.
 */
export async function lockContent(contentDir: string): Promise<ProcessLock> {
	const lock = await tryLock(`${await realpath(contentDir)}.lock`);
	if (lock) return lock;
	throw new ContentBusyError(
		`Cannot change "${contentDir}": an import or a publication is writing there; try again when it has ended`,
	);
}
