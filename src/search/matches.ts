import { DocBits, rangeBits } from './index/doc-bits.ts';
import { clip, intersect, seek, type DocSet } from './index/doc-set.ts';
import type { Range } from './index/range.ts';
import { ALL_STARS, type StarCounts } from './index/stars.ts';
import type { SearchIndex } from './search-index.ts';

/** Which reviews match: those in a range and in a set that gave one of some numbers of stars. */
export interface Selection {
	readonly range: Range;
	/** `undefined`: all reviews. */
	readonly set: DocSet | undefined;
	readonly stars: readonly number[];
}

/** Some neighbours of which those with some stars come next, in the order of their numbers. */
export interface Stretch extends Range {
	/** `undefined`: any. */
	readonly stars: number | undefined;
}

/** The reviews of a selection: counted at once, listed as far as they are asked for. */
export class Matches {
	/** How many gave how many stars. */
	readonly stars: StarCounts;
	readonly total: number;
	readonly range: Range;
	readonly #set: DocSet | undefined;
	readonly #index: SearchIndex;
	readonly #areAllWanted: boolean;

	constructor(index: SearchIndex, { range, set, stars }: Selection) {
		this.#index = index;
		this.range = range;
		this.#areAllWanted = stars.length === ALL_STARS.length;
		this.#set = set && clip(set, range, index.count);
		const counts = this.#set ? index.stars.countSet(this.#set) : index.stars.countRange(range);
		this.stars = counts.map((count, given) => (stars.includes(given) ? count : 0));
		this.total = this.stars.reduce((sum, count) => sum + count, 0);
	}

	/** Appends those of a stretch, in the order of their numbers, until a list has so many. */
	append(docs: number[], stretch: Stretch, length: number): void {
		const first = Math.max(stretch.first, this.range.first);
		const end = Math.min(stretch.end, this.range.end);
		const take = (doc: number) => {
			if (this.#isIn(doc, stretch)) docs.push(doc);
		};
		const set = this.#set;
		if (set === undefined) {
			for (let doc = first; doc < end && docs.length < length; doc++) take(doc);
		} else if (set instanceof DocBits) {
			let doc = set.next(first, end);
			for (; doc < end && docs.length < length; doc = set.next(doc + 1, end)) take(doc);
		} else {
			const last = seek(set, 0, end);
			let at = seek(set, 0, first);
			for (; at < last && docs.length < length; at++) take(set[at] ?? 0);
		}
	}

	/** The last before one; else -1. */
	previous(before: number): number {
		let doc = this.#previousInSet(before);
		while (doc >= 0 && !this.#isWanted(doc)) doc = this.#previousInSet(doc);
		return doc;
	}

	/** All of them. */
	toSet(): DocSet {
		const set = this.#set ?? rangeBits(this.range, this.#index.count);
		if (this.#areAllWanted) return set;
		const wanted = ALL_STARS.filter((stars) => (this.stars[stars] ?? 0) > 0);
		return intersect(set, this.#index.stars.having(wanted));
	}

	#isWanted(doc: number): boolean {
		return this.#areAllWanted || (this.stars[this.#index.stars.of(doc)] ?? 0) > 0;
	}

	#isIn(doc: number, { stars }: Stretch): boolean {
		return stars === undefined ? this.#isWanted(doc) : this.#index.stars.of(doc) === stars;
	}

	#previousInSet(before: number): number {
		const set = this.#set;
		if (set === undefined) {
			const last = Math.min(before, this.range.end) - 1;
			return last < this.range.first ? -1 : last;
		}
		if (set instanceof DocBits) return set.previous(before);
		return set[seek(set, 0, before) - 1] ?? -1;
	}
}
