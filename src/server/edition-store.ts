import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownBuildFolder, isBeingBuilt, removeAbandonedBuilds } from '../platform/build-folders.ts';

/** The editions in `DATA_DIR`. Each is a folder that appears whole and never changes. */
export interface EditionStore {
	folderOf(id: string): string;
	has(id: string): Promise<boolean>;
	/** Ids of the editions that are there. */
	list(): Promise<string[]>;
	/** An empty folder for a build by this process, in place of those that killed ones left behind. */
	begin(): Promise<string>;
	/** Makes a finished build an edition; if that edition exists already, the build is dropped. */
	install(buildFolder: string, id: string): Promise<void>;
	discard(buildFolder: string): Promise<void>;
	remove(id: string): Promise<void>;
	readCurrent(): Promise<string | undefined>;
	writeCurrent(id: string): Promise<void>;
	/** Removes all editions but those named, and what ended processes left behind. */
	prune(keep: readonly string[]): Promise<void>;
}

const BUILDING = '.building-';
const REMOVING = '.removing-';

export function createEditionStore(dataDir: string): EditionStore {
	const editions = join(dataDir, 'editions');
	const currentFile = join(dataDir, 'current');
	const folderOf = (id: string) => join(editions, id);
	const discard = (folder: string) => rm(folder, { recursive: true, force: true });

	async function remove(id: string): Promise<void> {
		// Renamed first, so that a folder with an edition's name always holds all of it.
		const doomed = join(editions, `${REMOVING}${process.pid}-${id}`);
		await rename(folderOf(id), doomed).catch(ignoreMissing);
		await discard(doomed);
	}

	return {
		folderOf,
		discard,
		remove,
		has: (id) =>
			access(folderOf(id)).then(
				() => true,
				() => false,
			),
		async list() {
			const names = await readdir(editions).catch(ignoreMissing);
			return (names ?? []).filter((name) => !name.startsWith('.')).toSorted();
		},
		async begin() {
			await removeAbandonedBuilds(editions, BUILDING);
			const folder = ownBuildFolder(editions, BUILDING);
			await discard(folder);
			await mkdir(folder, { recursive: true });
			return folder;
		},
		async install(buildFolder, id) {
			try {
				await rename(buildFolder, folderOf(id));
			} catch (error) {
				if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
				await discard(buildFolder);
			}
		},
		async readCurrent() {
			const id = await readFile(currentFile, 'utf8').catch(ignoreMissing);
			return id?.trim() || undefined;
		},
		async writeCurrent(id) {
			const draft = `${currentFile}.${process.pid}`;
			await writeFile(draft, `${id}\n`);
			await rename(draft, currentFile);
		},
		async prune(keep) {
			for (const name of await readdir(editions)) {
				if (keep.includes(name) || isBeingBuilt(name, BUILDING)) continue;
				if (name.startsWith('.')) await discard(join(editions, name));
				else await remove(name);
			}
		},
	};
}

function ignoreMissing(error: unknown): undefined {
	if (!hasCode(error, 'ENOENT')) throw error;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
