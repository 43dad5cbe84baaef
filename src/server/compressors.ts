import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
	brotliCompress,
	constants,
	createBrotliCompress,
	createGzip,
	gzip,
	type BrotliOptions,
} from 'node:zlib';
import type { ContentCoding } from '../endpoints/http/content-negotiation.ts';

/** Quality and window for responses that are compressed while a client waits. */
const BROTLI: BrotliOptions = {
	params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const GZIP = { level: 6 };

const brotliAtOnce = promisify(brotliCompress);
const gzipAtOnce = promisify(gzip);

/** Compresses a complete body. */
export const COMPRESS: Record<ContentCoding, (body: Uint8Array) => Promise<Buffer>> = {
	br: (body) => brotliAtOnce(body, BROTLI),
	gzip: (body) => gzipAtOnce(body, GZIP),
};

/** Compresses a streamed body. */
export const CREATE_COMPRESSOR: Record<ContentCoding, () => Transform> = {
	br: () => createBrotliCompress(BROTLI),
	gzip: () => createGzip(GZIP),
};
