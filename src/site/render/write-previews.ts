import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edition } from '../../edition/documents/edition.ts';
import { createPreviews } from '../previews/create-previews.ts';
import { createPreviewDrawer, type DrawPreview } from '../previews/draw-preview.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';
import type { BuildCache } from '../../edition/build-cache.ts';

/** Writes the preview images of an edition into the site, reusing cached ones. */
export async function writePreviews(
	edition: Edition,
	siteFolder: string,
	cache: BuildCache | undefined,
): Promise<void> {
	let drawer: DrawPreview | undefined;
	for (const preview of createPreviews(edition)) {
		const key = cache?.keyOf('preview', preview);
		let picture = key === undefined ? undefined : cache?.steps.read(key);
		if (picture === undefined) {
			drawer ??= createPreviewDrawer();
			picture = drawer(preview);
			if (key !== undefined) cache?.steps.write(key, picture);
		}
		const file = join(siteFolder, previewPath(preview.path));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, picture);
	}
}
