import { BUCKETS } from '../polarity/features.ts';

/** The weights of a linear model with several outputs: a row per bucket that has any. */
export class WeightRows {
	readonly #width: number;
	readonly #weights: Float32Array;
	/** The row of each bucket, from 1; 0 if it has none. */
	readonly #rowOf = new Uint16Array(BUCKETS);
	#used = 0;

	/** `rows` is the largest number of buckets with weights, below 65,536. */
	constructor(width: number, rows: number) {
		this.#width = width;
		this.#weights = new Float32Array(width * (rows + 1));
	}

	set(bucket: number, output: number, weight: number): void {
		const row = this.#rowOf[bucket] || ++this.#used;
		this.#rowOf[bucket] = row;
		this.#weights[row * this.#width + output] = weight;
	}

	/** Adds up the weights of features, each times `value`, for every output. */
	sum(features: Uint32Array, value = 1): Float64Array {
		const sums = new Float64Array(this.#width);
		for (let at = 0; at < features.length; at++) {
			const row = this.#rowOf[features[at] ?? 0] ?? 0;
			if (row === 0) continue;
			const first = row * this.#width;
			for (let output = 0; output < sums.length; output++) {
				sums[output] = (sums[output] ?? 0) + (this.#weights[first + output] ?? 0) * value;
			}
		}
		return sums;
	}
}
