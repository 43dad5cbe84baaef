/** Random numbers, and draws based on them. */
export interface Random {
	/** Returns a number from 0 to below 1. */
	number(): number;
	/** Returns an integer from 0 to `limit` - 1. */
	below(limit: number): number;
	/** Returns true with a probability of 1 in `times`. */
	onceIn(times: number): boolean;
	pick<Value>(values: readonly Value[]): Value;
	/** Returns a rank from 0 to `limit` - 1; rank n is n + 1 times as rare as rank 0 (Zipf). */
	rankBelow(limit: number): number;
}

/** Mulberry32: the same seed gives the same numbers on every machine. */
export function createRandom(seed: number): Random {
	let state = seed;
	const number = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(number() * limit);
	return {
		number,
		below,
		onceIn: (times) => below(times) === 0,
		pick(values) {
			if (values.length === 0) throw new RangeError('Cannot pick a value: there is none');
			// The index is in range.
			return values[below(values.length)] as (typeof values)[number];
		},
		rankBelow: (limit) => Math.floor((limit + 1) ** number()) - 1,
	};
}
