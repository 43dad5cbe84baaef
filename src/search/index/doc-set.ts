import { countBits, DocBits, rangeBits } from './doc-bits.ts';
import type { Range } from './range.ts';

/** A set with fewer than one in this many reviews is a list, not bits. */
const SPARSE = 32;

/**
 * A set of review numbers; 0 is the newest review. Small sets are sorted lists. Large ones have one
 * bit per review.
 */
export type DocSet = DocList | DocBits;
export type DocList = Uint32Array;

/** Counts the reviews that are in both sets. */
export function countCommon(a: DocSet, b: DocSet): number {
	if (!(a instanceof DocBits)) return b instanceof DocBits ? countIn(b, a) : intersect(a, b).length;
	if (!(b instanceof DocBits)) return countIn(a, b);
	let count = 0;
	for (let index = 0; index < a.words.length; index++) {
		count += countBits((a.words[index] ?? 0) & (b.words[index] ?? 0));
	}
	return count;
}

function countIn(bits: DocBits, docs: DocList): number {
	let count = 0;
	for (const doc of docs) count += bits.has(doc) ? 1 : 0;
	return count;
}

export function isEmpty(set: DocSet): boolean {
	return set instanceof DocBits ? set.words.every((word) => word === 0) : set.length === 0;
}

export function countDocs(set: DocSet): number {
	if (!(set instanceof DocBits)) return set.length;
	return set.words.reduce((sum, word) => sum + countBits(word), 0);
}

/** Lists the numbers of a set of `count` reviews, in ascending order. */
export function* listDocs(set: DocSet, count: number): Generator<number, void> {
	if (!(set instanceof DocBits)) return yield* set;
	for (let doc = set.next(0, count); doc < count; doc = set.next(doc + 1, count)) yield doc;
}

/** Converts a large set to bits, so that it can be compared with many others quickly. */
export function toComparable(set: DocSet, count: number): DocSet {
	return set instanceof DocBits || set.length * SPARSE < count ? set : DocBits.of(set, count);
}

/** Returns the part of a set that is in a range, for `count` reviews. */
export function clip(set: DocSet, { first, end }: Range, count: number): DocSet {
	if (first === 0 && end === count) return set;
	if (!(set instanceof DocBits)) return set.subarray(seek(set, 0, first), seek(set, 0, end));
	return intersect(set, rangeBits({ first, end }, count));
}

/** Whether a set of this size is stored as bits, which are then shorter than a list. */
export function isDense(size: number, count: number): boolean {
	return size * 8 > count;
}

export function intersect(a: DocList, b: DocSet): DocList;
export function intersect(a: DocSet, b: DocSet): DocSet;
export function intersect(a: DocSet, b: DocSet): DocSet {
	if (a instanceof DocBits) return b instanceof DocBits ? intersectBits(a, b) : pick(b, a);
	if (b instanceof DocBits) return pick(a, b);
	return a.length <= b.length ? intersectLists(a, b) : intersectLists(b, a);
}

function intersectBits(a: DocBits, b: DocBits): DocBits {
	const words = new Uint32Array(a.words.length);
	for (let index = 0; index < words.length; index++) {
		words[index] = (a.words[index] ?? 0) & (b.words[index] ?? 0);
	}
	return new DocBits(words);
}

/** Returns the numbers in a list that are also among the bits. */
function pick(list: DocList, bits: DocBits): DocList {
	const picked = new Uint32Array(list.length);
	let length = 0;
	for (const doc of list) if (bits.has(doc)) picked[length++] = doc;
	return picked.subarray(0, length);
}

/** Looks for each number of the short list in the rest of the long one. */
function intersectLists(short: DocList, long: DocList): DocList {
	const common = new Uint32Array(short.length);
	let [length, next] = [0, 0];
	for (const doc of short) {
		next = seek(long, next, doc);
		if (long[next] === doc) common[length++] = doc;
	}
	return common.subarray(0, length);
}

/**
 * Returns the first index from `from` on with a number >= `doc`. Uses a galloping search, then a binary
 * search.
 */
export function seek(list: DocList, from: number, doc: number): number {
	let step = 1;
	while (from + step < list.length && (list[from + step] ?? 0) < doc) step *= 2;
	let [low, high] = [from + Math.floor(step / 2), Math.min(from + step, list.length)];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((list[middle] ?? 0) < doc) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Returns the reviews that are in any of the sets, for `count` reviews. */
export function union(sets: readonly DocSet[], count: number): DocSet {
	const [only] = sets;
	if (only && sets.length === 1) return only;
	const lists = sets.filter((set): set is DocList => !(set instanceof DocBits));
	const size = lists.reduce((sum, { length }) => sum + length, 0);
	if (lists.length === sets.length && size * SPARSE <= count) return mergeLists(lists, size);

	const bits = DocBits.none(count);
	for (const set of sets) {
		if (set instanceof DocBits) bits.addBits(set.words);
		else bits.addList(set);
	}
	return bits;
}

/** Returns the reviews in one set but not in the other, out of `count`. */
export function subtract(set: DocSet, other: DocSet, count: number): DocSet {
	const taken = other instanceof DocBits ? other : DocBits.of(other, count);
	if (!(set instanceof DocBits)) return set.filter((doc) => !taken.has(doc));
	return new DocBits(set.words.map((word, index) => word & ~(taken.words[index] ?? 0)));
}

/** Makes a set of numbers that are in any order and may repeat. */
export function toDocSet(docs: readonly number[], count: number): DocSet {
	return docs.length * SPARSE <= count ? mergeLists([docs], docs.length) : DocBits.of(docs, count);
}

function mergeLists(lists: readonly ArrayLike<number>[], size: number): DocList {
	const merged = new Uint32Array(size);
	let end = 0;
	for (const list of lists) {
		merged.set(list, end);
		end += list.length;
	}
	merged.sort();
	let length = 0;
	for (const doc of merged) {
		if (length === 0 || merged[length - 1] !== doc) merged[length++] = doc;
	}
	return merged.subarray(0, length);
}
