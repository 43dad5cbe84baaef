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
	/** For each 32 buckets: a bit per bucket that has a row, and the number of rows before them. */
	readonly #rows = new Int32Array((2 * BUCKETS) / WORD_BITS);

	/** `buckets` are those with weights. */
	constructor(width: number, buckets: ReadonlySet<number>, weightOf: WeightOfStep) {
		this.#width = width;
		this.#steps = new Int8Array(width * buckets.size);
		this.#weights = Float32Array.from({ length: width * STEPS }, (_, at) =>
			weightOf((at % STEPS) - LARGEST_STEP - 1, Math.floor(at / STEPS)),
		);
		const rows = this.#rows;
		for (const bucket of buckets) {
			const word = placeOf(bucket);
			rows[word] = (rows[word] ?? 0) | (1 << bucket);
		}
		for (let word = 2; word < rows.length; word += 2) {
			rows[word + 1] = (rows[word - 1] ?? 0) + countBits(rows[word - 2] ?? 0);
		}
	}

	/** Sets a step of a bucket that has a row. */
	set(bucket: number, output: number, step: number): void {
		this.#steps[rowOf(this.#rows, bucket) * this.#width + output] = step;
	}

	/**
	 * Adds up the weights of features, each times `value`, for every output. The first loop has no branches, and
	 * the second goes output by output, so that the processor fetches the rows of several features at once.
	 */
	sum(features: Uint32Array, value = 1): Float64Array {
		const [width, steps, weights, rows] = [this.#width, this.#steps, this.#weights, this.#rows];
		const firsts = new Int32Array(features.length);
		let count = 0;
		for (const feature of features) {
			firsts[count] = rowOf(rows, feature) * width;
			count += hasRow(rows, feature);
		}
		const sums = new Float64Array(width);
		for (let output = 0; output < width; output++) {
			const zero = output * STEPS + LARGEST_STEP + 1;
			let sum = 0;
			for (let at = 0; at < count; at++) {
				sum += weights[zero + (steps[(firsts[at] ?? 0) + output] ?? 0)] ?? 0;
			}
			sums[output] = sum * value;
		}
		return sums;
	}
}

/** Returns the row of a bucket that has one. */
function rowOf(rows: Int32Array, bucket: number): number {
	const word = placeOf(bucket);
	return (rows[word + 1] ?? 0) + countBits((rows[word] ?? 0) & ((1 << bucket) - 1));
}

/** Returns 1 if a bucket has a row, or else 0. */
function hasRow(rows: Int32Array, bucket: number): number {
	return ((rows[placeOf(bucket)] ?? 0) >>> bucket) & 1;
}

function placeOf(bucket: number): number {
	return (bucket >>> 5) * 2;
}

/** Counts the bits of a 32-bit number (Warren, Hacker's Delight, §5-1). */
function countBits(bits: number): number {
	const pairs = bits - ((bits >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
