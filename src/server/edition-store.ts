import { access, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownBuildFolder, isBeingBuilt, removeAbandonedBuilds } from '../platform/build-folders.ts';
import { hasCode, ignoreMissing } from '../platform/error-code.ts';
import { replaceFile } from '../platform/replace-file.ts';

export type EditionStore = ReturnType<typeof createEditionStore>;

const BUILDING = '.building-';
const REMOVING = '.removing-';

/** Keeps editions in `DATA_DIR`, each in a folder that appears atomically and never changes. */
export function createEditionStore(dataDir: string) {
	const editions = join(dataDir, 'editions');
	const currentFile = join(dataDir, 'current');
	const folderOf = (id: string) => join(editions, id);
	const discard = (folder: string) => rm(folder, { recursive: true, force: true });

	async function remove(id: string): Promise<void> {
		// Rename first, so that a folder with an edition's name is always complete.
		const doomed = join(editions, `${REMOVING}${process.pid}-${id}`);
		await rename(folderOf(id), doomed).catch(ignoreMissing);
		await discard(doomed);
	}

	async function readCurrent(): Promise<string | undefined> {
		const id = await readFile(currentFile, 'utf8').catch(ignoreMissing);
		return id?.trim() || undefined;
	}

	return {
		folderOf,
		discard,
		remove,
		has: (id: string): Promise<boolean> =>
			access(folderOf(id)).then(
				() => true,
				() => false,
			),
		/** Returns the ids of all editions. */
		async list(): Promise<string[]> {
			const names = await readdir(editions).catch(ignoreMissing);
			return (names ?? []).filter((name) => !name.startsWith('.')).toSorted();
		},
		/** Creates an empty build folder for this process, and removes those of killed processes. */
		async begin(): Promise<string> {
			await removeAbandonedBuilds(editions, BUILDING);
			const folder = ownBuildFolder(editions, BUILDING);
			await discard(folder);
			await mkdir(folder, { recursive: true });
			return folder;
		},
		/** Turns a finished build into an edition, or discards the build if that edition exists. */
		async install(buildFolder: string, id: string): Promise<void> {
			try {
				await rename(buildFolder, folderOf(id));
			} catch (error) {
				if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
				await discard(buildFolder);
			}
		},
		readCurrent,
		/** Reads a text file of the current edition; `undefined` if there is none. */
		async readCurrentText(path: string): Promise<string | undefined> {
			const id = await readCurrent();
			if (id === undefined) return undefined;
			return readFile(join(folderOf(id), path), 'utf8').catch(ignoreMissing);
		},
		writeCurrent: (id: string): Promise<void> => replaceFile(currentFile, `${id}\n`),
		/** Removes all other editions, and leftovers of processes that have ended. */
		async prune(keep: readonly string[]): Promise<void> {
			for (const name of await readdir(editions)) {
				if (keep.includes(name) || isBeingBuilt(name, BUILDING)) continue;
				if (name.startsWith('.')) await discard(join(editions, name));
				else await remove(name);
			}
		},
	};
}
