import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** A file of a zip archive as the directory describes it; method 0 is stored, 8 deflated. */
export interface ZipRecord {
	readonly name: string;
	readonly method: number;
	readonly checksum: number;
	readonly packedLength: number;
	readonly byteLength: number;
	/** Where its own header begins. */
	readonly offset: number;
	/** Where the directory begins, which no file reaches into. */
	readonly directoryOffset: number;
}

const HEADER_BYTES = 30;
const SIGNATURE = 0x04034b50;

/**
 * Unpacks a file piece by piece, never more of it than the directory announces.
 * @throws {ImportError} where its size or its checksum is another than announced.
 */
export async function* inflateEntry(
	archive: string,
	record: ZipRecord,
): AsyncGenerator<Uint8Array> {
	const start = await findStart(archive, record);
	const packed =
		record.packedLength === 0
			? Readable.from([])
			: createReadStream(archive, { start, end: start + record.packedLength - 1 });
	const unpacked = record.method === 0 ? packed : packed.pipe(createInflateRaw());
	packed.once('error', (error: Error) => unpacked.destroy(error));
	let length = 0;
	let checksum = 0;
	try {
		for await (const piece of unpacked as AsyncIterable<Uint8Array>) {
			length += piece.length;
			if (length > record.byteLength) throw damaged(archive, record);
			checksum = crc32(piece, checksum);
			yield piece;
		}
	} catch (cause) {
		throw cause instanceof ImportError ? cause : damaged(archive, record, cause);
	} finally {
		packed.destroy();
		unpacked.destroy();
	}
	if (length !== record.byteLength || checksum !== record.checksum) throw damaged(archive, record);
}

/** Its own header repeats the name, with other lengths than the directory may have. */
async function findStart(archive: string, record: ZipRecord): Promise<number> {
	const file = await open(archive);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), {
			position: record.offset,
		});
		const isHeader = bytesRead === HEADER_BYTES && buffer.readUInt32LE(0) === SIGNATURE;
		if (!isHeader) throw damaged(archive, record);
		const start = record.offset + HEADER_BYTES + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
		if (start + record.packedLength > record.directoryOffset) throw damaged(archive, record);
		return start;
	} finally {
		await file.close();
	}
}

function damaged(archive: string, { name }: ZipRecord, cause?: unknown): ImportError {
	return new ImportError(
		`Cannot import "${archive}": it is a zip archive and damaged: "${name}" in it does not unpack to what the archive says`,
		{ cause },
	);
}
