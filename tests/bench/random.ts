/** Numbers from 0 to 1, and what is made of them. */
export interface Random {
	number(): number;
	/** A whole number from 0 to below the limit. */
	below(limit: number): number;
	pick<Value>(values: readonly Value[]): Value;
	/** A rank from 0 to below the limit: rank n comes n + 1 times as rarely as rank 0 (Zipf). */
	rankBelow(limit: number): number;
}

/** Mulberry32: the same numbers for the same seed, everywhere. */
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
