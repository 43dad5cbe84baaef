import { Bytes, Column } from './column.ts';
import { countBits, DocBits, nextBit, previousBit, wordsFor } from './doc-bits.ts';
import { countCommon, type DocSet } from './doc-set.ts';
import type { IndexFile, Numbers } from './index-file.ts';
import type { Range } from './range.ts';

export const ALL_STARS = [1, 2, 3, 4, 5];
/** Before so many words of bits, all that came so far are counted. */
const BLOCK_WORDS = 32;

/** How many reviews gave how many stars, by the stars; at 0 there is 0. */
export type StarCounts = readonly number[];

/** How many stars each review gave: one by one, and for counting as bits for each number of stars. */
export class Stars {
	readonly #stars: Bytes;
	readonly #bits: readonly Column[];
	/** For each block, the counts of each number of stars before it. */
	readonly #before: Column;
	/** The sets of facets are kept, and asked about again. */
	readonly #counted = new WeakMap<DocSet, StarCounts>();

	constructor(file: IndexFile) {
		this.#stars = new Bytes(file.section('stars'));
		this.#bits = ALL_STARS.map((star) => new Column(file.section(`stars_${star}`)));
		this.#before = new Column(file.section('stars_before'));
	}

	of(doc: number): number {
		return this.#stars.at(doc);
	}

	/** The first review from one on, below an end, that gave one of some numbers of stars; else the end. */
	next(stars: readonly number[], from: number, end: number, within?: DocBits): number {
		return nextBit((index) => this.#wordOf(stars, index, within), from, end);
	}

	/** The last such review before one; else -1. */
	previous(stars: readonly number[], before: number, within?: DocBits): number {
		return previousBit((index) => this.#wordOf(stars, index, within), before);
	}

	/** The bits of some neighbours that gave one of these numbers of stars, and are in a set. */
	#wordOf(stars: readonly number[], index: number, within: DocBits | undefined): number {
		let word = 0;
		for (const given of stars) word |= this.#bits[given - 1]?.at(index) ?? 0;
		return within ? word & (within.words[index] ?? 0) : word;
	}

	/** The reviews that gave one of some numbers of stars. */
	having(stars: readonly number[]): DocBits {
		const having = DocBits.none(this.#stars.length);
		for (const [index, bits] of this.#bits.entries()) {
			if (stars.includes(index + 1)) having.addBits(bits.all());
		}
		return having;
	}

	/** Of all reviews in a range. */
	countRange({ first, end }: Range): StarCounts {
		const counts = this.#bits.map(
			(bits, index) => this.#rank(bits, index, end) - this.#rank(bits, index, first),
		);
		return [0, ...counts];
	}

	/** Of the reviews in a set. */
	countSet(set: DocSet): StarCounts {
		const known = this.#counted.get(set);
		if (known) return known;
		const counts = this.#count(set);
		this.#counted.set(set, counts);
		return counts;
	}

	#count(set: DocSet): StarCounts {
		if (set instanceof DocBits) {
			return [0, ...this.#bits.map((bits) => countCommon(new DocBits(bits.all()), set))];
		}
		const counts = [0, 0, 0, 0, 0, 0];
		if (set.length === 0) return counts;
		// Up to the last of the set.
		const given = this.#stars.range(0, (set.at(-1) ?? 0) + 1);
		for (const doc of set) {
			const stars = given[doc] ?? 0;
			counts[stars] = (counts[stars] ?? 0) + 1;
		}
		return counts;
	}

	/** How many of the reviews before one gave so many stars. */
	#rank(bits: Column, index: number, doc: number): number {
		const word = doc >>> 5;
		const block = Math.floor(word / BLOCK_WORDS);
		let count = this.#before.at(block * ALL_STARS.length + index);
		for (let whole = block * BLOCK_WORDS; whole < word; whole++) count += countBits(bits.at(whole));
		const rest = doc & 31;
		return rest === 0 ? count : count + countBits(bits.at(word) & ((1 << rest) - 1));
	}
}

/** The sections that `Stars` reads. */
export function renderStars(stars: Uint8Array): Record<string, Numbers> {
	const words = wordsFor(stars.length);
	const sections: Record<string, Numbers> = { stars };
	const before = new Uint32Array((Math.floor(words / BLOCK_WORDS) + 1) * ALL_STARS.length);
	for (const [index, star] of ALL_STARS.entries()) {
		const bits = DocBits.none(stars.length);
		let count = 0;
		for (const [doc, given] of stars.entries()) {
			if (doc % (BLOCK_WORDS * 32) === 0) {
				before[(doc / (BLOCK_WORDS * 32)) * ALL_STARS.length + index] = count;
			}
			if (given !== star) continue;
			count++;
			bits.add(doc);
		}
		// Where the last block is full, another begins behind it.
		if (stars.length % (BLOCK_WORDS * 32) === 0)
			before[before.length - ALL_STARS.length + index] = count;
		sections[`stars_${star}`] = bits.words;
	}
	return { ...sections, stars_before: before };
}
