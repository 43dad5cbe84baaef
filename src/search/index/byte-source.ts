/** Bytes that are kept elsewhere, such as an open file. */
export interface ByteSource {
	readonly size: number;
	/** Fills the target with the bytes from a position on. */
	read(target: Uint8Array, position: number): void;
}

/** Bytes that are in memory already. */
export function memorySource(bytes: Uint8Array): ByteSource {
	return {
		size: bytes.length,
		read: (target, position) => target.set(bytes.subarray(position, position + target.length)),
	};
}

/** A file of the index that is cut off, damaged, or of another version. */
export class IndexFileError extends Error {
	override name = 'IndexFileError';
}
