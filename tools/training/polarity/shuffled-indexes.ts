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
