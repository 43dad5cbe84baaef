import { hash } from 'node:crypto';
import { IndexFileError, type ByteSource } from './byte-source.ts';

/** The page size of the operating system, as a power of 2. Reading the rest of a page costs little. */
const PAGE_BITS = 12;
export const PAGE_BYTES = 2 ** PAGE_BITS;
/** How many bytes of each page's SHA-256 are stored. */
export const DIGEST_BYTES = 8;

/** Returns the digests of all pages, one after another. */
export function digestPages(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const pages = Math.ceil(bytes.length / PAGE_BYTES);
	const digests = new Uint8Array(pages * DIGEST_BYTES);
	for (let page = 0; page < pages; page++) {
		const start = page * PAGE_BYTES;
		digests.set(digestOf(bytes.subarray(start, start + PAGE_BYTES)), page * DIGEST_BYTES);
	}
	return digests;
}

/** Allocates this many bytes, all of them 0. */
export type Reserve<Memory extends ArrayBufferLike = ArrayBufferLike> = (bytes: number) => Memory;

/** The origin of the pages. */
export interface PageSource {
	/** The name used in error messages. */
	readonly name: string;
	readonly source: ByteSource;
	/** The position of the first page in the source. */
	readonly start: number;
	readonly digests: Uint8Array;
}

/**
 * Bytes that are read page by page. Each page is read once, when it is first used, and checked
 * against its digest. Memory for all pages is reserved at once, so positions are the same in source
 * and buffer. The operating system allocates the memory only as pages are filled.
 */
export class PagedBytes<Memory extends ArrayBufferLike = ArrayBufferLike> {
	readonly buffer: Memory;
	readonly #bytes: Uint8Array<Memory>;
	readonly #isPresent: Uint8Array;
	readonly #from: PageSource;

	constructor(from: PageSource, reserve: Reserve<Memory>) {
		this.#from = from;
		this.buffer = reserve(from.source.size - from.start);
		this.#bytes = new Uint8Array(this.buffer);
		this.#isPresent = new Uint8Array(Math.ceil(this.buffer.byteLength / PAGE_BYTES));
	}

	get length(): number {
		return this.buffer.byteLength;
	}

	/**
	 * Makes sure that these bytes have been read.
	 * @throws {IndexFileError} if they are damaged.
	 */
	ensure(offset: number, length: number): void {
		// Positions fit in 32 bits: no file has 2 GiB.
		const last = (offset + length - 1) >>> PAGE_BITS;
		for (let page = offset >>> PAGE_BITS; page <= last; page++) {
			if (this.#isPresent[page] === 0) page = this.#readFrom(page, last);
		}
	}

	/** Returns a view of some of the bytes, not a copy. */
	view(offset: number, length: number): Uint8Array<Memory> {
		if (length > 0) this.ensure(offset, length);
		return new Uint8Array(this.buffer, offset, length);
	}

	/** Reads a run of missing pages in one call. Returns the last page read. */
	#readFrom(first: number, last: number): number {
		let end = first + 1;
		while (end <= last && this.#isPresent[end] === 0) end++;
		const { source, start } = this.#from;
		const offset = first * PAGE_BYTES;
		const bytes = this.#bytes.subarray(offset, end * PAGE_BYTES);
		source.read(bytes, start + offset);
		for (let page = first; page < end; page++) {
			this.#check(page);
			this.#isPresent[page] = 1;
		}
		return end - 1;
	}

	#check(page: number): void {
		const start = page * PAGE_BYTES;
		const found = digestOf(this.#bytes.subarray(start, start + PAGE_BYTES));
		const { digests, name } = this.#from;
		const at = page * DIGEST_BYTES;
		for (let byte = 0; byte < DIGEST_BYTES; byte++) {
			if (found[byte] !== digests[at + byte]) {
				const where = `bytes ${this.#from.start + start} and after`;
				throw new IndexFileError(`Cannot use ${name}: ${where} are damaged`);
			}
		}
	}
}

function digestOf(page: Uint8Array): Uint8Array {
	return hash('sha256', page, 'buffer').subarray(0, DIGEST_BYTES);
}
