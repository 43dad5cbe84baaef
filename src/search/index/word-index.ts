import { isOneEdit } from '../../reviews/edit-distance.ts';
import { compareText } from '../../reviews/order.ts';
import { foldWord, isSameWord, numbersOf, splitWords, stemOf } from '../../reviews/words.ts';
import type { UnitDictionary } from './unit-dictionary.ts';

/** Shorter words are not completed, taken as parts, compared by their stem, or corrected. */
const LEAST_LETTERS = { beginning: 2, part: 3, stem: 4, typo: 5 } as const;

/** Finds words as people type them: accents, plurals, beginnings and parts. */
export class WordIndex {
	/** Folded words, with the units that begin with each. */
	readonly #units = new Map<string, number[]>();

	constructor(dictionary: UnitDictionary) {
		for (const [unit, text] of dictionary.entries()) {
			const [word] = splitWords(text);
			if (word === undefined) continue;
			const key = foldWord(word);
			const units = this.#units.get(key);
			if (units) units.push(unit);
			else this.#units.set(key, [unit]);
		}
	}

	/** Finds whole words; if there are none, beginnings, then parts. */
	find(word: string): Uint32Array {
		const key = foldWord(word);
		const { length } = key;
		const whole = this.#same(key);
		if (whole.length > 0 || length < LEAST_LETTERS.beginning) return whole;
		const begun = this.#where((other) => other.startsWith(key));
		if (begun.length > 0 || length < LEAST_LETTERS.part) return begun;
		return this.#where((other) => other.includes(key));
	}

	findWhole(word: string): Uint32Array {
		return this.#same(foldWord(word));
	}

	/** Returns the most frequent word that differs by one typo; `undefined` for a short word. */
	nearestTo(word: string): string | undefined {
		const key = foldWord(word);
		if (key.length < LEAST_LETTERS.typo) return undefined;
		const near = [...this.#units.keys()].filter((other) => isOneEdit(key, other));
		return near.toSorted((a, b) => this.#count(b) - this.#count(a) || (a < b ? -1 : 1))[0];
	}

	/** Lists other words with the same stem, as "hybride" with "hybrid", except its plural; the shortest first. */
	formsOf(word: string): string[] {
		const key = foldWord(word);
		const stem = stemOf(key);
		if (stem.length < LEAST_LETTERS.stem) return [];
		return [...this.#units.keys()]
			.filter(
				(other) => other.startsWith(stem) && stemOf(other) === stem && !isSameWord(key, other),
			)
			.toSorted((a, b) => a.length - b.length || compareText(a, b));
	}

	/** Returns the units of a folded word, its plural and its singular. */
	#same(key: string): Uint32Array {
		return this.#unitsOf(numbersOf(key));
	}

	#where(matches: (word: string) => boolean): Uint32Array {
		return this.#unitsOf([...this.#units.keys()].filter(matches));
	}

	#unitsOf(words: readonly string[]): Uint32Array {
		return Uint32Array.from(words.flatMap((word) => this.#units.get(word) ?? [])).toSorted();
	}

	#count(word: string): number {
		return this.#units.get(word)?.length ?? 0;
	}
}
