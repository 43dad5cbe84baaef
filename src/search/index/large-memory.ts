/**
 * Allocates memory for millions of numbers. Uses shared memory, although nothing shares it, because
 * the garbage collector does not count shared memory. It counts other arrays, and runs a full collection
 * for about every 64 MB of them. That takes milliseconds in a first response and seconds in a build.
 * Uncounted memory is also freed late, so do not use this for data that is replaced often.
 */
export function largeMemory(bytes: number): SharedArrayBuffer {
	return new SharedArrayBuffer(bytes);
}

/** Allocates memory that the garbage collector counts. */
export function ordinaryMemory(bytes: number): ArrayBuffer {
	return new ArrayBuffer(bytes);
}

/** Allocates an array of zeros. */
export function largeNumbers(length: number): Uint32Array {
	return new Uint32Array(largeMemory(length * Uint32Array.BYTES_PER_ELEMENT));
}
