import { hash } from 'node:crypto';
import { IndexFileError, type ByteSource } from './byte-source.ts';
import { largeMemory } from './large-memory.ts';
import { DIGEST_BYTES, digestPages, PAGE_BYTES, PagedBytes, type Reserve } from './paged-bytes.ts';

/** The first bytes of every index file. The last one is the format version. */
const MAGIC = Buffer.from('FORECOURT INDEX\u0007', 'latin1');
/** Magic, length of the header, length of the file. */
const PREAMBLE_BYTES = MAGIC.length + 8;
const SHA256_BYTES = 32;
/** Sections are aligned so that they can be read as typed arrays of any width. */
const ALIGNMENT = 8;
/** The maximum number of bytes that Node reads or writes in one call. */
export const MAX_BYTES = 2 ** 31;

/** The position of a section, in bytes from the first page. */
interface Place {
	readonly offset: number;
	readonly length: number;
}

interface Header {
	/** SHA-256 of all page digests, in hex. */
	readonly digests: string;
	readonly sections: Readonly<Record<string, Place>>;
	readonly facts: unknown;
}

/** Numbers that can be stored in a section. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** A section, and the pages that hold it. */
export interface Section extends Place {
	readonly pages: PagedBytes;
}

/**
 * Renders a file of named sections. It has a preamble, a header, the SHA-256 of both, the digests of the
 * pages, and the pages.
 * Numbers are little-endian.
 */
export function renderIndexFile(
	facts: unknown,
	sections: Readonly<Record<string, Numbers>>,
): Uint8Array<ArrayBuffer> {
	const places: Record<string, Place> = {};
	let length = 0;
	for (const [name, { byteLength }] of Object.entries(sections)) {
		places[name] = { offset: length, length: byteLength };
		length = align(length + byteLength, ALIGNMENT);
	}
	const renderHeader = (digests: Uint8Array) => {
		const header: Header = { digests: sha256(digests).toString('hex'), sections: places, facts };
		return Buffer.from(JSON.stringify(header));
	};
	// A placeholder digest is enough here: the real header has the same length.
	const headEnd = PREAMBLE_BYTES + renderHeader(new Uint8Array()).length;
	const digestsStart = headEnd + SHA256_BYTES;
	const start = digestsStart + Math.ceil(length / PAGE_BYTES) * DIGEST_BYTES;
	const size = start + length;
	if (size >= MAX_BYTES) throw new IndexFileError('Cannot write an index of 2 GiB or more');

	const file = new Uint8Array(size);
	for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(sections)) {
		file.set(new Uint8Array(buffer, byteOffset, byteLength), start + (places[name]?.offset ?? 0));
	}
	const digests = digestPages(file.subarray(start));
	file.set(digests, digestsStart);
	file.set(MAGIC);
	const view = new DataView(file.buffer);
	view.setUint32(MAGIC.length, headEnd - PREAMBLE_BYTES, true);
	view.setUint32(MAGIC.length + 4, size, true);
	file.set(renderHeader(digests), PREAMBLE_BYTES);
	file.set(sha256(file.subarray(0, headEnd)), headEnd);
	return file;
}

/**
 * An open index file. Reads the header at once, and each part of a section when it is first used.
 * @typeParam Facts The facts that the file was written with.
 */
export class IndexFile<Facts = unknown> {
	readonly facts: Facts;
	readonly pages: PagedBytes;
	readonly #name: string;
	readonly #sections: Header['sections'];

	/** @throws {IndexFileError} if the file is truncated, damaged, or of another version. */
	constructor(source: ByteSource, name: string, reserve: Reserve = largeMemory) {
		this.#name = name;
		const refuse = (state: string) => this.error(state);
		const read = (length: number, position: number) => {
			if (position + length > source.size) throw refuse(`it ends after ${source.size} bytes`);
			const bytes = new Uint8Array(length);
			source.read(bytes, position);
			return bytes;
		};
		const preamble = read(PREAMBLE_BYTES, 0);
		if (!MAGIC.equals(preamble.subarray(0, MAGIC.length))) {
			throw refuse('it is not an index of this version; build the edition again');
		}
		const view = new DataView(preamble.buffer);
		const headEnd = PREAMBLE_BYTES + view.getUint32(MAGIC.length, true);
		const size = view.getUint32(MAGIC.length + 4, true);
		if (size !== source.size) throw refuse(`it has ${source.size} bytes, not ${size}`);
		const head = read(headEnd, 0);
		if (!sha256(head).equals(read(SHA256_BYTES, headEnd))) {
			throw refuse('its header is damaged');
		}

		// The digest matches, so the header is exactly as we wrote it.
		const header = JSON.parse(Buffer.from(head.subarray(PREAMBLE_BYTES)).toString()) as Header;
		const digestsStart = headEnd + SHA256_BYTES;
		// There is one digest per page.
		const pageCount = Math.ceil((size - digestsStart) / (PAGE_BYTES + DIGEST_BYTES));
		const digests = read(pageCount * DIGEST_BYTES, digestsStart);
		if (sha256(digests).toString('hex') !== header.digests) {
			throw refuse('its digests are damaged');
		}
		this.facts = header.facts as Facts;
		this.pages = new PagedBytes(
			{ name, source, start: digestsStart + digests.length, digests },
			reserve,
		);
		this.#sections = header.sections;
	}

	error(state: string): IndexFileError {
		return new IndexFileError(`Cannot use ${this.#name}: ${state}`);
	}

	section(name: string): Section {
		const place = this.#sections[name];
		if (!place) throw this.error(`it has no section "${name}"`);
		return { pages: this.pages, ...place };
	}
}

function align(length: number, step: number): number {
	return Math.ceil(length / step) * step;
}

function sha256(bytes: Uint8Array): Buffer {
	return hash('sha256', bytes, 'buffer');
}
