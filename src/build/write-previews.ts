import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edition } from '../documents/edition.ts';
import { createPreviews } from '../previews/create-previews.ts';
import { createPreviewDrawer } from '../previews/draw-preview.ts';
import { previewPath } from '../site/preview-path.ts';

/** Draws the pictures of the pages into the site. */
export async function writePreviews(edition: Edition, siteFolder: string): Promise<void> {
	const draw = createPreviewDrawer();
	for (const preview of createPreviews(edition)) {
		const file = join(siteFolder, previewPath(preview.path));
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, await draw(preview));
	}
}
