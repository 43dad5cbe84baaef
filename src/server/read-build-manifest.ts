import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildManifest } from '../edition/documents/build-manifest.ts';
import { TOPIC_PATHS } from '../endpoints/http/urls.ts';

/** Reads `/build.json` of an edition or of a fresh build. */
export async function readBuildManifest(editionFolder: string): Promise<BuildManifest> {
	const json = await readFile(join(editionFolder, 'site/build.json'), 'utf8');
	return BuildManifest.parse(JSON.parse(json));
}

/**
 * Returns the topics whose bytes differ between two editions; all topics if there was none before.
 */
export function changedTopics(before: BuildManifest | undefined, after: BuildManifest): string[] {
	return TOPIC_PATHS.filter((path) => etagOf(before, path) !== etagOf(after, path));
}

function etagOf(manifest: BuildManifest | undefined, path: string): string | undefined {
	return manifest?.documents.find((document) => document.path === path)?.etag;
}
