import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STAND_IN_PAGES } from '../documents/stand-in-pages.ts';

/**
 * Puts the pages that stand in for others beside the data of the functions, as they are served. The
 * one for removed reviews leaves the site: it has no address of its own. The other one stays, since
 * the platform shows it too.
 */
export async function moveStandInPages(siteFolder: string, folder: string): Promise<void> {
	for (const { file, copy } of Object.values(STAND_IN_PAGES)) {
		await copyFile(join(siteFolder, file), join(folder, copy));
	}
	await rm(dirname(join(siteFolder, STAND_IN_PAGES.gone.file)), { recursive: true });
}
