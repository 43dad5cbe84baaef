import { fold } from '../reviews/fold.ts';
import { splitWords } from '../reviews/words.ts';
import type { SearchIndex } from './search-index.ts';

/** An opinion that a question asks for: "overcharged" is a complaint about the price. */
export interface AskedOpinion {
	readonly aspect: string;
	/** The words of the question that express it, folded. */
	readonly words: readonly string[];
}

/** Opinions by the first of their words. */
type Phrases = ReadonlyMap<string, readonly AskedOpinion[]>;

const known = new WeakMap<SearchIndex, Phrases>();

/** Finds the opinions that the words of a question express, by the vocabulary of the index. */
export function askedOpinions(index: SearchIndex, question: string): AskedOpinion[] {
	const phrases = known.get(index) ?? readPhrases(index);
	known.set(index, phrases);
	const asked = splitWords(question).map(fold);
	return asked.flatMap((first, at) =>
		(phrases.get(first) ?? []).filter(({ words }) =>
			words.every((word, place) => asked[at + place] === word),
		),
	);
}

function readPhrases({ names }: SearchIndex): Phrases {
	const opinions = (names.get('aspect')?.values ?? []).flatMap(
		({ value: aspect, praise = [], complaints = [] }) =>
			[...praise, ...complaints].map((phrase): AskedOpinion => {
				return { aspect, words: splitWords(phrase).map(fold) };
			}),
	);
	return Map.groupBy(opinions, ({ words: [first = ''] }) => first);
}
