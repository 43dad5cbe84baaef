import { DocLists, renderDocLists } from './doc-lists.ts';
import { intersect, toDocSet, union, type DocSet } from './doc-set.ts';
import { type IndexFile, renderIndexFile } from './index-file.ts';
import type { PagedBytes } from './paged-bytes.ts';
import type { Range } from './range.ts';
import { Sequence, renderSequence, REVIEW_END } from './sequence.ts';
import { ShortFragments, type Alphabet, renderShortFragments } from './short-fragments.ts';
import { TERMINATOR, UnitDictionary, renderUnitDictionary } from './unit-dictionary.ts';
import { unitStarts } from './units.ts';
import { WordIndex } from './word-index.ts';
import { fold } from '../../reviews/fold.ts';
import { compareText } from '../../reviews/order.ts';
import { splitWords } from '../../reviews/words.ts';
import type { Review } from '../../reviews/review.ts';
import { largeNumbers } from './large-memory.ts';

/** Finding a sequence of units costs as much as checking the unit before about this many places. */
const PLACES_PER_SEQUENCE = 1024;

export interface TextFacts {
	readonly reviews: number;
	/** Digest of the reviews as published. */
	readonly digest: string;
	readonly alphabet: Alphabet;
}

/** The reviews with all words of a search, and the words that were taken as others. */
export interface WordMatches {
	readonly set: DocSet;
	readonly corrections: readonly { readonly word: string; readonly as: string }[];
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
	/** Made at the first search for words. */
	#words: WordIndex | undefined;

	/** @throws {IndexFileError} if the file belongs to other reviews. */
	constructor(file: IndexFile<TextFacts>, digest: string) {
		const { facts } = file;
		if (facts.digest !== digest) throw file.error('it belongs to another edition');
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
		if (head === undefined) throw new RangeError('Cannot search for an empty text');
		return rest.length === 0 ? this.#findFragment(head) : this.#findSequence(head, rest);
	}

	/**
	 * Finds the reviews that contain every word, in any order. A word in a script without spaces is a
	 * substring.
	 */
	findWords(text: string): WordMatches {
		const words = splitWords(text);
		if (words.length === 0) return { set: this.find(fold(text.trim())), corrections: [] };
		const found = words.map((word) => {
			const isSpaced = unitStarts(fold(word)).length === 1;
			return isSpaced
				? this.#wordIndex().find(word)
				: { units: undefined, set: this.find(fold(word)) };
		});
		const sets = found.map((each) =>
			each.units === undefined ? each.set : this.#reviews.union(each.units),
		);
		const corrections = found.flatMap((each, place) =>
			'corrected' in each ? [{ word: words[place] ?? '', as: each.corrected }] : [],
		);
		const [first = new Uint32Array(), ...rest] = sets;
		return { set: rest.reduce(intersect, first), corrections };
	}

	#wordIndex(): WordIndex {
		this.#words ??= new WordIndex(this.#units);
		return this.#words;
	}

	/** Finds text that lies within one unit. Returns the reviews of all units that contain it. */
	#findFragment(part: string): DocSet {
		const units = this.#units.unitsAt(this.#units.findFragment(part));
		return this.#reviews.union(units);
	}

	/**
	 * Finds text that spans units: the end of one unit (the head), then whole units, then the
	 * beginning of another. Either extends each possible head with the rest, or finds the rest and
	 * checks whether a head precedes it, whichever is less work.
	 */
	#findSequence(head: string, rest: readonly string[]): DocSet {
		const last = this.#units.findBeginning(rest.at(-1) ?? '');
		const whole: number[] = [];
		for (const unit of rest.slice(0, -1)) {
			const number = this.#units.find(unit);
			if (number === undefined) return new Uint32Array();
			whole.push(number);
		}
		const following = this.#sequence.find(whole, last);
		if (last.first === last.end || following.first === following.end) return new Uint32Array();

		const heads = this.#units.findEnding(head);
		const isHeadRarer =
			(heads.end - heads.first) * PLACES_PER_SEQUENCE < following.end - following.first;
		return isHeadRarer
			? this.#findFromHeads(heads, whole, last)
			: this.#findAfterHeads(following, heads, whole, last);
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

	#findAfterHeads(following: Range, heads: Range, whole: readonly number[], last: Range): DocSet {
		const before = new Uint8Array(this.#units.count + 1);
		for (const head of this.#units.unitsAt(heads)) before[head] = 1;
		return toDocSet(this.#sequence.reviewsAfter(before, following, whole, last), this.#count);
	}
}

function cut(text: string): string[] {
	const starts = unitStarts(text);
	return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

/** Renders the file that `TextIndex` reads. Reviews are given newest first. */
export function renderTextIndex(
	reviews: readonly Pick<Review, 'id' | 'text'>[],
	digest: string,
): Uint8Array {
	const texts = reviews.map(({ id, text }) => {
		if (!text.includes(TERMINATOR)) return fold(text);
		throw new SyntaxError(`Cannot index review "${id}": its text contains the character U+0000`);
	});
	const { units, row, reviewStarts } = readUnits(texts);
	const { alphabet, sections } = renderShortFragments(texts);
	const facts: TextFacts = { reviews: texts.length, digest, alphabet };
	return renderIndexFile(facts, {
		...sections,
		...renderUnitDictionary(units),
		...renderDocLists('unit_reviews', listReviews(row, units.length + 1), texts.length),
		...renderSequence(row, reviewStarts, units.length),
	});
}

/** Returns all units, sorted, and all texts as one row of unit numbers. */
function readUnits(texts: readonly string[]) {
	/** Numbers from 1, in order of first occurrence. */
	const numbers = new Map<string, number>();
	const found: number[] = [];
	const reviewStarts = new Uint32Array(texts.length + 1);
	for (const [doc, text] of texts.entries()) {
		const starts = unitStarts(text);
		for (let index = 0; index < starts.length; index++) {
			const unit = text.slice(starts[index], starts[index + 1]);
			const number = numbers.get(unit) ?? numbers.size + 1;
			numbers.set(unit, number);
			found.push(number);
		}
		found.push(REVIEW_END);
		reviewStarts[doc + 1] = found.length;
	}

	const units = [...numbers.keys()];
	const order = Array.from(units.keys()).toSorted((a, b) =>
		compareText(units[a] ?? '', units[b] ?? ''),
	);
	const sorted = new Uint32Array(units.length + 1);
	for (const [index, unit] of order.entries()) sorted[unit + 1] = index + 1;
	const row = Uint32Array.from(found, (number) => sorted[number] ?? 0);
	return { units: order.map((unit) => units[unit] ?? ''), row, reviewStarts };
}

/** Lists, for each unit number, the reviews that contain the unit. */
function listReviews(row: Uint32Array, numbers: number): Uint32Array[] {
	const ends = new Uint32Array(numbers + 1);
	eachUnitOnce(row, numbers, (unit) => (ends[unit + 1] = (ends[unit + 1] ?? 0) + 1));
	for (let unit = 1; unit < ends.length; unit++)
		ends[unit] = (ends[unit] ?? 0) + (ends[unit - 1] ?? 0);
	const starts = ends.slice();
	const docs = largeNumbers(ends.at(-1) ?? 0);
	eachUnitOnce(row, numbers, (unit, doc) => {
		const next = starts[unit] ?? 0;
		docs[next] = doc;
		starts[unit] = next + 1;
	});
	return Array.from({ length: numbers }, (_, unit) => docs.subarray(ends[unit], ends[unit + 1]));
}

/** Calls `visit` once for each distinct unit of each review. */
function eachUnitOnce(
	row: Uint32Array,
	numbers: number,
	visit: (unit: number, doc: number) => void,
): void {
	/** For each unit, the last review that contains it, plus one. */
	const seen = new Uint32Array(numbers);
	let doc = 0;
	for (const unit of row) {
		if (unit === REVIEW_END) doc++;
		else if (seen[unit] !== doc + 1) {
			seen[unit] = doc + 1;
			visit(unit, doc);
		}
	}
}
