import { Column } from './column.ts';
import { DocBits, wordsFor } from './doc-bits.ts';
import { isDense, union, type DocSet } from './doc-set.ts';
import type { IndexFile, Numbers, Section } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';

/** Of where a list is: that it is among the bits, and the number it has there. */
const BITS = 0x80000000;
/** Up to so many lists are merged; the numbers of more are gathered as bits. */
const FEW_LISTS = 32;

/**
 * Many sets of reviews, by number. Where more than one review in eight is in a set it is kept as bits;
 * otherwise as its size and the steps from each number to the next, in LEB128.
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
		const steps = this.#readSteps(index, place);
		const docs = new Uint32Array(steps.next());
		let doc = -1;
		for (let at = 0; at < docs.length; at++) docs[at] = doc += steps.next();
		return docs;
	}

	/** What is in any of some sets. */
	union(indexes: Uint32Array): DocSet {
		if (indexes.length <= FEW_LISTS) {
			const sets = Array.from(indexes, (index) => this.get(index));
			return union(sets, this.#count);
		}
		const bits = DocBits.none(this.#count);
		for (const index of indexes) {
			const place = this.#places.at(index);
			if (place >= BITS) bits.addBits(this.#readBits(place));
			else {
				const steps = this.#readSteps(index, place);
				let doc = -1;
				for (let rest = steps.next(); rest > 0; rest--) bits.add((doc += steps.next()));
			}
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
		// Up to where the next list begins that has steps.
		let next = index + 1;
		while (this.#places.at(next) >= BITS) next++;
		return new Steps(pages.view(offset + place, this.#places.at(next) - place));
	}
}

/** Numbers in LEB128: seven bits a byte, the lowest first, the eighth bit where more follow. */
class Steps {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	next(): number {
		let value = this.#bytes[this.#at++] ?? 0;
		if (value < 0x80) return value;
		value &= 0x7f;
		for (let shift = 7; ; shift += 7) {
			const byte = this.#bytes[this.#at++] ?? 0;
			value |= (byte & 0x7f) << shift;
			if (byte < 0x80) return value;
		}
	}
}

/** The sections that `DocLists` reads, of lists that are sorted. */
export function renderDocLists(
	name: string,
	lists: readonly ArrayLike<number>[],
	count: number,
): Record<string, Numbers> {
	const places = new Uint32Array(lists.length + 1);
	const dense: ArrayLike<number>[] = [];
	const steps = new ByteWriter();
	let index = 0;
	for (const list of lists) {
		if (isDense(list.length, count)) places[index++] = BITS + dense.push(list) - 1;
		else {
			places[index++] = steps.length;
			steps.writeNumber(list.length);
			let previous = -1;
			for (let at = 0; at < list.length; at++) {
				const doc = list[at] ?? 0;
				steps.writeNumber(doc - previous);
				previous = doc;
			}
		}
	}
	places[index] = steps.length;
	const words = wordsFor(count);
	const bits = largeNumbers(dense.length * words);
	for (const [number, list] of dense.entries()) setBits(bits, number * words, list);
	return { [`${name}_places`]: places, [`${name}_steps`]: steps.bytes(), [`${name}_bits`]: bits };
}

/** Sets the bits of some reviews among words of which theirs begin somewhere. */
function setBits(words: Uint32Array, first: number, docs: ArrayLike<number>): void {
	for (let at = 0; at < docs.length; at++) {
		const doc = docs[at] ?? 0;
		const word = first + (doc >>> 5);
		words[word] = (words[word] ?? 0) | (1 << (doc & 31));
	}
}

class ByteWriter {
	#bytes = new Uint8Array(65_536);
	length = 0;

	writeNumber(number: number): void {
		if (this.length + 5 > this.#bytes.length) {
			const longer = new Uint8Array(this.#bytes.length * 2);
			longer.set(this.#bytes);
			this.#bytes = longer;
		}
		let rest = number;
		for (; rest >= 0x80; rest >>>= 7) this.#bytes[this.length++] = (rest & 0x7f) | 0x80;
		this.#bytes[this.length++] = rest;
	}

	bytes(): Uint8Array {
		return this.#bytes.subarray(0, this.length);
	}
}
