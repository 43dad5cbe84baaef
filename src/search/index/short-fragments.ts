import { Column } from './column.ts';
import { DocBits, isDense, wordsFor } from './doc-set.ts';
import type { IndexFile, Numbers } from './index-file.ts';
import { lowerBound } from './range.ts';

/** Three of them are one number of 18 bits. */
const LETTER_BITS = 6;
const MAX_LETTERS = 3;
const ALPHABET_SIZE = 2 ** LETTER_BITS - 1;

/** The commonest UTF-16 units; the first is number 1. */
export type Alphabet = readonly number[];

/**
 * Fragments of up to three letters that one in eight reviews has or more, each with its reviews as
 * bits. They stand in too many units for these to be gathered at each search.
 */
export class ShortFragments {
	readonly #letters: ReadonlyMap<number, number>;
	readonly #keys: Column;
	readonly #bits: Column;
	readonly #words: number;

	constructor(file: IndexFile, alphabet: Alphabet, count: number) {
		this.#letters = numberLetters(alphabet);
		this.#keys = new Column(file.section('short_keys'));
		this.#bits = new Column(file.section('short_bits'));
		this.#words = wordsFor(count);
	}

	/** `undefined` where it is not among them, which says nothing of how many reviews have it. */
	find(fragment: string): DocBits | undefined {
		if (fragment.length > MAX_LETTERS) return undefined;
		let key = 0;
		for (let index = 0; index < fragment.length; index++) {
			const letter = this.#letters.get(fragment.charCodeAt(index));
			if (letter === undefined) return undefined;
			key = (key << LETTER_BITS) | letter;
		}
		const keys = this.#keys;
		const index = lowerBound(0, keys.length, (at) => keys.at(at) >= key);
		if (index === keys.length || keys.at(index) !== key) return undefined;
		return new DocBits(this.#bits.range(index * this.#words, (index + 1) * this.#words));
	}
}

/** The sections that `ShortFragments` reads, and the alphabet that they are written in. */
export function renderShortFragments(texts: readonly string[]) {
	const alphabet = findAlphabet(texts);
	const letters = new Uint8Array(2 ** 16);
	for (const [unit, letter] of numberLetters(alphabet)) letters[unit] = letter;

	const sizes = countReviews(texts, letters);
	const words = wordsFor(texts.length);
	const keys: number[] = [];
	/** Where the bits of a fragment begin, and one. */
	const firsts = new Uint32Array(sizes.length);
	for (const [key, size] of sizes.entries()) {
		if (isDense(size, texts.length)) firsts[key] = (keys.push(key) - 1) * words + 1;
	}
	const bits = new Uint32Array(keys.length * words);
	for (const [doc, text] of texts.entries()) {
		eachFragment(text, letters, (key) => {
			const first = firsts[key] ?? 0;
			if (first === 0) return;
			const word = first - 1 + (doc >>> 5);
			bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
		});
	}
	const sections: Record<string, Numbers> = {
		short_keys: Uint32Array.from(keys),
		short_bits: bits,
	};
	return { alphabet, sections };
}

/** For each fragment, how many texts have it. */
function countReviews(texts: readonly string[], letters: Uint8Array): Uint32Array {
	const sizes = new Uint32Array(2 ** (LETTER_BITS * MAX_LETTERS));
	/** The last text that each was seen in, and one. */
	const seen = new Uint32Array(sizes.length);
	for (const [doc, text] of texts.entries()) {
		eachFragment(text, letters, (key) => {
			if (seen[key] === doc + 1) return;
			seen[key] = doc + 1;
			sizes[key] = (sizes[key] ?? 0) + 1;
		});
	}
	return sizes;
}

/** Calls back with the key of each fragment of one, two and three letters that all have numbers. */
function eachFragment(text: string, letters: Uint8Array, visit: (key: number) => void): void {
	let [before, last] = [0, 0];
	for (let index = 0; index < text.length; index++) {
		const letter = letters[text.charCodeAt(index)] ?? 0;
		if (letter !== 0) {
			visit(letter);
			if (last !== 0) {
				visit((last << LETTER_BITS) | letter);
				if (before !== 0) visit((((before << LETTER_BITS) | last) << LETTER_BITS) | letter);
			}
		}
		[before, last] = [last, letter];
	}
}

function findAlphabet(texts: readonly string[]): number[] {
	const counts = new Uint32Array(2 ** 16);
	for (const text of texts) {
		for (let index = 0; index < text.length; index++) {
			const unit = text.charCodeAt(index);
			counts[unit] = (counts[unit] ?? 0) + 1;
		}
	}
	return [...counts.keys()]
		.filter((unit) => counts[unit] !== 0)
		.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
		.slice(0, ALPHABET_SIZE);
}

function numberLetters(alphabet: readonly number[]): Map<number, number> {
	return new Map(alphabet.map((unit, index) => [unit, index + 1]));
}
