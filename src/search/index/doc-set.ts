import { countBits, DocBits, rangeBits } from './doc-bits.ts';
import type { Range } from './range.ts';

/** A list is shorter to go through than bits, where fewer than one of so many are meant. */
const SPARSE = 32;

/**
 * Numbers of reviews: 0 is the newest. A small set is a sorted list, a large one a bit for each
 * review.
 */
export type DocSet = DocList | DocBits;
export type DocList = Uint32Array;

/** How many reviews are in both sets. */
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

/** The same set as bits, where it is worth it: to be held against many others. */
export function toComparable(set: DocSet, count: number): DocSet {
	return set instanceof DocBits || set.length * SPARSE < count ? set : DocBits.of(set, count);
}

/** What of a set is in a range, of so many reviews. */
export function clip(set: DocSet, { first, end }: Range, count: number): DocSet {
	if (first === 0 && end === count) return set;
	if (!(set instanceof DocBits)) return set.subarray(seek(set, 0, first), seek(set, 0, end));
	return intersect(set, rangeBits({ first, end }, count));
}

/** Whether of so many reviews a set of this size is kept as bits: these are then the shorter form. */
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

/** The numbers of a list that are among the bits. */
function pick(list: DocList, bits: DocBits): DocList {
	const picked = new Uint32Array(list.length);
	let length = 0;
	for (const doc of list) if (bits.has(doc)) picked[length++] = doc;
	return picked.subarray(0, length);
}

/** For each number of the short list, looks for it in what is left of the long one. */
function intersectLists(short: DocList, long: DocList): DocList {
	const common = new Uint32Array(short.length);
	let [length, next] = [0, 0];
	for (const doc of short) {
		next = seek(long, next, doc);
		if (long[next] === doc) common[length++] = doc;
	}
	return common.subarray(0, length);
}

/** The first place from `from` on whose number is not smaller: in steps that double, then halve. */
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

/** What is in any of the sets, of so many reviews. */
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

/** The set of numbers that come in any order, and more than once. */
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
