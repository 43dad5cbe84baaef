import { IndexFileError, type ByteSource } from './byte-source.ts';
import { Column } from './column.ts';
import { MAX_BYTES, type IndexFile, type Numbers } from './index-file.ts';
import { ordinaryMemory } from './large-memory.ts';
import { digestPages, PagedBytes } from './paged-bytes.ts';
import type { Range } from './range.ts';

/** The bytes after each review, so that a range of reviews can be copied unchanged into a JSON array. */
const SEPARATOR = Buffer.from(',\n');

/** Every review as published: UTF-8 JSON, ready to copy into a response. */
export class ReviewBytes {
	readonly pages: PagedBytes<ArrayBuffer>;
	readonly #starts: Column;

	/** @throws {IndexFileError} if the file has more or fewer bytes than expected. */
	constructor(file: IndexFile, source: ByteSource, name: string) {
		this.#starts = new Column(file.section('review_starts'));
		const size = this.#starts.at(this.#starts.length - 1);
		if (source.size !== size) {
			throw new IndexFileError(`Cannot use ${name}: it has ${source.size} bytes, not ${size}`);
		}
		const { pages, offset, length } = file.section('review_digests');
		const digests = pages.view(offset, length);
		// Responses are made of views of this memory, so it must not be shared memory.
		this.pages = new PagedBytes({ name, source, start: 0, digests }, ordinaryMemory);
	}

	/** Returns one review as text. */
	text(doc: number): string {
		return Buffer.from(this.range({ first: doc, end: doc + 1 })).toString();
	}

	/** Returns a range of reviews, with separators between them. */
	range({ first, end }: Range): Uint8Array<ArrayBuffer> {
		if (first === end) return new Uint8Array();
		const start = this.#starts.at(first);
		return this.pages.view(start, this.#starts.at(end) - SEPARATOR.length - start);
	}

	/** Returns reviews in the order given, with each run of consecutive ones as one piece. */
	runs(docs: readonly number[]): Uint8Array<ArrayBuffer>[] {
		const runs: Uint8Array<ArrayBuffer>[] = [];
		for (let index = 0; index < docs.length;) {
			const first = docs[index] ?? 0;
			let end = first;
			while (docs[index] === end) [index, end] = [index + 1, end + 1];
			runs.push(this.range({ first, end }));
		}
		return runs;
	}
}

/** Renders the file that `ReviewBytes` reads, and the sections that it needs. */
export function renderReviewBytes(lines: readonly string[]) {
	const starts = new Uint32Array(lines.length + 1);
	for (const [doc, line] of lines.entries()) {
		const end = (starts[doc] ?? 0) + Buffer.byteLength(line) + SEPARATOR.length;
		if (end >= MAX_BYTES) throw new IndexFileError('Cannot write 2 GiB of reviews or more');
		starts[doc + 1] = end;
	}
	const bytes = Buffer.alloc(starts.at(-1) ?? 0);
	for (const [doc, line] of lines.entries()) {
		const end = (starts[doc] ?? 0) + bytes.write(line, starts[doc] ?? 0);
		bytes.set(SEPARATOR, end);
	}
	const sections: Record<string, Numbers> = {
		review_starts: starts,
		review_digests: digestPages(bytes),
	};
	return { bytes, sections };
}
