import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { IndexFileError, type ByteSource } from '../search/index/byte-source.ts';

/** An open file, read where it is asked for. What is read stays readable when the file is removed. */
export interface FileSource extends ByteSource {
	close(): void;
}

/**
 * @throws {Error} of the file system, if the file cannot be opened; when read, `IndexFileError` if it
 * has become shorter.
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
