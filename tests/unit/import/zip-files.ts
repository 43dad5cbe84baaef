import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
	readonly name: string;
	readonly text: string | Uint8Array;
	/** False values to write to the archive. */
	readonly says?: {
		readonly length?: number;
		readonly checksum?: number;
		readonly flags?: number;
		readonly mode?: number;
	};
}

/** Builds a zip archive of these files, deflated (PKWARE APPNOTE 4.3). */
export function zip(files: readonly ZipFile[]): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, text, says = {} } of files) {
		const raw = Buffer.from(text);
		const packed = deflateRawSync(raw);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(says.flags ?? 0x800, 2);
		common.writeUInt16LE(8, 4);
		common.writeUInt32LE(says.checksum ?? crc32(raw), 10);
		common.writeUInt32LE(packed.length, 14);
		common.writeUInt32LE(says.length ?? raw.length, 18);
		common.writeUInt16LE(Buffer.byteLength(name), 22);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(((says.mode ?? 0) << 16) >>> 0, 6);
		rest.writeUInt32LE(offset, 10);
		const local = [Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed];
		directory.push(
			Buffer.from('PK\u0001\u0002'),
			Buffer.from([20, 0]),
			common,
			rest,
			Buffer.from(name),
		);
		parts.push(...local);
		offset += local.reduce((sum, { length }) => sum + length, 0);
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.write('PK\u0005\u0006', 'latin1');
	end.writeUInt16LE(files.length, 8);
	end.writeUInt16LE(files.length, 10);
	end.writeUInt32LE(listed.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...parts, listed, end]);
}
