import { join } from 'node:path';
import { buildSite, type SiteBuild } from '../adapters/edition-builder.ts';
import type { EditionStore } from '../adapters/edition-store.ts';
import type { BuildManifest } from '../documents/build-manifest.ts';
import { readBuildManifest } from './read-build-manifest.ts';
import { digestFiles, listFiles, precompress } from './precompress.ts';

/** An edition that lies complete in the store. */
export interface PreparedEdition {
	readonly id: string;
	readonly folder: string;
	readonly manifest: BuildManifest;
}

export type EditionSource = Omit<SiteBuild, 'siteFolder'>;

/** What builds the site; tests put something quicker in its place. */
export type BuildSite = (build: SiteBuild) => Promise<void>;

/**
 * Builds an edition into the store. Its id comes from its bytes: the edition that `/build.json`
 * names, and a digest of every file, which other code or another origin changes. A build whose id
 * is there already gives the edition that is there, unless that was damaged since.
 */
export async function prepareEdition(
	store: EditionStore,
	source: EditionSource,
	build: BuildSite = buildSite,
): Promise<PreparedEdition> {
	const draft = await store.begin();
	try {
		await build({ ...source, siteFolder: join(draft, 'site') });
		const manifest = await readBuildManifest(draft);
		const files = await listFiles(draft);
		const digest = await digestFiles(draft, files);
		const id = `${manifest.edition}-${digest}`;
		const folder = store.folderOf(id);
		const isIntact = async () => (await digestFiles(folder, files).catch(() => '')) === digest;
		if ((await store.has(id)) && !(await isIntact())) await store.remove(id);
		if (!(await store.has(id))) {
			const previous = await store.readCurrent();
			const previousFolder = previous === undefined ? undefined : store.folderOf(previous);
			await precompress(draft, { previousFolder, signal: source.signal });
			await store.install(draft, id);
		}
		return { id, folder, manifest };
	} finally {
		await store.discard(draft);
	}
}
