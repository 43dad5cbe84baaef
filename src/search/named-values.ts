import { editDistance } from '../reviews/edit-distance.ts';
import { foldName } from '../reviews/fold.ts';
import { compareText } from '../reviews/order.ts';
import type { VisitType } from '../reviews/review.ts';
import { stemOf } from '../reviews/words.ts';
import { COMMON_WORDS } from './common-words.ts';

/** The facets whose values have names. */
export type NamedFacet =
	| 'technician'
	| 'service'
	| 'service_area'
	| 'location'
	| 'department'
	| 'source'
	| 'aspect'
	| 'topic'
	| 'language';

/** A value of a filter, and the other names that people use for it. */
export interface NamedValue {
	readonly value: string;
	readonly names: readonly string[];
	/** Words in questions and reviews that mean the value. Filters propose the value for them. */
	readonly words?: readonly string[];
	/** The kind of visit for a service. Reviews of such visits may not mention it. */
	readonly visit?: VisitType | undefined;
	/** Phrases in questions that praise an aspect, or complain about it. */
	readonly praise?: readonly string[];
	readonly complaints?: readonly string[];
	/** Words that belong to an aspect without an opinion, as `stemOf` returns them. */
	readonly hints?: readonly string[];
	/** Words that many texts in a language have, folded: too common to find a review. */
	readonly frequent?: readonly string[];
}

/** The values that filters accept, including those that no review has. */
export type SearchVocabulary = Readonly<Partial<Record<NamedFacet, readonly NamedValue[]>>>;

/** One of this many letters may be wrong in a similar name. */
const LETTERS_PER_TYPO = 4;
const MOST_SIMILAR = 5;
/** A beginning of a name has at least this many letters. */
const LEAST_LETTERS = 3;

/** Finds the values of one filter by their names. Case, accents and hyphens do not matter. */
export class NamedValues {
	readonly values: readonly NamedValue[];
	readonly #meant = new Map<string, Set<string>>();

	constructor(values: readonly NamedValue[]) {
		this.values = values;
		for (const { value, names } of values) {
			for (const key of [value, ...names].map(toKey)) {
				this.#meant.set(key, (this.#meant.get(key) ?? new Set()).add(value));
			}
		}
	}

	/** Returns the values that a name means: usually one, several if they share the name, or none. */
	find(name: string): readonly string[] {
		return [...(this.#meant.get(toKey(name)) ?? [])];
	}

	/** Returns values that are not called so, but have the words among theirs or in a phrase. */
	meantBy(words: string): string[] {
		const key = toKey(words);
		if (isCommon(key)) return [];
		return this.values
			.filter((each) => each.words?.some((word) => ` ${toKey(word)} `.includes(` ${key} `)))
			.map(({ value }) => value)
			.slice(0, MOST_SIMILAR);
	}

	/**
	 * Returns the values that have the name as a word or its beginning, or spelled almost so. Common words, such
	 * as "service", are part of too many names.
	 * @param most how many letters may be wrong
	 */
	similar(name: string, most = Infinity): string[] {
		const key = toKey(name);
		if (isCommon(key)) return [];
		const edits = new Map<string, number>();
		for (const [known, values] of this.#meant) {
			const distance = isPartOf(key, known) ? 0 : differencesOf(key, known);
			if (distance > Math.min(most, Math.floor(key.length / LETTERS_PER_TYPO))) continue;
			for (const value of values) {
				edits.set(value, Math.min(distance, edits.get(value) ?? Infinity));
			}
		}
		return [...edits]
			.toSorted(([a, x], [b, y]) => x - y || compareText(a, b))
			.slice(0, MOST_SIMILAR)
			.map(([value]) => value);
	}
}

function isCommon(key: string): boolean {
	return key.split(' ').every((word) => word === '' || COMMON_WORDS.has(word));
}

/** How many letters differ; one if only endings of several words do: "waiting times" and "wait time", not "Hardy" and "Harding". */
function differencesOf(key: string, known: string): number {
	const stems = (words: string) => words.split(' ').map(stemOf).join(' ');
	const isSame = key.includes(' ') && stems(key) === stems(known);
	return isSame ? 1 : editDistance(key, known);
}

function isPartOf(key: string, known: string): boolean {
	const isWhole = ` ${known} `.includes(` ${key} `);
	return isWhole || (key.length >= LEAST_LETTERS && ` ${known}`.includes(` ${key}`));
}

/** Returns what two spellings of one name have in common. */
export function toKey(name: string): string {
	return foldName(name).replaceAll(/[\s_-]+/g, ' ');
}
