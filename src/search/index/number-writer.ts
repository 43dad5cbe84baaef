import { largeNumbers } from './large-memory.ts';

/** A list of 32-bit numbers that grows, and takes no more room than they need. */
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
