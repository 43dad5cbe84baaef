import { copyFileSync, linkSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCode } from '../platform/error-code.ts';
import { listFiles } from '../platform/folder-files.ts';
import { createETag } from '../endpoints/http/etag.ts';
import { ASSETS_FILE, publicPathOf, readAssets, type Asset, type Assets } from './assets.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Astro names these files by content hash, so each is compressed only once. Other files can change
 * with every review.
 */
const ONCE_ONLY = /^_astro\//;
/**
 * Brotli quality. One level higher takes fifteen times as long for a page and saves 0.1%. The
 * highest takes twenty times as long for a document and saves an eighth.
 */
const QUALITY = 8;
/** Larger files would take seconds at `QUALITY`. */
const LARGE_FILE_BYTES = 1024 * 1024;
const LARGE_FILE_QUALITY = 5;
/** An encoding is used only if it saves more than 5%. */
const WORTHWHILE_RATIO = 0.95;
/** The number of files that Node's thread pool compresses at a time. */
const PARALLEL_FILES = 4;

export interface PrecompressOptions {
	/** An edition whose encodings can be reused. */
	readonly previousFolder?: string | undefined;
	readonly signal?: AbortSignal | undefined;
}

/**
 * Lists the files of an edition's site and compresses those that get smaller into `encoded/`, named
 * by digest. Encodings that the previous edition already has are linked.
 */
export async function precompress(
	editionFolder: string,
	{ previousFolder, signal }: PrecompressOptions = {},
): Promise<void> {
	const site = join(editionFolder, 'site');
	await mkdir(join(editionFolder, 'encoded'), { recursive: true });
	const previous = await indexByEtag(previousFolder);
	const files = await listFiles(site);
	const assets: Assets = {};

	const queue = files.values();
	const work = async () => {
		for (const file of queue) {
			signal?.throwIfAborted();
			const body = readFileSync(join(site, file));
			const etag = createETag(body);
			const known = previous.get(etag);
			const encodings = known
				? linkEncodings(known, previousFolder ?? '', editionFolder)
				: await encode(body, etag, file, editionFolder);
			assets[publicPathOf(file)] = { file: `site/${file}`, etag, bytes: body.length, encodings };
		}
	};
	await Promise.all(Array.from({ length: PARALLEL_FILES }, work));

	const sorted = Object.fromEntries(Object.entries(assets).toSorted());
	await writeFile(join(editionFolder, ASSETS_FILE), JSON.stringify(sorted));
}

async function encode(
	body: Buffer,
	etag: string,
	file: string,
	editionFolder: string,
): Promise<Asset['encodings']> {
	if (!isCompressible(contentTypeOf(file)) && !file.endsWith('.ndjson')) return {};
	const [br, gz] = await Promise.all([
		compressBrotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: brotliQualityOf(file, body.length),
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			},
		}),
		compressGzip(body, { level: body.length > LARGE_FILE_BYTES ? 6 : 9 }),
	]);

	const name = `encoded/${etag.replaceAll('"', '')}`;
	const save = async (encoded: Buffer, ending: string) => {
		if (encoded.length >= body.length * WORTHWHILE_RATIO) return undefined;
		await writeFile(join(editionFolder, name + ending), encoded);
		return { file: name + ending, bytes: encoded.length };
	};
	return { br: await save(br, '.br'), gzip: await save(gz, '.gz') };
}

function brotliQualityOf(file: string, bytes: number): number {
	if (bytes > LARGE_FILE_BYTES) return LARGE_FILE_QUALITY;
	return ONCE_ONLY.test(file) ? constants.BROTLI_MAX_QUALITY : QUALITY;
}

async function indexByEtag(folder: string | undefined): Promise<Map<string, Asset>> {
	if (folder === undefined) return new Map();
	// If the previous edition has no readable list, compress everything again.
	const assets = await readAssets(folder).catch(() => ({}));
	return new Map(Object.values(assets).map((asset) => [asset.etag, asset]));
}

function linkEncodings(known: Asset, from: string, to: string): Asset['encodings'] {
	for (const encoded of Object.values(known.encodings)) {
		if (encoded) linkOrCopy(join(from, encoded.file), join(to, encoded.file));
	}
	return known.encodings;
}

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch (error) {
		// Files with the same bytes share their encodings.
		if (hasCode(error, 'EEXIST')) return;
		copyFileSync(source, target);
	}
}
