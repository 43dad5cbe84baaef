import { Column } from './column.ts';
import type { Distribution } from '../../reviews/distribution.ts';
import { countBits, DocBits, nextBit, previousBit, wordsFor } from './doc-bits.ts';
import { countCommon, type DocSet } from './doc-set.ts';
import type { IndexFile, Numbers, Section } from './index-file.ts';
import type { Range } from './range.ts';

export const ALL_STARS = [1, 2, 3, 4, 5];
/** Running counts are stored for every block of this many words. */
const BLOCK_WORDS = 32;

/** The number of reviews with each number of stars, indexed by stars. Index 0 is always 0. */
export type StarCounts = readonly number[];

export function toDistribution(counts: StarCounts): Distribution {
	const [, one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
	return { '1': one, '2': two, '3': three, '4': four, '5': five };
}

/** The stars of each review. Also has one bit set per number of stars, for counting. */
export class Stars {
	readonly #stars: Section;
	readonly #bits: readonly Column[];
	/** For each block, how many reviews before it have each number of stars. */
	readonly #before: Column;
	/** Facet sets are cached and reused, so their counts can be cached by set. */
	readonly #counted = new WeakMap<DocSet, StarCounts>();

	constructor(file: IndexFile) {
		this.#stars = file.section('stars');
		this.#bits = ALL_STARS.map((star) => new Column(file.section(`stars_${star}`)));
		this.#before = new Column(file.section('stars_before'));
	}

	of(doc: number): number {
		const place = this.#bits.findIndex((bits) => (bits.at(doc >>> 5) >>> (doc & 31)) & 1);
		return place + 1;
	}

	/** Returns the first review from `from` up to `end` with one of these star ratings, or `end`. */
	next(stars: readonly number[], from: number, end: number, within?: DocBits): number {
		return nextBit((index) => this.#wordOf(stars, index, within), from, end);
	}

	/** Returns the last such review below `before`, or -1. */
	previous(stars: readonly number[], before: number, within?: DocBits): number {
		return previousBit((index) => this.#wordOf(stars, index, within), before);
	}

	/** Returns a word of bits: reviews with one of these star ratings that are also in `within`. */
	#wordOf(stars: readonly number[], index: number, within: DocBits | undefined): number {
		let word = 0;
		for (const given of stars) word |= this.#bits[given - 1]?.at(index) ?? 0;
		return within ? word & (within.words[index] ?? 0) : word;
	}

	/** Returns the reviews with one of these star ratings. */
	having(stars: readonly number[]): DocBits {
		const having = DocBits.none(this.#stars.length);
		for (const [index, bits] of this.#bits.entries()) {
			if (stars.includes(index + 1)) having.addBits(bits.all());
		}
		return having;
	}

	/** Counts the stars of all reviews in a range. */
	countRange({ first, end }: Range): StarCounts {
		const counts = this.#bits.map(
			(bits, index) => this.#rank(bits, index, end) - this.#rank(bits, index, first),
		);
		return [0, ...counts];
	}

	/** Counts the stars of the reviews in a set. */
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
		// Read only up to the last review of the set.
		const { pages, offset } = this.#stars;
		const given = pages.view(offset, (set.at(-1) ?? 0) + 1);
		for (const doc of set) {
			const stars = given[doc] ?? 0;
			counts[stars] = (counts[stars] ?? 0) + 1;
		}
		return counts;
	}

	/** Counts the reviews before `doc` that have this number of stars. */
	#rank(bits: Column, index: number, doc: number): number {
		const word = doc >>> 5;
		const block = Math.floor(word / BLOCK_WORDS);
		let count = this.#before.at(block * ALL_STARS.length + index);
		for (let whole = block * BLOCK_WORDS; whole < word; whole++) count += countBits(bits.at(whole));
		const rest = doc & 31;
		return rest === 0 ? count : count + countBits(bits.at(word) & ((1 << rest) - 1));
	}
}

/** Renders the sections that `Stars` reads. */
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
		// If the last block is full, one more entry holds the totals.
		if (stars.length % (BLOCK_WORDS * 32) === 0)
			before[before.length - ALL_STARS.length + index] = count;
		sections[`stars_${star}`] = bits.words;
	}
	return { ...sections, stars_before: before };
}
