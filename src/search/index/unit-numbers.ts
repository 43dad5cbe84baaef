const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Numbers the units of texts from 1, in order of first occurrence. Hashes parts of texts directly:
 * a `Map` needs a string for each part, which takes three times as long.
 */
export class UnitNumbers {
	/** The units; the first has the number 1. */
	readonly units: string[] = [];
	readonly #hashes: number[] = [];
	/** A unit number for each slot, or 0 if it is free. Never more than half full. */
	#slots = new Uint32Array(1024);

	/** Returns the number of the unit at this part of a text, assigning one if it is new. */
	numberOf(text: string, start: number, end: number): number {
		const hash = hashOf(text, start, end);
		let slot = hash & (this.#slots.length - 1);
		for (;;) {
			const number = this.#slots[slot] ?? 0;
			if (number === 0) break;
			if (this.#hashes[number - 1] === hash && this.#is(number, text, start, end)) return number;
			slot = (slot + 1) & (this.#slots.length - 1);
		}
		const number = this.units.push(text.slice(start, end));
		this.#hashes.push(hash);
		this.#slots[slot] = number;
		if (number * 2 > this.#slots.length) this.#grow();
		return number;
	}

	#is(number: number, text: string, start: number, end: number): boolean {
		const unit = this.units[number - 1] ?? '';
		if (unit.length !== end - start) return false;
		for (let index = 0; index < unit.length; index++) {
			if (unit.charCodeAt(index) !== text.charCodeAt(start + index)) return false;
		}
		return true;
	}

	#grow(): void {
		this.#slots = new Uint32Array(this.#slots.length * 4);
		for (const [index, hash] of this.#hashes.entries()) {
			let slot = hash & (this.#slots.length - 1);
			while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
			this.#slots[slot] = index + 1;
		}
	}
}

/** FNV-1a over code units. */
function hashOf(text: string, start: number, end: number): number {
	let hash = FNV_OFFSET;
	for (let index = start; index < end; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
	}
	return hash >>> 0;
}
