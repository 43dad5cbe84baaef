/** A random number generator with a seed. */
export interface Random {
	/** Returns an integer from 0 to `end` - 1. */
	below(end: number): number;
	/** Returns true with a probability of 1 in `times`. */
	onceIn(times: number): boolean;
	pick<Value>(values: readonly Value[]): Value;
}

export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	// The Mulberry32 generator.
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
	const below = (end: number) => next() % end;
	return {
		below,
		onceIn: (times) => below(times) === 0,
		pick(values) {
			const value = values[below(values.length)];
			if (value === undefined) throw new RangeError('Cannot pick a value: there is none');
			return value;
		},
	};
}
