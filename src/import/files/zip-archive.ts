import { crc32 } from 'node:zlib';
import { fromBufferPromise, openPromise, type Entry } from 'yauzl';
import { compareText } from '../../reviews/order.ts';
import { UnreadableFile } from '../import-error.ts';

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
const MAX_FILE_BYTES = 1024 ** 3;
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
 * Undefined for documents of office programs, which are archives, too.
 * @throws {UnreadableFile} for archives that are damaged, encrypted or split, that contain links or
 * paths outside the archive, or that would unpack to far more than their own size
 */
export async function readZip(name: string, byteLength: number): Promise<ZipEntry[] | undefined> {
	const files = await listFiles(name);
	if (files.some(({ fileName }) => DOCUMENT_PARTS.has(fileName))) return undefined;
	assertHarmless(name, files, byteLength);
	return files
		.toSorted((a, b) => compareText(a.fileName, b.fileName))
		.map((entry) => ({
			name: entry.fileName,
			byteLength: entry.uncompressedSize,
			bytes: () => readEntry(name, entry),
		}));
}

/** Files that only documents in Office Open XML or OpenDocument have. */
const DOCUMENT_PARTS = new Set(['[Content_Types].xml', 'mimetype']);

/**
 * Returns the names and sizes of the files in an archive in memory, after the checks of `readZip`.
 * @throws {UnreadableFile} as `readZip` does
 */
export async function checkZip(name: string, bytes: Buffer): Promise<ReadonlyMap<string, number>> {
	const files = await listFiles(name, bytes);
	assertHarmless(name, files, bytes.length);
	return new Map(files.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize]));
}

async function listFiles(name: string, bytes?: Buffer): Promise<Entry[]> {
	try {
		using archive = await openArchive(name, bytes);
		if (archive.entryCount > MAX_ENTRIES) {
			throw refuse(name, `it has ${archive.entryCount} files`, UNPACK_FIRST);
		}
		const entries = await Array.fromAsync(archive.eachEntry());
		return entries.filter(({ fileName }) => !fileName.endsWith('/'));
	} catch (error) {
		throw damaged(name, error);
	}
}

/** Unpacks some files of an archive in memory, one after the other. */
export async function* readParts(
	name: string,
	bytes: Buffer,
	isWanted: (path: string) => boolean,
): AsyncGenerator<Uint8Array> {
	const files = await listFiles(name, bytes);
	for (const file of files.filter(({ fileName }) => isWanted(fileName))) {
		yield* readEntry(name, file, bytes);
	}
}

/** Unpacks a file in chunks, never more bytes than the archive's directory states. */
async function* readEntry(name: string, entry: Entry, bytes?: Buffer): AsyncGenerator<Uint8Array> {
	try {
		using archive = await openArchive(name, bytes);
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

async function openArchive(name: string, bytes?: Buffer) {
	const options = { autoClose: false };
	const archive = await (bytes ? fromBufferPromise(bytes, options) : openPromise(name, options));
	return Object.assign(archive, { [Symbol.dispose]: () => archive.close() });
}

function assertHarmless(name: string, files: readonly Entry[], byteLength: number): void {
	const names = new Set(files.map(({ fileName }) => fileName));
	if (names.size < files.length) throw refuse(name, 'two files in it have the same name');
	for (const file of files) assertReadable(name, file);
	const total = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	const largest = Math.max(0, ...files.map(({ uncompressedSize }) => uncompressedSize));
	if (largest <= MAX_FILE_BYTES && total <= mostBytesOf(byteLength)) return;
	const sizes = `it would unpack to ${total} bytes, which is too much for an archive of ${byteLength}`;
	throw refuse(name, sizes, 'If you trust it, unpack it and import the folder');
}

/** Returns the maximum number of bytes to which compressed files of this size may unpack. */
function mostBytesOf(byteLength: number): number {
	return Math.max(ALWAYS_ALLOWED_BYTES, byteLength * MAX_RATIO);
}

/** Whether a compressed file of this size unpacks to more bytes than any export would. */
export function isBomb(byteLength: number, unpackedBytes: number): boolean {
	return unpackedBytes > Math.min(MAX_FILE_BYTES, mostBytesOf(byteLength));
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
}

const UNPACK_FIRST = 'Unpack it and import the folder';

function refuse(name: string, reason: string, advice = ''): UnreadableFile {
	const next = advice === '' ? '' : `\n${advice}: npm run import -- FOLDER`;
	return new UnreadableFile(name, `it is a zip archive, and ${reason}${next}`);
}

function damaged(name: string, cause: unknown): UnreadableFile {
	if (cause instanceof UnreadableFile) return cause;
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new UnreadableFile(name, `the zip archive is damaged (${reason})`, { cause });
}
