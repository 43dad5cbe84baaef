import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportSource } from './export-source.ts';
import { UnreadableFile } from '../import-error.ts';
import { isBomb } from './zip-archive.ts';

/** Recognizes a gzip file by its first bytes (RFC 1952 §2.3.1). */
export function isGzip([first, second]: Uint8Array): boolean {
	return first === 0x1f && second === 0x8b;
}

/**
 * Unpacks a gzip file in chunks.
 * @throws {UnreadableFile} if it is damaged, or unpacks to far more than its own size
 */
export async function* unpackGzip(
	source: Pick<ExportSource, 'name' | 'byteLength' | 'bytes'>,
): AsyncGenerator<Uint8Array> {
	const { name, byteLength } = source;
	const packed = Readable.from(source.bytes());
	// The loop below receives all errors.
	const pieces: AsyncIterable<Uint8Array> = pipeline(packed, createGunzip(), () => undefined);
	let unpackedBytes = 0;
	try {
		for await (const piece of pieces) {
			unpackedBytes += piece.length;
			if (isBomb(byteLength, unpackedBytes)) {
				const reason = `it unpacks to more than ${unpackedBytes} bytes, which is too much for a gzip file of ${byteLength}. If you trust it, unpack it first`;
				throw new UnreadableFile(name, reason);
			}
			yield piece;
		}
	} catch (cause) {
		const { code = '' } = cause instanceof Error && 'code' in cause ? cause : {};
		if (!String(code).startsWith('Z_')) throw cause;
		throw new UnreadableFile(name, `the gzip file is damaged (${String(code)})`, { cause });
	}
}
