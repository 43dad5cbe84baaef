import { isOneEdit } from '../../reviews/edit-distance.ts';
import { compareText } from '../../reviews/order.ts';
import { foldWord, isSameWord, splitWords } from '../../reviews/words.ts';
import type { UnitDictionary } from './unit-dictionary.ts';

/** Shorter words are not completed, taken as parts of others, or corrected. */
const LEAST_LETTERS = { beginning: 2, part: 3, typo: 4 } as const;

/** The units that a searched word stands for, and the word itself if it was corrected. */
export interface FoundWord {
	readonly units: Uint32Array;
	readonly corrected?: string;
}

/** Finds words as people type them: accents, plurals, beginnings, parts and one typo. */
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

	/** Finds whole words; if there are none, beginnings, then parts, then the closest spelling. */
	find(word: string): FoundWord {
		const key = foldWord(word);
		const { length } = key;
		const whole = this.#same(key);
		if (whole.length > 0) return { units: whole };
		if (length >= LEAST_LETTERS.beginning) {
			const begun = this.#where((other) => other.startsWith(key));
			if (begun.length > 0) return { units: begun };
		}
		if (length >= LEAST_LETTERS.part) {
			const parts = this.#where((other) => other.includes(key));
			if (parts.length > 0) return { units: parts };
		}
		if (length < LEAST_LETTERS.typo) return { units: new Uint32Array() };
		const near = [...this.#units.keys()].filter((other) => isOneEdit(key, other));
		const [first] = near.toSorted((a, b) => this.#count(b) - this.#count(a) || (a < b ? -1 : 1));
		if (first === undefined) return { units: new Uint32Array() };
		return { units: this.#same(first), corrected: first };
	}

	/** Lists longer words that begin with a word, as "hybride" with "hybrid", except its plural; the shortest first. */
	formsOf(word: string): string[] {
		const key = foldWord(word);
		if (key.length < LEAST_LETTERS.typo) return [];
		return [...this.#units.keys()]
			.filter((other) => other.startsWith(key) && !isSameWord(key, other))
			.toSorted((a, b) => a.length - b.length || compareText(a, b));
	}

	/** Returns the units of a folded word, its plural and its singular. */
	#same(key: string): Uint32Array {
		return this.#unitsOf([key, `${key}s`, ...(key.endsWith('s') ? [key.slice(0, -1)] : [])]);
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
