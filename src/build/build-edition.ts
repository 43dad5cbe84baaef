import type { Edition } from '../documents/edition.ts';
import { createEdition } from './create-edition.ts';
import { loadContent } from '../content/load-content.ts';
import { refusePersonalData } from '../importers/find-personal-data.ts';

/** What a build needs to know of its surroundings. */
export interface BuildSettings {
	readonly contentDir: string;
	readonly baseUrl: string;
}

// Astro runs pages and integrations from two copies of this module in one process; what both need
// lies where both find it, so that content is read once a build.
const MEMO = Symbol.for('forecourt.edition');
const shared: typeof globalThis & { [MEMO]?: Promise<Edition> | undefined } = globalThis;

/**
 * The edition that this process builds.
 * @throws {ContentError}
 */
export function buildEdition({ contentDir, baseUrl }: BuildSettings): Promise<Edition> {
	shared[MEMO] ??= read();
	return shared[MEMO];

	async function read(): Promise<Edition> {
		const content = await loadContent(contentDir);
		await refusePersonalData(content, contentDir);
		return createEdition(content, baseUrl);
	}
}

/** Makes the next `buildEdition` read the content again: it was edited under a dev server. */
export function forgetEdition(): void {
	shared[MEMO] = undefined;
}
