/** Numbers from the first up to and without the end. */
export interface Range {
	readonly first: number;
	readonly end: number;
}

/** The smallest index from `low` on, below `high`, at which a test holds that holds from there on. */
export function lowerBound(low: number, high: number, holds: (index: number) => boolean): number {
	let [first, end] = [low, high];
	while (first < end) {
		const middle = (first + end) >>> 1;
		if (holds(middle)) end = middle;
		else first = middle + 1;
	}
	return first;
}
