import { Column } from './column.ts';
import { DocBits, wordsFor } from './doc-bits.ts';
import type { IndexFile } from './index-file.ts';
import { lowerBound } from './range.ts';

export const MAX_LETTERS = 3;

/** The most common code units. The first is letter 1. A fragment is a number with these digits. */
export type Alphabet = readonly number[];

/**
 * The fragments of up to three letters that more than one in eight reviews contain, each with its reviews
 * as bits. They are stored because too many units contain them to combine the reviews of these units in
 * every search.
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

	/** Returns `undefined` if the fragment is not stored, even if some reviews contain it. */
	find(fragment: string): DocBits | undefined {
		if (fragment.length > MAX_LETTERS) return undefined;
		let key = 0;
		for (let index = 0; index < fragment.length; index++) {
			const letter = this.#letters.get(fragment.charCodeAt(index));
			if (letter === undefined) return undefined;
			key = key * (this.#letters.size + 1) + letter;
		}
		const keys = this.#keys;
		const index = lowerBound(0, keys.length, (at) => keys.at(at) >= key);
		if (index === keys.length || keys.at(index) !== key) return undefined;
		return new DocBits(this.#bits.range(index * this.#words, (index + 1) * this.#words));
	}
}

/** Maps each code unit to its letter number. */
export function numberLetters(alphabet: Alphabet): Map<number, number> {
	return new Map(alphabet.map((unit, index) => [unit, index + 1]));
}
