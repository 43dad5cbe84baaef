import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInChild, type SiteBuild } from '../platform/edition-builder.ts';
import { digestFiles, listFiles } from '../platform/folder-files.ts';
import { replaceFile } from '../platform/replace-file.ts';
import type { EditionStore } from './edition-store.ts';
import type { BuildManifest } from '../edition/documents/build-manifest.ts';
import { readBuildManifest } from './read-build-manifest.ts';
import { precompress } from './precompress.ts';

/** A complete edition in the store. */
export interface PreparedEdition {
	readonly id: string;
	readonly folder: string;
	readonly manifest: BuildManifest;
}

export interface EditionSource extends Omit<SiteBuild, 'siteFolder'> {
	/** Digests everything that the edition is built from; without it, the edition is always built. */
	readonly digestInputs?: () => Promise<string | undefined>;
	/** Gets a line when a build starts, and every half minute of a long one. */
	readonly say?: (line: string) => void;
}

const PROGRESS_MS = 30_000;

/** The file in an edition's folder with the digest of its inputs. */
const BUILT_FROM = 'built-from';
const DIGEST_LENGTH = 12;

/** Builds a site; tests pass a faster implementation. */
export type BuildSite = (build: SiteBuild) => Promise<void>;

/**
 * Builds an edition into the store. Its id is the edition in `/build.json` plus a digest of all
 * files, which also changes with the code and the origin. If the store has an intact edition with
 * this id, that one is returned; if it has one built from the same inputs, nothing is built.
 */
export async function prepareEdition(
	store: EditionStore,
	source: EditionSource,
	build: BuildSite = buildInChild,
): Promise<PreparedEdition> {
	const { digestInputs, say, ...site } = source;
	const inputs = await digestInputs?.();
	const known = inputs === undefined ? undefined : await findBuilt(store, inputs);
	if (known) return known;
	say?.(`Building the edition from ${site.contentDir} …`);
	const draft = await store.begin();
	const progress = setInterval(async () => {
		// The folder moves when it is complete.
		const files = await listFiles(draft).catch(() => []);
		if (files.length > 0) say?.(`Building the edition. Files so far: ${files.length} …`);
	}, PROGRESS_MS);
	try {
		await build({ ...site, siteFolder: join(draft, 'site') });
		const manifest = await readBuildManifest(draft);
		const files = await listFiles(draft);
		const digest = digestEdition(draft, files);
		const id = `${manifest.edition}-${digest}`;
		const folder = store.folderOf(id);
		if ((await store.has(id)) && !isIntact(folder, files, digest)) await store.remove(id);
		if (!(await store.has(id))) {
			const previous = await store.readCurrent();
			const previousFolder = previous === undefined ? undefined : store.folderOf(previous);
			await precompress(draft, { previousFolder, signal: source.signal });
			await store.install(draft, id);
		}
		// If the inputs changed during the build, it is unknown which ones it used.
		const isSame = inputs !== undefined && (await digestInputs?.()) === inputs;
		if (isSame) await replaceFile(join(folder, BUILT_FROM), inputs);
		return { id, folder, manifest };
	} finally {
		clearInterval(progress);
		await store.discard(draft);
	}
}

/** Finds an intact edition built from these inputs. */
async function findBuilt(
	store: EditionStore,
	inputs: string,
): Promise<PreparedEdition | undefined> {
	for (const id of await store.list()) {
		const folder = store.folderOf(id);
		const builtFrom = await readFile(join(folder, BUILT_FROM), 'utf8').catch(() => undefined);
		if (builtFrom !== inputs) continue;
		const files = (await listFiles(folder)).filter((file) => /^(edition|site)\//.test(file));
		const digest = digestEdition(folder, files);
		if (id.endsWith(`-${digest}`)) return { id, folder, manifest: await readBuildManifest(folder) };
	}
	return undefined;
}

function isIntact(folder: string, files: readonly string[], digest: string): boolean {
	try {
		return digestEdition(folder, files) === digest;
	} catch {
		// A file is missing.
		return false;
	}
}

/** Returns a digest that is short enough for a folder name. */
function digestEdition(folder: string, files: readonly string[]): string {
	return digestFiles(folder, files).slice(0, DIGEST_LENGTH);
}
