import { DocBits, wordsFor } from './doc-bits.ts';
import { BITS } from './doc-lists.ts';
import { isDense } from './doc-set.ts';
import type { Numbers } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';

type List = readonly number[] | Uint32Array;

/** Renders the sections that `DocLists` reads, from sorted lists. */
export function renderDocLists(
	name: string,
	lists: readonly List[],
	count: number,
): Record<string, Numbers> {
	const places = new Uint32Array(lists.length + 1);
	const dense: List[] = [];
	const steps = new StepsWriter();
	for (const [index, list] of lists.entries()) {
		if (isDense(list.length, count)) places[index] = BITS + dense.push(list) - 1;
		else {
			places[index] = steps.length;
			steps.write(list);
		}
	}
	places[lists.length] = steps.length;
	const words = wordsFor(count);
	const bits = largeNumbers(dense.length * words);
	for (const [number, list] of dense.entries()) {
		new DocBits(bits.subarray(number * words, (number + 1) * words)).addList(list);
	}
	return { [`${name}_places`]: places, [`${name}_steps`]: steps.bytes(), [`${name}_bits`]: bits };
}

/** Writes the lists that `Steps` reads. */
class StepsWriter {
	#bytes = new Uint8Array(65_536);
	length = 0;

	write(list: List): void {
		this.#writeNumber(list.length);
		let previous = -1;
		for (const doc of list) {
			this.#writeNumber(doc - previous);
			previous = doc;
		}
	}

	bytes(): Uint8Array {
		return this.#bytes.subarray(0, this.length);
	}

	#writeNumber(number: number): void {
		if (this.length + 5 > this.#bytes.length) {
			const longer = new Uint8Array(this.#bytes.length * 2);
			longer.set(this.#bytes);
			this.#bytes = longer;
		}
		let rest = number;
		for (; rest >= 0x80; rest >>>= 7) this.#bytes[this.length++] = (rest & 0x7f) | 0x80;
		this.#bytes[this.length++] = rest;
	}
}
