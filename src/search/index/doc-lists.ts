import { Column } from './column.ts';
import { DocBits, wordsFor } from './doc-bits.ts';
import { union, type DocSet, type DocList, isDense } from './doc-set.ts';
import type { IndexFile, Section, Numbers } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';

/** Flag in a place for a list stored as bits. The lower bits are its index among these lists. */
const BITS = 0x80000000;
/** The maximum number of lists that are merged as lists. More lists are collected as bits. */
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

const MORE = 0x80;

/**
 * A sorted list of numbers, stored as its length and the differences between successive numbers, in
 * LEB128: seven bits per byte, lowest first; the eighth bit is set if more follow. The first
 * difference is from -1.
 */
class Steps {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	toList(): DocList {
		const docs = new Uint32Array(this.#next());
		let doc = -1;
		for (let at = 0; at < docs.length; at++) docs[at] = doc += this.#next();
		return docs;
	}

	addTo(bits: DocBits): void {
		let doc = -1;
		for (let rest = this.#next(); rest > 0; rest--) bits.add((doc += this.#next()));
	}

	#next(): number {
		let value = this.#bytes[this.#at++] ?? 0;
		if (value < MORE) return value;
		value &= MORE - 1;
		for (let shift = 7; ; shift += 7) {
			const byte = this.#bytes[this.#at++] ?? 0;
			value |= (byte & (MORE - 1)) << shift;
			if (byte < MORE) return value;
		}
	}
}

type List = readonly number[] | Uint32Array;

/** Renders the sections that `DocLists` reads, from sorted lists. */
export function renderDocLists(
	name: string,
	lists: readonly List[],
	count: number,
): Record<string, Numbers> {
	const places = new Uint32Array(lists.length + 1);
	const dense: List[] = [];
	const steps: number[] = [];
	for (const [index, list] of lists.entries()) {
		if (isDense(list.length, count)) places[index] = BITS + dense.push(list) - 1;
		else {
			places[index] = steps.length;
			writeSteps(steps, list);
		}
	}
	places[lists.length] = steps.length;
	const words = wordsFor(count);
	const bits = largeNumbers(dense.length * words);
	for (const [number, list] of dense.entries()) {
		new DocBits(bits.subarray(number * words, (number + 1) * words)).addList(list);
	}
	return {
		[`${name}_places`]: places,
		[`${name}_steps`]: Uint8Array.from(steps),
		[`${name}_bits`]: bits,
	};
}

/** Appends a list as `Steps` reads it. */
function writeSteps(bytes: number[], list: List): void {
	const write = (number: number) => {
		let rest = number;
		for (; rest >= MORE; rest >>>= 7) bytes.push((rest & (MORE - 1)) | MORE);
		bytes.push(rest);
	};
	write(list.length);
	let previous = -1;
	for (const doc of list) {
		write(doc - previous);
		previous = doc;
	}
}
