import type { Numbers } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';
import { REVIEW_END, SORTED_UNITS } from './sequence.ts';
import { renderStarts } from './starts.ts';

/**
 * Renders the sections that `Sequence` reads.
 * @param row Unit numbers, with `REVIEW_END` after each review.
 * @param unitCount The number of units, not counting `REVIEW_END`.
 */
export function renderSequence(
	row: Uint32Array,
	reviewStarts: Uint32Array,
	unitCount: number,
): Record<string, Numbers> {
	let sorted = largeNumbers(row.length - (reviewStarts.length - 1));
	let length = 0;
	for (let place = 0; place < row.length; place++) {
		if (row[place] !== REVIEW_END) sorted[length++] = place;
	}
	let firsts = new Uint32Array();
	let room = largeNumbers(length);
	const keys = largeNumbers(length);
	for (let depth = SORTED_UNITS - 1; depth >= 0; depth--) {
		for (let index = 0; index < length; index++) {
			keys[index] = row[(sorted[index] ?? 0) + depth] ?? REVIEW_END;
		}
		firsts = sortBy(keys, sorted, room, unitCount);
		[sorted, room] = [room, sorted];
	}
	for (let index = 0; index < length; index++) {
		keys[index] = row[(sorted[index] ?? 0) - 1] ?? REVIEW_END;
	}
	return {
		row,
		row_sorted: sorted,
		row_before: keys,
		row_unit_places: firsts,
		...renderStarts('review', reviewStarts),
	};
}

/**
 * Sorts places by key (counting sort). Returns, for each key, how many places have a smaller one.
 */
function sortBy(
	keys: Uint32Array,
	places: Uint32Array,
	target: Uint32Array,
	maxKey: number,
): Uint32Array<ArrayBuffer> {
	const firsts = new Uint32Array(maxKey + 2);
	for (const key of keys) firsts[key + 1] = (firsts[key + 1] ?? 0) + 1;
	for (let key = 1; key < firsts.length; key++) {
		firsts[key] = (firsts[key] ?? 0) + (firsts[key - 1] ?? 0);
	}
	const next = firsts.slice();
	for (let index = 0; index < keys.length; index++) {
		const key = keys[index] ?? 0;
		const to = next[key] ?? 0;
		target[to] = places[index] ?? 0;
		next[key] = to + 1;
	}
	return firsts;
}
