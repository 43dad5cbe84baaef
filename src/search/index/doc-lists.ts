import { Column } from './column.ts';
import { DocBits, wordsFor } from './doc-bits.ts';
import { union, type DocSet } from './doc-set.ts';
import type { IndexFile, Section } from './index-file.ts';
import { Steps } from './steps.ts';

/** This flag in a place marks a list stored as bits. The lower bits are its index among those. */
export const BITS = 0x80000000;
/** Up to this many lists are merged as lists; more are collected as bits. */
const FEW_LISTS = 32;

/**
 * Sets of reviews, by number. A set with more than one in eight reviews is stored as bits. Smaller
 * sets are stored as their size and the differences between successive numbers, in LEB128.
 */
export class DocLists {
	readonly #count: number;
	readonly #places: Column;
	readonly #steps: Section;
	readonly #bits: Column;

	constructor(file: IndexFile, name: string, count: number) {
		this.#count = count;
		this.#places = new Column(file.section(`${name}_places`));
		this.#steps = file.section(`${name}_steps`);
		this.#bits = new Column(file.section(`${name}_bits`));
	}

	get(index: number): DocSet {
		const place = this.#places.at(index);
		if (place >= BITS) return new DocBits(this.#readBits(place));
		return this.#readSteps(index, place).toList();
	}

	/** Returns the reviews that are in any of these sets. */
	union(indexes: Uint32Array): DocSet {
		if (indexes.length <= FEW_LISTS) {
			const sets = Array.from(indexes, (index) => this.get(index));
			return union(sets, this.#count);
		}
		const bits = DocBits.none(this.#count);
		for (const index of indexes) {
			const place = this.#places.at(index);
			if (place >= BITS) bits.addBits(this.#readBits(place));
			else this.#readSteps(index, place).addTo(bits);
		}
		return bits;
	}

	#readBits(place: number): Uint32Array {
		const words = wordsFor(this.#count);
		const first = (place - BITS) * words;
		return this.#bits.range(first, first + words);
	}

	#readSteps(index: number, place: number): Steps {
		const { pages, offset } = this.#steps;
		// Read up to the start of the next list that is not stored as bits.
		let next = index + 1;
		while (this.#places.at(next) >= BITS) next++;
		return new Steps(pages.view(offset + place, this.#places.at(next) - place));
	}
}
