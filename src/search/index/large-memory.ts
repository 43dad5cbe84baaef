/**
 * Memory for millions of numbers. It is shared memory, though nobody shares it: what other arrays
 * take is counted by the garbage collector, which goes through everything there is for each 64 MB or
 * so of it. That is milliseconds of a first answer, and seconds of a build. What is not counted is
 * also freed late, so that it is not for what is replaced again and again.
 */
export function largeMemory(bytes: number): SharedArrayBuffer {
	return new SharedArrayBuffer(bytes);
}

/** Memory that the garbage collector counts. */
export function ordinaryMemory(bytes: number): ArrayBuffer {
	return new ArrayBuffer(bytes);
}

/** Room for many numbers, all of them 0. */
export function largeNumbers(length: number): Uint32Array {
	return new Uint32Array(largeMemory(length * Uint32Array.BYTES_PER_ELEMENT));
}
