import { clip, DocBits, intersect, rangeBits, seek, type DocSet } from './index/doc-set.ts';
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

/** The reviews of a selection: counted at once, listed as far as they are asked for. */
export class Matches {
	/** How many gave how many stars. */
	readonly stars: StarCounts;
	readonly total: number;
	readonly range: Range;
	readonly #set: DocSet | undefined;
	readonly #index: SearchIndex;

	constructor(index: SearchIndex, { range, set, stars }: Selection) {
		this.#index = index;
		this.range = range;
		this.#set = set && clip(set, range, index.count);
		const counts = this.#set ? index.stars.countSet(this.#set) : index.stars.countRange(range);
		this.stars = counts.map((count, given) => (stars.includes(given) ? count : 0));
		this.total = this.stars.reduce((sum, count) => sum + count, 0);
	}

	/** The first from one on, below an end; else the end. */
	next(from: number, end: number): number {
		for (let doc = this.#nextInSet(from, end); doc < end; doc = this.#nextInSet(doc + 1, end)) {
			if (this.#isWanted(doc)) return doc;
		}
		return end;
	}

	/** The last before one; else -1. */
	previous(before: number): number {
		let doc = this.#previousInSet(before);
		while (doc >= 0 && !this.#isWanted(doc)) doc = this.#previousInSet(doc);
		return doc;
	}

	starsOf(doc: number): number {
		return this.#index.stars.of(doc);
	}

	/** All of them. */
	toSet(): DocSet {
		const set = this.#set ?? rangeBits(this.range, this.#index.count);
		const wanted = ALL_STARS.filter((stars) => (this.stars[stars] ?? 0) > 0);
		return wanted.length === ALL_STARS.length
			? set
			: intersect(set, this.#index.stars.having(wanted));
	}

	#isWanted(doc: number): boolean {
		return (this.stars[this.starsOf(doc)] ?? 0) > 0;
	}

	#nextInSet(from: number, end: number): number {
		const set = this.#set;
		if (set === undefined) {
			const first = Math.max(from, this.range.first);
			return first < this.range.end ? Math.min(first, end) : end;
		}
		if (set instanceof DocBits) return set.next(from, end);
		return Math.min(set[seek(set, 0, from)] ?? end, end);
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
