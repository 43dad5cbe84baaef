import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Texts that are put away in little memory until they are asked for again. */
export interface PackedLines {
	/** Puts a text away and says where. */
	add(text: string): number;
	/** The same for a text that is UTF-8 already. */
	addBytes(bytes: Uint8Array): number;
	read(at: number): string;
	/** The same as UTF-8: not to be changed, nor used once the lines are closed. */
	readBytes(at: number): Uint8Array;
	/** Nothing can be read afterwards. */
	close(): void;
}

export interface PackedLinesOptions {
	readonly blockBytes?: number;
	/** What is more goes into a file that no folder names, so that it ends with the process. */
	readonly blocksInMemory?: number;
}

/** In UTF-8, and beyond 128 MiB on the disk: the memory of an import does not grow with its texts. */
export function createPackedLines(options: PackedLinesOptions = {}): PackedLines {
	const { blockBytes = 1 << 20, blocksInMemory = 128 } = options;
	/** Undefined where it is in the file. */
	const blocks: (Buffer | undefined)[] = [];
	const placesInFile: number[] = [];
	const blockOf: number[] = [];
	const startOf: number[] = [];
	const lengthOf: number[] = [];
	let used = 0;
	let spill: { readonly file: number; bytes: number } | undefined;

	function add(text: string): number {
		return put(Buffer.byteLength(text), (block) => block.write(text, used));
	}

	function addBytes(bytes: Uint8Array): number {
		return put(bytes.length, (block) => block.set(bytes, used));
	}

	function put(length: number, write: (block: Buffer) => unknown): number {
		let block = blocks.at(-1);
		if (block === undefined || used + length > block.length) {
			if (block !== undefined && blocks.length > blocksInMemory) moveToFile(block);
			block = Buffer.allocUnsafe(Math.max(blockBytes, length));
			blocks.push(block);
			used = 0;
		}
		write(block);
		blockOf.push(blocks.length - 1);
		startOf.push(used);
		used += length;
		return lengthOf.push(length) - 1;
	}

	function moveToFile(block: Buffer): void {
		spill ??= { file: openNameless(), bytes: 0 };
		placesInFile[blocks.length - 1] = spill.bytes;
		for (let done = 0; done < used;) done += writeSync(spill.file, block, done, used - done);
		spill.bytes += used;
		blocks[blocks.length - 1] = undefined;
	}

	function readBytes(at: number): Buffer {
		const [index = 0, start = 0, length = 0] = [blockOf[at], startOf[at], lengthOf[at]];
		const block = blocks[index];
		if (block !== undefined) return block.subarray(start, start + length);
		if (spill === undefined) throw new RangeError(`Cannot read text ${at}: it was not put away`);
		const bytes = Buffer.allocUnsafe(length);
		const place = (placesInFile[index] ?? 0) + start;
		for (let done = 0; done < length;) {
			const count = readSync(spill.file, bytes, done, length - done, place + done);
			if (count === 0) throw new RangeError(`Cannot read text ${at}: its file was cut short`);
			done += count;
		}
		return bytes;
	}

	function close(): void {
		if (spill !== undefined) closeSync(spill.file);
		spill = undefined;
		blocks.length = 0;
	}

	return { add, addBytes, read: (at) => readBytes(at).toString('utf8'), readBytes, close };
}

function openNameless(): number {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-import-'));
	const file = openSync(join(folder, 'lines'), 'w+', 0o600);
	rmSync(folder, { recursive: true });
	return file;
}
