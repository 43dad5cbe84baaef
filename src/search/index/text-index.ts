import { DocLists } from './doc-lists.ts';
import { toDocSet, union, type DocSet } from './doc-set.ts';
import type { IndexFile } from './index-file.ts';
import type { PagedBytes } from './paged-bytes.ts';
import type { Range } from './range.ts';
import { Sequence } from './sequence.ts';
import { ShortFragments, type Alphabet } from './short-fragments.ts';
import { TERMINATOR, UnitDictionary } from './unit-dictionary.ts';
import { unitStarts } from './units.ts';

/** Finding a sequence of units costs about as much as checking the unit before this many places. */
const PLACES_PER_SEQUENCE = 1024;

export interface TextFacts {
	readonly reviews: number;
	/** Digest of the reviews as published. */
	readonly digest: string;
	readonly alphabet: Alphabet;
}

/** Finds the reviews that contain a substring. Results are exact; the texts are never read. */
export class TextIndex {
	readonly pages: PagedBytes;
	readonly #count: number;
	readonly #short: ShortFragments;
	readonly #units: UnitDictionary;
	/** For each unit, the reviews that contain it. Unit numbers start at 1. */
	readonly #reviews: DocLists;
	readonly #sequence: Sequence;

	/** @throws {IndexFileError} if the file belongs to other reviews. */
	constructor(file: IndexFile<TextFacts>, digest: string) {
		const { facts } = file;
		if (facts.digest !== digest) throw file.error('it is of another edition');
		this.pages = file.pages;
		this.#count = facts.reviews;
		this.#short = new ShortFragments(file, facts.alphabet, facts.reviews);
		this.#units = new UnitDictionary(file);
		this.#reviews = new DocLists(file, 'unit_reviews', facts.reviews);
		this.#sequence = new Sequence(file);
	}

	/** Finds the reviews whose text contains `text`. Both are folded. */
	find(text: string): DocSet {
		if (text.includes(TERMINATOR)) return new Uint32Array();
		const short = this.#short.find(text);
		if (short) return short;
		const [head, ...rest] = cut(text);
		if (head === undefined) throw new RangeError('Cannot search for nothing');
		return rest.length === 0 ? this.#findFragment(head) : this.#findSequence(head, rest);
	}

	/** Finds text that lies within one unit: in all reviews of all units that contain it. */
	#findFragment(part: string): DocSet {
		const units = this.#units.unitsAt(this.#units.findFragment(part));
		return this.#reviews.union(units);
	}

	/**
	 * Finds text that spans units: the end of one unit (the head), then whole units, then the
	 * beginning of one. Looks either for the head before all places of the rest, or for the rest
	 * after each unit that ends with the head, depending on which is less work.
	 */
	#findSequence(head: string, rest: readonly string[]): DocSet {
		const last = this.#units.findBeginning(rest.at(-1) ?? '');
		const whole: number[] = [];
		for (const unit of rest.slice(0, -1)) {
			const number = this.#units.find(unit);
			if (number === undefined) return new Uint32Array();
			whole.push(number);
		}
		const behind = this.#sequence.find(whole, last);
		if (last.first === last.end || behind.first === behind.end) return new Uint32Array();

		const heads = this.#units.findEnding(head);
		const isHeadRarer = (heads.end - heads.first) * PLACES_PER_SEQUENCE < behind.end - behind.first;
		return isHeadRarer
			? this.#findFromHeads(heads, whole, last)
			: this.#findBehind(behind, heads, whole, last);
	}

	#findFromHeads(heads: Range, whole: readonly number[], last: Range): DocSet {
		const sets: DocSet[] = [];
		for (const head of this.#units.unitsAt(heads)) {
			const units = [head, ...whole];
			const docs = this.#sequence.reviewsAt(this.#sequence.find(units, last), units, last);
			if (docs.length > 0) sets.push(toDocSet(docs, this.#count));
		}
		return union(sets, this.#count);
	}

	#findBehind(behind: Range, heads: Range, whole: readonly number[], last: Range): DocSet {
		const before = new Uint8Array(this.#units.count + 1);
		for (const head of this.#units.unitsAt(heads)) before[head] = 1;
		return toDocSet(this.#sequence.reviewsBehind(before, behind, whole, last), this.#count);
	}
}

function cut(text: string): string[] {
	const starts = unitStarts(text);
	return starts.map((start, index) => text.slice(start, starts[index + 1]));
}
