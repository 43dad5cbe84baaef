import { Column } from './column.ts';
import { DocBits, isDense, wordsFor, type DocSet } from './doc-set.ts';
import type { IndexFile, Numbers, Section } from './index-file.ts';

/** Of where a list is: that it is among the bits, and the number it has there. */
const BITS = 0x80000000;

/**
 * Many sets of reviews, by number. Where one in eight reviews or more is in a set it is kept as bits;
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

	get length(): number {
		return this.#places.length - 1;
	}

	get(index: number): DocSet {
		const place = this.#places.at(index);
		if (place < BITS) return this.#readSteps(place, this.#endOf(index + 1));
		const words = wordsFor(this.#count);
		const first = (place - BITS) * words;
		return new DocBits(this.#bits.range(first, first + words));
	}

	/** Where the steps of the next list begin that has any. */
	#endOf(index: number): number {
		for (let next = index; ; next++) {
			const place = this.#places.at(next);
			if (place < BITS) return place;
		}
	}

	#readSteps(from: number, to: number): Uint32Array {
		const { pages, offset } = this.#steps;
		const bytes = pages.view(offset + from, to - from);
		let at = 0;
		const next = (): number => {
			let [value, shift] = [0, 0];
			for (;;) {
				const byte = bytes[at++] ?? 0;
				value |= (byte & 0x7f) << shift;
				if (byte < 0x80) return value;
				shift += 7;
			}
		};
		const docs = new Uint32Array(next());
		let doc = -1;
		for (let index = 0; index < docs.length; index++) docs[index] = doc += next();
		return docs;
	}
}

/** The sections that `DocLists` reads, of lists that are sorted. */
export function renderDocLists(
	name: string,
	lists: Iterable<ArrayLike<number>> & { readonly length: number },
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
	const bits = new Uint32Array(dense.length * words);
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

	/** In LEB128: seven bits a byte, the lowest first, the eighth bit where more follow. */
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
