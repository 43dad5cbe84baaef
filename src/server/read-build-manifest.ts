import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildManifest } from '../edition/documents/build-manifest.ts';
import { topicsIn } from '../endpoints/http/urls.ts';

/** Reads `/build.json` of an edition or of a fresh build. */
export async function readBuildManifest(editionFolder: string): Promise<BuildManifest> {
	const json = await readFile(join(editionFolder, 'site/build.json'), 'utf8');
	return BuildManifest.parse(JSON.parse(json));
}

/**
 * Returns the topics that are new or whose bytes differ; all topics if there was no edition before.
 */
export function changedTopics(before: BuildManifest | undefined, after: BuildManifest): string[] {
	const known = new Map(before?.documents.map(({ path, etag }) => [path, etag]));
	return topicsIn(after.documents).flatMap(({ path, etag }) =>
		known.get(path) === etag ? [] : [path],
	);
}
