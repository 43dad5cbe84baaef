const SMALL = 12;

/**
 * Sorts places in a row by the text from there to the terminator, and equal texts by place. Uses
 * three-way radix quicksort (Bentley, Sedgewick 1997): partitions the places by one letter, then
 * those with the same letter by the next one.
 */
export function sortSuffixes(
	places: Uint32Array<ArrayBuffer>,
	row: Uint16Array,
	terminator: number,
): Uint32Array<ArrayBuffer> {
	const letter = (index: number, depth: number) => row[(places[index] ?? 0) + depth] ?? terminator;
	const swap = (a: number, b: number) => {
		const place = places[a] ?? 0;
		places[a] = places[b] ?? 0;
		places[b] = place;
	};
	const isBefore = (a: number, b: number, from: number) => {
		for (let depth = from; ; depth++) {
			const [one, other] = [row[a + depth] ?? terminator, row[b + depth] ?? terminator];
			if (one !== other) return one < other;
			if (one === terminator) return a < b;
		}
	};
	const insert = (first: number, end: number, depth: number) => {
		for (let index = first + 1; index < end; index++) {
			const place = places[index] ?? 0;
			let to = index;
			for (; to > first && isBefore(place, places[to - 1] ?? 0, depth); to--) {
				places[to] = places[to - 1] ?? 0;
			}
			places[to] = place;
		}
	};
	const median = (first: number, end: number, depth: number) => {
		const [a = 0, b = 0, c = 0] = [first, (first + end) >>> 1, end - 1].map((at) =>
			letter(at, depth),
		);
		return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
	};

	// A stack instead of recursion, which would go too deep for a long word.
	const rest: (readonly [first: number, end: number, depth: number])[] = [[0, places.length, 0]];
	for (let part = rest.pop(); part; part = rest.pop()) {
		const [first, end, depth] = part;
		if (end - first <= SMALL) {
			insert(first, end, depth);
			continue;
		}
		const pivot = median(first, end, depth);
		let [low, high] = [first, end];
		for (let index = first; index < high;) {
			const difference = letter(index, depth) - pivot;
			if (difference < 0) swap(index++, low++);
			else if (difference > 0) swap(index, --high);
			else index++;
		}
		rest.push([first, low, depth], [high, end, depth]);
		if (pivot === terminator) places.subarray(low, high).sort();
		else rest.push([low, high, depth + 1]);
	}
	return places;
}
