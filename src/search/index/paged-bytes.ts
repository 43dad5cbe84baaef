import { hash } from 'node:crypto';
import { IndexFileError, type ByteSource } from './byte-source.ts';

/** As the system's pages of memory are: what is read around what is needed costs little. */
const PAGE_BITS = 12;
export const PAGE_BYTES = 2 ** PAGE_BITS;
/** Of each page's SHA-256, so much is kept. */
export const DIGEST_BYTES = 8;

/** The digests of all pages of some bytes, one after another. */
export function digestPages(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const pages = Math.ceil(bytes.length / PAGE_BYTES);
	const digests = new Uint8Array(pages * DIGEST_BYTES);
	for (let page = 0; page < pages; page++) {
		const start = page * PAGE_BYTES;
		digests.set(digestOf(bytes.subarray(start, start + PAGE_BYTES)), page * DIGEST_BYTES);
	}
	return digests;
}

/** Gives memory of so many bytes, all 0. */
export type Reserve<Memory extends ArrayBufferLike = ArrayBufferLike> = (bytes: number) => Memory;

/** Where pages come from. */
export interface PageSource {
	/** Names it in errors. */
	readonly name: string;
	readonly source: ByteSource;
	/** Where in the source the first page begins. */
	readonly start: number;
	readonly digests: Uint8Array;
}

/**
 * Bytes of which only the pages that are touched are ever read, each once, and each held against its
 * digest. The memory of all is reserved at once, so that a place in the source is a place in one
 * buffer; the system provides it page by page as they are filled.
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

	/** Sees that some bytes are there. @throws {IndexFileError} if they are not what was written. */
	ensure(offset: number, length: number): void {
		// Places fit in 32 bits: no file has 2 GiB.
		const last = (offset + length - 1) >>> PAGE_BITS;
		for (let page = offset >>> PAGE_BITS; page <= last; page++) {
			if (this.#isPresent[page] === 0) page = this.#readFrom(page, last);
		}
	}

	/** Some of the bytes, where they are: a view, not a copy. */
	view(offset: number, length: number): Uint8Array<Memory> {
		if (length > 0) this.ensure(offset, length);
		return new Uint8Array(this.buffer, offset, length);
	}

	/** Reads the pages from one on that are not there, at once; gives the last of them. */
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
				throw new IndexFileError(`Cannot use ${name}: ${where} are not as they were written`);
			}
		}
	}
}

function digestOf(page: Uint8Array): Uint8Array {
	return hash('sha256', page, 'buffer').subarray(0, DIGEST_BYTES);
}
