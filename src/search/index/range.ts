/** The numbers from `first` up to, but not including, `end`. */
export interface Range {
	readonly first: number;
	readonly end: number;
}

/**
 * Returns the smallest index in [low, high) for which `holds` is true, or `high`. `holds` must stay
 * true for all larger indexes.
 */
export function lowerBound(low: number, high: number, holds: (index: number) => boolean): number {
	let [first, end] = [low, high];
	while (first < end) {
		const middle = (first + end) >>> 1;
		if (holds(middle)) end = middle;
		else first = middle + 1;
	}
	return first;
}
