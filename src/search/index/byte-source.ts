/** Random access to bytes stored elsewhere, such as in an open file. */
export interface ByteSource {
	readonly size: number;
	/** Fills the target with the bytes that start at a position. */
	read(target: Uint8Array, position: number): void;
}

/** Returns a byte source for bytes that are already in memory. */
export function memorySource(bytes: Uint8Array): ByteSource {
	return {
		size: bytes.length,
		read: (target, position) => target.set(bytes.subarray(position, position + target.length)),
	};
}

/** Thrown if an index file is truncated, damaged, or of another version. */
export class IndexFileError extends Error {
	override name = 'IndexFileError';
}
