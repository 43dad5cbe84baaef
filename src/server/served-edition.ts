import { join } from 'node:path';
import type { ETag } from '../endpoints/http/etag.ts';
import { toHttpDate } from '../endpoints/http/http-date.ts';
import { topicsIn } from '../endpoints/http/urls.ts';
import type { ContentCoding } from '../endpoints/http/content-negotiation.ts';
import { readAssets, type Asset } from './assets.ts';
import type { BuildManifest } from '../edition/documents/build-manifest.ts';
import { readBuildManifest } from './read-build-manifest.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import type { RouteTable } from './routes.ts';

/** The bytes of a representation on disk. */
export interface StoredBytes {
	/** Absolute path. */
	readonly file: string;
	readonly bytes: number;
}

/** A file in the site, with everything a response needs besides its bytes. */
export interface StaticFile extends StoredBytes {
	readonly etag: ETag;
	/** An HTTP date; set only for documents whose content has a modification time. */
	readonly lastModified: string | undefined;
	readonly codings: readonly ContentCoding[];
	readonly encoded: Readonly<Partial<Record<ContentCoding, StoredBytes>>>;
	readonly contentType: string;
	readonly compressible: boolean;
	readonly immutable: boolean;
}

/** An edition that is loaded and ready to serve. */
export interface ServedEdition {
	readonly id: string;
	readonly folder: string;
	readonly manifest: BuildManifest;
	readonly routes: RouteTable;
	/**
	 * Files by public path. Requests are looked up only here; their paths never reach the file
	 * system.
	 */
	readonly files: ReadonlyMap<string, StaticFile>;
	readonly cache: FileCache;
}

/** Astro names these files by content hash, so they never change. */
export const IMMUTABLE_PREFIX = '/_astro/';

/**
 * Loads the data that the server needs to serve an edition.
 * @throws {TypeError} if a document's tag does not match its file.
 */
export async function loadServedEdition(
	id: string,
	folder: string,
	createRoutes: (topics: readonly string[]) => RouteTable,
): Promise<ServedEdition> {
	const [assets, manifest] = await Promise.all([readAssets(folder), readBuildManifest(folder)]);
	const routes = createRoutes(topicsIn(manifest.documents).map(({ path }) => path));
	const paths = new Set(Object.keys(assets));
	const modified = new Map<string, string>();
	for (const document of manifest.documents) {
		const path = paths.has(document.path)
			? document.path
			: routes.rewrite(document.path, (file) => paths.has(file))?.path;
		const asset = path === undefined ? undefined : assets[path];
		if (path === undefined || asset?.etag !== document.etag) {
			throw new TypeError(`Cannot load edition ${id}: "${document.path}" does not match its ETag`);
		}
		if (document.last_modified !== undefined)
			modified.set(path, toHttpDate(document.last_modified));
	}

	const files = Object.entries(assets).map(
		([path, asset]) => [path, toStaticFile(folder, path, asset, modified.get(path))] as const,
	);
	return { id, folder, manifest, routes, files: new Map(files), cache: createFileCache() };
}

function toStaticFile(
	folder: string,
	path: string,
	asset: Asset,
	lastModified: string | undefined,
): StaticFile {
	const { br, gzip } = asset.encodings;
	const stored = ({ file, bytes }: StoredBytes) => ({ file: join(folder, file), bytes });
	const encoded = { ...(br && { br: stored(br) }), ...(gzip && { gzip: stored(gzip) }) };
	const contentType = contentTypeOf(asset.file);
	return {
		file: join(folder, asset.file),
		bytes: asset.bytes,
		etag: asset.etag,
		lastModified,
		codings: (['br', 'gzip'] as const).filter((coding) => coding in encoded),
		encoded,
		contentType,
		compressible: isCompressible(contentType) || br !== undefined || gzip !== undefined,
		immutable: path.startsWith(IMMUTABLE_PREFIX),
	};
}
