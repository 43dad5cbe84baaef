import { ImportError } from './import-error.ts';
import type { ZipRecord } from './zip-entry.ts';

const SIGNATURE = 0x02014b50;
const FIXED_BYTES = 46;
const ENCRYPTED = 1;
const UTF8_NAME = 1 << 11;
const METHODS: readonly number[] = [0, 8];
const LINK = 0xa000;
const MOST_ENTRIES = 20_000;

/**
 * Reads the central directory of a zip archive (APPNOTE 4.3.12): its files, without its folders.
 * @throws {ImportError} where it breaks off, or where an entry cannot be read or must not be.
 */
export function readDirectory(
	archive: string,
	bytes: Buffer,
	directoryOffset: number,
	count: number,
): ZipRecord[] {
	if (count > MOST_ENTRIES) {
		throw refuse(archive, `it has ${count} files; unpack it and name the folder`);
	}
	const records: ZipRecord[] = [];
	let at = 0;
	for (let index = 0; index < count; index++) {
		if (at + FIXED_BYTES > bytes.length || bytes.readUInt32LE(at) !== SIGNATURE) {
			throw refuse(archive, 'it is damaged: its directory breaks off');
		}
		const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
			bytes.readUInt16LE(at + offset),
		) as [number, number, number];
		const next = at + FIXED_BYTES + nameLength + extraLength + commentLength;
		if (next > bytes.length) throw refuse(archive, 'it is damaged: its directory breaks off');
		const flags = bytes.readUInt16LE(at + 8);
		const raw = bytes.subarray(at + FIXED_BYTES, at + FIXED_BYTES + nameLength);
		const record: ZipRecord = {
			name: raw.toString(flags & UTF8_NAME ? 'utf8' : 'latin1'),
			method: bytes.readUInt16LE(at + 10),
			checksum: bytes.readUInt32LE(at + 16),
			packedLength: bytes.readUInt32LE(at + 20),
			byteLength: bytes.readUInt32LE(at + 24),
			offset: bytes.readUInt32LE(at + 42),
			directoryOffset,
		};
		const mode = bytes.readUInt32LE(at + 38) >>> 16;
		assertReadable(archive, record, flags, mode);
		if (!record.name.endsWith('/')) records.push(record);
		at = next;
	}
	return records;
}

function assertReadable(archive: string, record: ZipRecord, flags: number, mode: number): void {
	const { name, method, packedLength, byteLength, offset } = record;
	const parts = name.split('/');
	if (name === '' || /^\/|\\|^[a-z]:|\p{Cc}/iu.test(name) || parts.includes('..')) {
		throw refuse(archive, 'a file in it has a name that leads elsewhere');
	}
	if ((flags & ENCRYPTED) !== 0) throw refuse(archive, 'it is encrypted; unpack it first');
	if ((mode & 0xf000) === LINK) throw refuse(archive, `"${name}" in it is a link`);
	if ([packedLength, byteLength, offset].includes(0xffffffff)) {
		throw refuse(archive, `"${name}" in it is too large (zip64); unpack it and name the folder`);
	}
	if (!METHODS.includes(method)) {
		throw refuse(archive, `"${name}" in it is packed in an unusual way; unpack it first`);
	}
}

function refuse(archive: string, reason: string): ImportError {
	return new ImportError(`Cannot import "${archive}": it is a zip archive, and ${reason}`);
}
