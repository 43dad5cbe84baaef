import { largeNumbers } from './large-memory.ts';

/** A growable list of 32-bit numbers in a typed array. */
export class NumberWriter {
	#numbers = largeNumbers(1024);
	length = 0;

	write(number: number): void {
		if (this.length === this.#numbers.length) {
			const longer = largeNumbers(this.length * 2);
			longer.set(this.#numbers);
			this.#numbers = longer;
		}
		this.#numbers[this.length++] = number;
	}

	numbers(): Uint32Array {
		return this.#numbers.subarray(0, this.length);
	}
}
