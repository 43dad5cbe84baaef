import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Returns the build folder of this process. */
export function ownBuildFolder(parent: string, prefix: string): string {
	return join(parent, `${prefix}${process.pid}`);
}

/** Returns whether a folder with this name belongs to a running build. */
export function isBeingBuilt(name: string, prefix: string): boolean {
	const pid = name.slice(prefix.length);
	if (!name.startsWith(prefix) || !/^\d+$/.test(pid)) return false;
	try {
		process.kill(Number(pid), 0);
		return true;
	} catch (error) {
		// EPERM: the process exists but belongs to another user.
		return hasCode(error, 'EPERM');
	}
}

/** Removes the folders of builds that were killed. */
export async function removeAbandonedBuilds(parent: string, prefix: string): Promise<void> {
	const names = await readdir(parent).catch(() => []);
	const abandoned = names.filter((name) => name.startsWith(prefix) && !isBeingBuilt(name, prefix));
	for (const name of abandoned) {
		// Another user's folder cannot be removed, but that must not prevent a build.
		await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
	}
}
