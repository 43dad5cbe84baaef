import { open, type FileHandle } from 'node:fs/promises';
import { compareText } from '../reviews/order.ts';
import { ImportError } from './import-error.ts';
import { inflateEntry, type ZipRecord } from './zip-entry.ts';
import { readDirectory } from './zip-directory.ts';

export interface ZipEntry {
	readonly name: string;
	readonly byteLength: number;
	bytes(): AsyncIterable<Uint8Array>;
}

/** A text of reviews packs ten or twenty to one; what packs better is made to fill a disk. */
const MOST_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024;
const MOST_ENTRY_BYTES = 1024 ** 3;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const END_SIGNATURE = 0x06054b50;
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024;

/** Tells a zip archive by its first bytes (APPNOTE 4.3.7, 4.3.16). */
export function isZip(head: Uint8Array): boolean {
	const start = Buffer.from(head.subarray(0, 4)).toString('latin1');
	return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006';
}

/**
 * Lists the files of a zip archive, sorted by name (PKWARE APPNOTE 6.3). Nothing is unpacked to disk.
 * @throws {ImportError} for archives that are damaged, encrypted, split or larger than zip allows
 * without extensions, for names that lead elsewhere, for what would unpack to far more than it is,
 * and for archives in archives.
 */
export async function readZip(name: string, byteLength: number): Promise<ZipEntry[]> {
	const file = await open(name);
	try {
		const directory = await readEnd(file, name, byteLength);
		const records = readDirectory(name, directory.bytes, directory.offset, directory.count);
		assertHarmless(name, records, byteLength);
		return records
			.toSorted((a, b) => compareText(a.name, b.name))
			.map((record) => ({
				name: record.name,
				byteLength: record.byteLength,
				bytes: () => inflateEntry(name, record),
			}));
	} finally {
		await file.close();
	}
}

/** The directory of an archive lies before the record at its end, which a comment may follow. */
async function readEnd(file: FileHandle, name: string, byteLength: number) {
	const length = Math.min(byteLength, END_BYTES + LONGEST_COMMENT);
	const tail = Buffer.alloc(length);
	await file.read(tail, 0, length, byteLength - length);
	let at = length - END_BYTES;
	while (
		at >= 0 &&
		!(
			tail.readUInt32LE(at) === END_SIGNATURE &&
			tail.readUInt16LE(at + 20) === length - at - END_BYTES
		)
	) {
		at -= 1;
	}
	if (at < 0) throw damaged(name, 'its end is missing');
	const [disk, count] = [tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 10)];
	const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
	if (count === 0xffff || size === 0xffffffff || offset === 0xffffffff || disk !== 0) {
		throw new ImportError(
			`Cannot import "${name}": it is a zip archive that is split or too large (zip64); unpack it and name the folder`,
		);
	}
	const end = byteLength - length + at;
	if (offset + size > end || size > MOST_DIRECTORY_BYTES) {
		throw damaged(name, 'its directory is not where it should be');
	}
	const bytes = Buffer.alloc(size);
	await file.read(bytes, 0, size, offset);
	return { bytes, offset, count };
}

function assertHarmless(name: string, records: readonly ZipRecord[], byteLength: number): void {
	const names = new Set(records.map((record) => record.name));
	if (names.has('[Content_Types].xml')) {
		throw new ImportError(
			`Cannot import "${name}": it is an Office document; if it is an Excel workbook, save its sheet as CSV (UTF-8)`,
		);
	}
	if (names.size < records.length) throw damaged(name, 'it has two files of one name');
	const nested = records.find((record) => /\.(?:zip|7z|rar|t?gz|tar)$/i.test(record.name));
	if (nested !== undefined) {
		throw new ImportError(
			`Cannot import "${name}": it holds another archive, "${nested.name}"; unpack it and name the folder`,
		);
	}
	const total = records.reduce((sum, record) => sum + record.byteLength, 0);
	const isBomb =
		total > Math.max(ALWAYS_ALLOWED_BYTES, byteLength * MOST_RATIO) ||
		records.some((record) => record.byteLength > MOST_ENTRY_BYTES);
	if (isBomb) {
		throw new ImportError(
			`Cannot import "${name}": it would unpack to ${total} bytes, which is too much for an archive of ${byteLength}; unpack it and name the folder if you trust it`,
		);
	}
}

function damaged(name: string, how: string): ImportError {
	return new ImportError(`Cannot import "${name}": it is a zip archive and damaged: ${how}`);
}
