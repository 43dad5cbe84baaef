import type { Edition } from './documents/edition.ts';
import { createEdition } from './create-edition.ts';
import { loadContent } from '../content/load-content.ts';
import { refusePersonalData } from '../import/find-personal-data.ts';
import type { BuildCache } from './build-cache.ts';
import { createCachedReader } from './record-reader.ts';

/** The content folder to build and the public origin to build it for. */
export interface BuildSettings {
	readonly contentDir: string;
	readonly baseUrl: string;
}

/**
 * Builds an edition from a content folder.
 * @param cache of text readings; without it, every text is analyzed again
 * @throws {ContentError}
 */
export async function buildEdition(
	{ contentDir, baseUrl }: BuildSettings,
	cache?: BuildCache,
): Promise<Edition> {
	const content = await loadContent(contentDir);
	await refusePersonalData(content, contentDir);
	return createEdition(content, baseUrl, createCachedReader(content.settings, cache));
}
