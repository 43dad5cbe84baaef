import type { Range } from './range.ts';

const WORD_BITS = 32;

/** A set of numbers of reviews as a bit for each review. */
export class DocBits {
	readonly words: Uint32Array;

	constructor(words: Uint32Array) {
		this.words = words;
	}

	/** No number, with room for so many. */
	static none(count: number): DocBits {
		return new DocBits(new Uint32Array(wordsFor(count)));
	}

	/** Some numbers in any order, of so many. */
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

	/** The first number in the set from one on, below an end; else the end. */
	next(from: number, end: number): number {
		return nextBit((index) => this.words[index] ?? 0, from, end);
	}

	/** The last number in the set below one; else -1. */
	previous(before: number): number {
		return previousBit((index) => this.words[index] ?? 0, before);
	}
}

type WordAt = (index: number) => number;

/** The first number from one on, below an end, whose bit is set in words; else the end. */
export function nextBit(wordAt: WordAt, from: number, end: number): number {
	let index = from >>> 5;
	let word = wordAt(index) & (-1 << (from & 31));
	while (word === 0) {
		if (++index * WORD_BITS >= end) return end;
		word = wordAt(index);
	}
	return Math.min(index * WORD_BITS + lowestBit(word), end);
}

/** The last such number below one; else -1. */
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

/** The numbers of a range, of so many reviews. */
export function rangeBits({ first, end }: Range, count: number): DocBits {
	const { words } = DocBits.none(count);
	words.fill(-1, first >>> 5, end >>> 5);
	if ((end & 31) !== 0) words[end >>> 5] = ~(-1 << (end & 31));
	if (first < end) words[first >>> 5] = (words[first >>> 5] ?? 0) & (-1 << (first & 31));
	else words.fill(0);
	return new DocBits(words);
}

/** How many words hold a bit for each review. */
export function wordsFor(count: number): number {
	return Math.ceil(count / WORD_BITS);
}

/** The place of the first bit of a word that is set. */
function lowestBit(word: number): number {
	return highestBit(word & -word);
}

/** The place of the last. */
function highestBit(word: number): number {
	return 31 - Math.clz32(word);
}

/** How many bits of a word are set. */
export function countBits(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
