import { BUCKETS } from '../polarity/features.ts';

const LARGEST_STEP = 127;
const STEPS = 2 * (LARGEST_STEP + 1);
const WORD_BITS = 32;

/** Turns a stored step, from -127 to 127, into the weight of an output. */
export type WeightOfStep = (step: number, output: number) => number;

/**
 * The weights of a linear model with several outputs: a row of steps per bucket that has any. All tables are
 * small enough to stay in the processor's cache, because each word of a text reads from several random places.
 */
export class WeightRows {
	readonly #width: number;
	readonly #steps: Int8Array;
	/** The weights of all steps, output by output. */
	readonly #weights: Float32Array;
	/** A bit per bucket that has a row, and the number of rows before each 32 bits. */
	readonly #bits = new Int32Array(BUCKETS / WORD_BITS);
	readonly #rowsBefore = new Uint16Array(BUCKETS / WORD_BITS);

	/** `buckets` are those with weights, at most 65,535. */
	constructor(width: number, buckets: ReadonlySet<number>, weightOf: WeightOfStep) {
		this.#width = width;
		this.#steps = new Int8Array(width * buckets.size);
		this.#weights = Float32Array.from({ length: width * STEPS }, (_, at) =>
			weightOf((at % STEPS) - LARGEST_STEP - 1, Math.floor(at / STEPS)),
		);
		for (const bucket of buckets) {
			const word = bucket >>> 5;
			this.#bits[word] = (this.#bits[word] ?? 0) | (1 << bucket);
		}
		let rows = 0;
		for (const [word, bits] of this.#bits.entries()) {
			this.#rowsBefore[word] = rows;
			rows += countBits(bits);
		}
	}

	/** Sets a step of a bucket that has a row. */
	set(bucket: number, output: number, step: number): void {
		this.#steps[this.#rowOf(bucket) * this.#width + output] = step;
	}

	/** Adds up the weights of features, each times `value`, for every output. */
	sum(features: Uint32Array, value = 1): Float64Array {
		const sums = new Float64Array(this.#width);
		for (const feature of features) {
			const row = this.#rowOf(feature);
			if (row < 0) continue;
			const first = row * this.#width;
			for (let output = 0; output < sums.length; output++) {
				const step = this.#steps[first + output] ?? 0;
				if (step === 0) continue;
				const weight = this.#weights[output * STEPS + LARGEST_STEP + 1 + step] ?? 0;
				sums[output] = (sums[output] ?? 0) + weight * value;
			}
		}
		return sums;
	}

	/** Returns the row of a bucket, or -1 if it has none. */
	#rowOf(bucket: number): number {
		const bits = this.#bits[bucket >>> 5] ?? 0;
		const bit = 1 << bucket;
		if ((bits & bit) === 0) return -1;
		return (this.#rowsBefore[bucket >>> 5] ?? 0) + countBits(bits & (bit - 1));
	}
}

/** Counts the bits of a 32-bit number (Warren, Hacker's Delight, §5-1). */
function countBits(bits: number): number {
	const pairs = bits - ((bits >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
