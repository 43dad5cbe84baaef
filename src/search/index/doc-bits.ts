import type { Range } from './range.ts';

const WORD_BITS = 32;

/** A set of review numbers, stored as one bit per review. */
export class DocBits {
	readonly words: Uint32Array;

	constructor(words: Uint32Array) {
		this.words = words;
	}

	/** Returns an empty set with room for `count` reviews. */
	static none(count: number): DocBits {
		return new DocBits(new Uint32Array(wordsFor(count)));
	}

	/** Returns a set of numbers given in any order. All must be below `count`. */
	static of(docs: Iterable<number>, count: number): DocBits {
		const bits = DocBits.none(count);
		bits.addList(docs);
		return bits;
	}

	has(doc: number): boolean {
		return (((this.words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
	}

	add(doc: number): void {
		this.words[doc >>> 5] = (this.words[doc >>> 5] ?? 0) | (1 << (doc & 31));
	}

	addList(docs: Iterable<number>): void {
		for (const doc of docs) this.add(doc);
	}

	addBits(words: Uint32Array): void {
		for (let index = 0; index < words.length; index++) {
			this.words[index] = (this.words[index] ?? 0) | (words[index] ?? 0);
		}
	}

	/** Returns the first number in the set from `from` up to `end`, or `end` if there is none. */
	next(from: number, end: number): number {
		return nextBit((index) => this.words[index] ?? 0, from, end);
	}

	/** Returns the last number in the set below `before`, or -1. */
	previous(before: number): number {
		return previousBit((index) => this.words[index] ?? 0, before);
	}
}

type WordAt = (index: number) => number;

/** Returns the first set bit from `from` up to `end`, or `end` if there is none. */
export function nextBit(wordAt: WordAt, from: number, end: number): number {
	let index = from >>> 5;
	let word = wordAt(index) & (-1 << (from & 31));
	while (word === 0) {
		if (++index * WORD_BITS >= end) return end;
		word = wordAt(index);
	}
	return Math.min(index * WORD_BITS + lowestBit(word), end);
}

/** Returns the last set bit below `before`, or -1. */
export function previousBit(wordAt: WordAt, before: number): number {
	let index = (before - 1) >> 5;
	if (index < 0) return -1;
	let word = wordAt(index) & (-1 >>> (31 - ((before - 1) & 31)));
	while (word === 0) {
		if (--index < 0) return -1;
		word = wordAt(index);
	}
	return index * WORD_BITS + highestBit(word);
}

/** Returns the numbers of a range as bits, for `count` reviews. */
export function rangeBits({ first, end }: Range, count: number): DocBits {
	const { words } = DocBits.none(count);
	words.fill(-1, first >>> 5, end >>> 5);
	if ((end & 31) !== 0) words[end >>> 5] = ~(-1 << (end & 31));
	if (first < end) words[first >>> 5] = (words[first >>> 5] ?? 0) & (-1 << (first & 31));
	else words.fill(0);
	return new DocBits(words);
}

/** Returns how many words hold one bit per review. */
export function wordsFor(count: number): number {
	return Math.ceil(count / WORD_BITS);
}

/** Returns the index of the lowest set bit. */
function lowestBit(word: number): number {
	return highestBit(word & -word);
}

/** Returns the index of the highest set bit. */
function highestBit(word: number): number {
	return 31 - Math.clz32(word);
}

/** Counts the set bits of a word. */
export function countBits(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
