import { constants } from 'node:fs';
import { access, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';
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
		await openFolderWithPackages(folder);
		return folder;
	}
}

/** Code that is bundled in such a folder imports packages by name. */
async function openFolderWithPackages(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules')).catch(
		(error: unknown) => {
			if (!hasCode(error, 'EEXIST')) throw error;
		},
	);
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

/** Astro creates its types and bundle inside the project, wherever the output goes. */
const ASTRO_FOLDER = join(PROJECT_FOLDER, '.astro');

/**
 * Creates the folder in the project that Astro writes to. In a container it is a link to a folder
 * outside the project, because the project is read-only. Astro needs the path inside the project.
 */
export async function openAstroFolder(): Promise<string> {
	const target = await readlink(ASTRO_FOLDER).catch(() => undefined);
	if (target === undefined) await mkdir(ASTRO_FOLDER, { recursive: true });
	else await openFolderWithPackages(target);
	return ASTRO_FOLDER;
}
