import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.ts';

/**
 * Folder for caches. It is in `node_modules`, because platforms keep that folder between deployments
 * and `npm ci` empties it.
 */
export const PROJECT_CACHE: string = join(PROJECT_FOLDER, 'node_modules/.cache/forecourt');

/**
 * Returns the folder for cached results, which may be deleted at any time. It is in the data folder
 * if `node_modules` is not writable.
 */
export async function findCacheFolder(dataDir: string): Promise<string> {
	try {
		await mkdir(PROJECT_CACHE, { recursive: true });
		await access(PROJECT_CACHE, constants.W_OK);
		return PROJECT_CACHE;
	} catch {
		const folder = join(dataDir, 'cache');
		await mkdir(folder, { recursive: true });
		// Code bundled there imports packages by name.
		await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules')).catch(
			ignoreExisting,
		);
		return folder;
	}
}

function ignoreExisting(error: unknown): void {
	if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

const ASTRO = 'astro-';

/**
 * Returns the folder for Astro's cache of rendered Markdown and highlighted code. Astro's cache
 * keys ignore the packages that render, so each version of the code gets its own folder.
 * @param code the digest of the code; without it, the folder belongs to this process
 */
export async function openAstroCache(dataDir: string, code: string | undefined): Promise<string> {
	const folder = await findCacheFolder(dataDir);
	const own = `${ASTRO}${code?.slice(0, 32) ?? process.pid}`;
	const others = (await readdir(folder)).filter((name) => name.startsWith(ASTRO) && name !== own);
	for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
	return join(folder, own);
}
