import type { Section } from './index-file.ts';

/** A section of 32-bit numbers. Each part is read from the file when it is first used. */
export class Column {
	readonly length: number;
	readonly #section: Section;
	readonly #values: Uint32Array;

	constructor(section: Section) {
		this.#section = section;
		this.length = section.length / 4;
		this.#values = new Uint32Array(section.pages.buffer, section.offset, this.length);
	}

	at(index: number): number {
		this.#section.pages.ensure(this.#section.offset + index * 4, 4);
		return this.#values[index] ?? 0;
	}

	/** Returns a view of some of the numbers, not a copy. */
	range(from: number, to: number): Uint32Array {
		if (to > from) this.#section.pages.ensure(this.#section.offset + from * 4, (to - from) * 4);
		return this.#values.subarray(from, to);
	}

	all(): Uint32Array {
		return this.range(0, this.length);
	}
}
