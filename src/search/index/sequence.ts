import { Column } from './column.ts';
import type { IndexFile, Numbers } from './index-file.ts';
import { lowerBound, type Range } from './range.ts';
import { Starts, renderStarts } from './starts.ts';
import { largeNumbers } from './large-memory.ts';

/** The number in the row that marks the end of each review. No unit has this number. */
export const REVIEW_END = 0;
/** Places are sorted by this many units, starting at the place. */
const SORTED_UNITS = 3;

/**
 * The texts of all reviews as one row of unit numbers, and all places in the row, sorted by the
 * units found there. Places where the same units follow are neighbors.
 */
export class Sequence {
	readonly #row: Column;
	readonly #sorted: Column;
	/** For each sorted place, the unit before it. */
	readonly #before: Column;
	/** For each unit, where its places begin among the sorted ones. */
	readonly #unitPlaces: Column;
	readonly #reviews: Starts;

	constructor(file: IndexFile) {
		this.#row = new Column(file.section('row'));
		this.#sorted = new Column(file.section('row_sorted'));
		this.#before = new Column(file.section('row_before'));
		this.#unitPlaces = new Column(file.section('row_unit_places'));
		this.#reviews = new Starts(file, 'review');
	}

	/**
	 * Finds the sorted places with these units, followed by a unit in `last`. Compares only the first
	 * `SORTED_UNITS` units.
	 */
	find(units: readonly number[], last: Range): Range {
		const [lead] = units;
		if (lead === undefined) return this.#placesOf(last);
		const range = this.#placesOf({ first: lead, end: lead + 1 });
		const head = units.slice(1, SORTED_UNITS);
		const isLastSorted = units.length < SORTED_UNITS;
		const search = (bound: number | undefined, holds: (order: number) => boolean) =>
			lowerBound(range.first, range.end, (index) => {
				const place = this.#sorted.at(index) + 1;
				for (const [depth, unit] of head.entries()) {
					const order = this.#row.at(place + depth) - unit;
					if (order !== 0) return order > 0;
				}
				if (bound === undefined) return holds(0);
				return this.#row.at(place + head.length) >= bound;
			});
		return {
			first: search(isLastSorted ? last.first : undefined, (order) => order >= 0),
			end: search(isLastSorted ? last.end : undefined, (order) => order > 0),
		};
	}

	/**
	 * Lists the reviews at those places of a range that have these units, followed by one in `last`.
	 * The list is unsorted and may contain a review more than once.
	 * @param range The range that `find` returned for these units.
	 */
	reviewsAt(range: Range, units: readonly number[], last: Range): readonly number[] {
		const docs: number[] = [];
		for (let index = range.first; index < range.end; index++) {
			this.#appendReview(docs, index, units, last);
		}
		return docs;
	}

	/** Like `reviewsAt`, but only for places where `before` is not 0 for the preceding unit. */
	reviewsAfter(
		before: Uint8Array,
		{ first, end }: Range,
		units: readonly number[],
		last: Range,
	): readonly number[] {
		const docs: number[] = [];
		const unitsBefore = this.#before.range(first, end);
		for (let index = 0; index < unitsBefore.length; index++) {
			if (before[unitsBefore[index] ?? REVIEW_END] === 0) continue;
			this.#appendReview(docs, first + index, units, last);
		}
		return docs;
	}

	#appendReview(docs: number[], index: number, units: readonly number[], last: Range): void {
		const place = this.#sorted.at(index);
		const isFound = units.length < SORTED_UNITS || this.#continues(place, units, last);
		if (isFound) docs.push(this.#reviews.find(place));
	}

	/** Whether the units after the first `SORTED_UNITS` match at a place, then one in `last`. */
	#continues(place: number, units: readonly number[], last: Range): boolean {
		for (let index = SORTED_UNITS; index < units.length; index++) {
			if (this.#row.at(place + index) !== units[index]) return false;
		}
		const unit = this.#row.at(place + units.length);
		return unit >= last.first && unit < last.end;
	}

	#placesOf({ first, end }: Range): Range {
		return { first: this.#unitPlaces.at(first), end: this.#unitPlaces.at(end) };
	}
}

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
