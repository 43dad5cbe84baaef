import { DocBits, rangeBits } from './index/doc-bits.ts';
import { clip, intersect, seek, type DocSet } from './index/doc-set.ts';
import type { Range } from './index/range.ts';
import { ALL_STARS, type StarCounts } from './index/stars.ts';
import type { SearchIndex } from './search-index.ts';

/** Selects reviews that are in the range, in the set, and have one of these star ratings. */
export interface Selection {
	readonly range: Range;
	/** `undefined`: all reviews. */
	readonly set: DocSet | undefined;
	readonly stars: readonly number[];
}

/** A range of consecutive reviews, restricted to one star rating or to any. */
export interface Stretch extends Range {
	/** `undefined`: any rating. */
	readonly stars: number | undefined;
}

/** The reviews that match a selection. Counting is cheap; reviews are listed only on request. */
export class Matches {
	/** Number of matches for each star rating. */
	readonly stars: StarCounts;
	readonly total: number;
	readonly range: Range;
	readonly #set: DocSet | undefined;
	readonly #index: SearchIndex;
	readonly #wanted: readonly number[];

	constructor(index: SearchIndex, { range, set, stars }: Selection) {
		this.#index = index;
		this.range = range;
		this.#wanted = stars;
		this.#set = set && clip(set, range, index.count);
		const counts = this.#set ? index.stars.countSet(this.#set) : index.stars.countRange(range);
		const areAll = stars.length === ALL_STARS.length;
		this.stars = areAll ? counts : counts.map((count, star) => (stars.includes(star) ? count : 0));
		this.total = this.stars.reduce((sum, count) => sum + count, 0);
	}

	/** Appends the matches in a stretch, in ascending order, until the list reaches `length`. */
	append(docs: number[], stretch: Stretch, length: number): void {
		const first = Math.max(stretch.first, this.range.first);
		const end = Math.min(stretch.end, this.range.end);
		const wanted = stretch.stars === undefined ? this.#wanted : [stretch.stars];
		const set = this.#set;
		if (set === undefined || set instanceof DocBits) {
			let doc = this.#next(set, wanted, first, end);
			for (; doc < end && docs.length < length; doc = this.#next(set, wanted, doc + 1, end)) {
				docs.push(doc);
			}
			return;
		}
		const last = seek(set, 0, end);
		for (let at = seek(set, 0, first); at < last && docs.length < length; at++) {
			const doc = set[at] ?? 0;
			if (this.#has(wanted, doc)) docs.push(doc);
		}
	}

	/** Returns the last match below `before`, or -1. */
	previous(before: number): number {
		const { stars } = this.#index;
		const set = this.#set;
		const end = Math.min(before, this.range.end);
		if (set === undefined || set instanceof DocBits) {
			const doc = stars.previous(this.#wanted, end, set);
			return doc < this.range.first ? -1 : doc;
		}
		let at = seek(set, 0, end) - 1;
		while (at >= 0 && !this.#has(this.#wanted, set[at] ?? 0)) at--;
		return set[at] ?? -1;
	}

	toSet(): DocSet {
		const set = this.#set ?? rangeBits(this.range, this.#index.count);
		if (this.#wanted.length === ALL_STARS.length) return set;
		return intersect(set, this.#index.stars.having(this.#wanted));
	}

	#next(set: DocBits | undefined, wanted: readonly number[], from: number, end: number): number {
		if (wanted.length < ALL_STARS.length) return this.#index.stars.next(wanted, from, end, set);
		return set ? set.next(from, end) : Math.min(from, end);
	}

	#has(wanted: readonly number[], doc: number): boolean {
		return wanted.length === ALL_STARS.length || wanted.includes(this.#index.stars.of(doc));
	}
}
