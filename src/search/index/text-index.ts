import { DocLists } from './doc-lists.ts';
import { Column } from './column.ts';
import { DocBits, wordsFor } from './doc-bits.ts';
import { clip, intersect, seek, toDocSet, union, type DocSet } from './doc-set.ts';
import type { IndexFile } from './index-file.ts';
import type { PagedBytes } from './paged-bytes.ts';
import type { Range } from './range.ts';
import { Sequence } from './sequence.ts';
import { ShortFragments, type Alphabet } from './short-fragments.ts';
import { TERMINATOR, UnitDictionary } from './unit-dictionary.ts';
import { unitStarts } from './units.ts';
import { WordIndex } from './word-index.ts';
import { fold } from '../../reviews/fold.ts';
import { splitWords } from '../../reviews/words.ts';

/** Finding a sequence of units costs as much as checking the unit before about this many places. */
const PLACES_PER_SEQUENCE = 1024;

export interface TextFacts {
	readonly reviews: number;
	/** Digest of the reviews as published. */
	readonly digest: string;
	readonly alphabet: Alphabet;
}

/**
 * Finds the reviews whose text or title contains a substring. Results are exact; the texts are never read. Inside,
 * titles are documents after the reviews.
 */
export class TextIndex {
	readonly pages: PagedBytes;
	readonly #reviewCount: number;
	/** Of reviews and titles. */
	readonly #count: number;
	/** For each title, its review. */
	readonly #titled: Column;
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
		this.#titled = new Column(file.section('title_reviews'));
		this.#reviewCount = facts.reviews;
		this.#count = facts.reviews + this.#titled.length;
		this.#short = new ShortFragments(file, facts.alphabet, this.#count);
		this.#units = new UnitDictionary(file);
		this.#reviews = new DocLists(file, 'unit_reviews', this.#count);
		this.#sequence = new Sequence(file);
	}

	/** Finds the reviews whose text contains `text`. Both are folded. */
	find(text: string): DocSet {
		return this.#ofTexts(this.#find(text));
	}

	/** Finds the reviews whose text or title contains `text`. */
	findWithTitles(text: string): DocSet {
		return this.#ofReviews(this.#find(text));
	}

	#find(text: string): DocSet {
		if (text.includes(TERMINATOR)) return new Uint32Array();
		const short = this.#short.find(text);
		if (short) return short;
		const [head, ...rest] = cut(text);
		if (head === undefined) throw new RangeError('Cannot search for an empty text');
		return rest.length === 0 ? this.#findFragment(head) : this.#findSequence(head, rest);
	}

	/** Finds the reviews that contain every word in their text or title, in any order. */
	findWords(text: string): DocSet {
		const words = [...new Set(splitWords(text))];
		if (words.length === 0) return this.findWithTitles(fold(text.trim()));
		const [first = new Uint32Array(), ...rest] = words.map((word) => this.findWord(word));
		return rest.reduce<DocSet>(intersect, first);
	}

	/**
	 * Finds the reviews that contain a word in their text or title. A word in a script without spaces is a substring.
	 * @param isWhole not longer words with it, even if no review has it
	 */
	findWord(word: string, isWhole = false): DocSet {
		if (unitStarts(fold(word)).length !== 1) return this.findWithTitles(fold(word));
		const words = this.#wordIndex();
		const units = isWhole ? words.findWhole(word) : words.find(word);
		return this.#ofReviews(this.#reviews.union(units));
	}

	/** Keeps the texts of a set. */
	#ofTexts(set: DocSet): DocSet {
		const texts = clip(set, { first: 0, end: this.#reviewCount }, this.#count);
		if (!(texts instanceof DocBits)) return texts;
		return new DocBits(texts.words.subarray(0, wordsFor(this.#reviewCount)));
	}

	/** Returns the reviews of the texts and titles in a set. */
	#ofReviews(set: DocSet): DocSet {
		const titles: number[] = [];
		const [first, end] = [this.#reviewCount, this.#count];
		const add = (title: number) => titles.push(this.#titled.at(title - first));
		if (!(set instanceof DocBits)) set.subarray(seek(set, 0, first)).forEach(add);
		else for (let at = set.next(first, end); at < end; at = set.next(at + 1, end)) add(at);
		const texts = this.#ofTexts(set);
		return titles.length === 0 ? texts : union([texts, Uint32Array.from(titles)], first);
	}

	/** Returns the most frequent word that differs by one typo, if there is one. */
	nearestTo(word: string): string | undefined {
		return this.#wordIndex().nearestTo(word);
	}

	/** Lists other words with the stem of a word. */
	formsOf(word: string): readonly string[] {
		return this.#wordIndex().formsOf(word);
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
