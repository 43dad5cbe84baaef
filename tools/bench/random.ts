/** Random numbers from 0 to 1, and draws based on them. */
export interface Random {
	number(): number;
	/** Returns an integer from 0 to `limit` - 1. */
	below(limit: number): number;
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
		// The index is always in range.
		pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
		rankBelow: (limit) => Math.floor((limit + 1) ** number()) - 1,
	};
}
