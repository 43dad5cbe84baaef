import type { DocBits } from './doc-bits.ts';
import type { DocList } from './doc-set.ts';

const MORE = 0x80;

/**
 * A sorted list of numbers, stored as its length and the differences between successive numbers, in
 * LEB128: seven bits per byte, lowest first; the eighth bit is set if more follow. The first
 * difference is from -1.
 */
export class Steps {
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
