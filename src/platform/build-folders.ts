import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in which this process builds, beside others. */
export function ownBuildFolder(parent: string, prefix: string): string {
	return join(parent, `${prefix}${process.pid}`);
}

/** Whether a folder of this name belongs to a build that runs. */
export function isBeingBuilt(name: string, prefix: string): boolean {
	const pid = name.slice(prefix.length);
	if (!name.startsWith(prefix) || !/^\d+$/.test(pid)) return false;
	try {
		process.kill(Number(pid), 0);
		return true;
	} catch (error) {
		// EPERM: the process exists and belongs to somebody else.
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

/** Removes the folders of builds that were killed, which had nobody to clear up after them. */
export async function removeAbandonedBuilds(parent: string, prefix: string): Promise<void> {
	const names = await readdir(parent).catch(() => []);
	const abandoned = names.filter((name) => name.startsWith(prefix) && !isBeingBuilt(name, prefix));
	for (const name of abandoned) {
		// What another user left cannot be removed, and is no reason not to build.
		await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
	}
}
