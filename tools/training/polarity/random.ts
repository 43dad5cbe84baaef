/** Creates a generator of numbers from 0 to 1 (Mulberry32), the same for the same seed on every machine. */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Returns the integers from 0 to `count` - 1 in random order (Fisher-Yates shuffle). */
export function shuffledIndexes(count: number, random: () => number): Uint32Array {
	const order = Uint32Array.from({ length: count }, (_, index) => index);
	for (let last = count - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const value = order[last] ?? 0;
		order[last] = order[other] ?? 0;
		order[other] = value;
	}
	return order;
}
