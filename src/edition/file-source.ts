import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { IndexFileError, type ByteSource } from '../search/index/byte-source.ts';

/** An open file that is read on demand. It stays readable after the file is deleted. */
export interface FileSource extends ByteSource {
	close(): void;
}

/**
 * Opens a file for reading.
 * @throws {Error} of the file system if the file cannot be opened. Reading throws `IndexFileError`
 * if the file has become shorter.
 */
export function openFileSource(file: string): FileSource {
	const descriptor = openSync(file, 'r');
	return {
		size: fstatSync(descriptor).size,
		read(target, position) {
			let filled = 0;
			while (filled < target.length) {
				const rest = target.length - filled;
				const read = readSync(descriptor, target, filled, rest, position + filled);
				if (read === 0) throw new IndexFileError(`Cannot use ${file}: it was cut off while open`);
				filled += read;
			}
		},
		close: () => closeSync(descriptor),
	};
}
