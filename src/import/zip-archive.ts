import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';
import { compareText } from '../reviews/order.ts';
import { ImportError } from './import-error.ts';

export interface ZipEntry {
	readonly name: string;
	readonly byteLength: number;
	bytes(): AsyncIterable<Uint8Array>;
}

/**
 * Review texts compress to 5 or 10 percent of their size. A file that compresses much better may be
 * a zip bomb.
 */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 ** 3;
const MAX_ENTRIES = 20_000;
const FILE_TYPE = 0xf000;
const SYMBOLIC_LINK = 0xa000;

/** Recognizes a zip archive by its first bytes (APPNOTE 4.3.7, 4.3.16). */
export function isZip(head: Uint8Array): boolean {
	const start = Buffer.from(head.subarray(0, 4)).toString('latin1');
	return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006';
}

/**
 * Lists the files of a zip archive, sorted by name. Nothing is unpacked to disk.
 * @throws {ImportError} for archives that are damaged, encrypted or split, that contain links, other
 * archives or paths outside the archive, or that would unpack to far more than their own size
 */
export async function readZip(name: string, byteLength: number): Promise<ZipEntry[]> {
	const entries = await listEntries(name);
	const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
	assertHarmless(name, files, byteLength);
	return files
		.toSorted((a, b) => compareText(a.fileName, b.fileName))
		.map((entry) => ({
			name: entry.fileName,
			byteLength: entry.uncompressedSize,
			bytes: () => readEntry(name, entry),
		}));
}

async function listEntries(name: string): Promise<Entry[]> {
	try {
		using archive = await openArchive(name);
		if (archive.entryCount > MAX_ENTRIES) {
			throw refuse(name, `it has ${archive.entryCount} files`, UNPACK_FIRST);
		}
		return await Array.fromAsync(archive.eachEntry());
	} catch (error) {
		throw damaged(name, error);
	}
}

/** Unpacks a file in chunks, never more bytes than the archive's directory states. */
async function* readEntry(name: string, entry: Entry): AsyncGenerator<Uint8Array> {
	try {
		using archive = await openArchive(name);
		let checksum = 0;
		const pieces: AsyncIterable<Uint8Array> = await archive.openReadStreamPromise(entry);
		for await (const piece of pieces) {
			checksum = crc32(piece, checksum);
			yield piece;
		}
		if (checksum !== entry.crc32) {
			throw new RangeError(`the checksum of "${entry.fileName}" is wrong`);
		}
	} catch (error) {
		throw damaged(name, error);
	}
}

async function openArchive(name: string) {
	const archive = await openPromise(name, { autoClose: false });
	return Object.assign(archive, { [Symbol.dispose]: () => archive.close() });
}

function assertHarmless(name: string, files: readonly Entry[], byteLength: number): void {
	const names = new Set(files.map(({ fileName }) => fileName));
	if (names.has('[Content_Types].xml')) {
		throw new ImportError(
			`Cannot import "${name}": it is an Office document; if it is an Excel workbook, save its sheet as CSV (UTF-8)`,
		);
	}
	if (names.size < files.length) throw refuse(name, 'two files in it have the same name');
	for (const file of files) assertReadable(name, file);
	const total = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	const isBomb =
		total > Math.max(ALWAYS_ALLOWED_BYTES, byteLength * MAX_RATIO) ||
		files.some(({ uncompressedSize }) => uncompressedSize > MAX_ENTRY_BYTES);
	if (!isBomb) return;
	const sizes = `it would unpack to ${total} bytes, which is too much for an archive of ${byteLength}`;
	throw refuse(name, sizes, 'If you trust it, unpack it and import the folder');
}

function assertReadable(name: string, file: Entry): void {
	const { fileName } = file;
	if (/\p{Cc}/u.test(fileName)) throw refuse(name, 'a file name in it has control characters');
	if (file.isEncrypted()) throw refuse(name, 'it is encrypted', UNPACK_FIRST);
	if (((file.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
		throw refuse(name, `"${fileName}" in it is a link`);
	}
	if (!file.canDecodeFileData()) {
		throw refuse(name, `"${fileName}" in it has an unsupported compression method`, UNPACK_FIRST);
	}
	if (/\.(?:zip|7z|rar|t?gz|tar)$/i.test(fileName)) {
		throw refuse(name, `"${fileName}" in it is another archive`, UNPACK_FIRST);
	}
}

const UNPACK_FIRST = 'Unpack it and import the folder';

function refuse(name: string, reason: string, advice = ''): ImportError {
	const next = advice === '' ? '' : `\n${advice}: npm run import -- FOLDER`;
	return new ImportError(`Cannot import "${name}": it is a zip archive, and ${reason}${next}`);
}

function damaged(name: string, cause: unknown): ImportError {
	if (cause instanceof ImportError) return cause;
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new ImportError(`Cannot import "${name}": the zip archive is damaged (${reason})`, {
		cause,
	});
}
