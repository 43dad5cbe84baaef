import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ETag } from '../endpoints/http/etag.ts';

const EncodedFile = z.object({ file: z.string(), bytes: z.int() });

/**
 * A file in an edition's site, as listed in `encoded/assets.json`. Paths are relative to the
 * edition.
 */
export const Asset = z.object({
	file: z.string(),
	etag: z.templateLiteral(['"', z.string().regex(/^[0-9a-f]{32}$/), '"']),
	bytes: z.int(),
	encodings: z.object({ br: EncodedFile.optional(), gzip: EncodedFile.optional() }),
});
export type Asset = z.output<typeof Asset> & { readonly etag: ETag };

/** Files by public path. */
export const Assets = z.record(z.string(), Asset);
export type Assets = z.output<typeof Assets>;

export const ASSETS_FILE = 'encoded/assets.json';

export async function readAssets(editionFolder: string): Promise<Assets> {
	return Assets.parse(JSON.parse(await readFile(join(editionFolder, ASSETS_FILE), 'utf8')));
}

/**
 * Returns the public path of a file in the site. Pages lose their extension, because `cleanUrls` in
 * vercel.json does the same.
 */
export function publicPathOf(siteFile: string): string {
	const page = siteFile.replace(/\.html$/, '');
	return `/${page.replace(/(^|\/)index$/, '')}`;
}
