import { fold } from '../reviews/fold.ts';
import { splitWords, stemOf } from '../reviews/words.ts';
import { askingWords } from './asking-words.ts';
import { isClue } from './read-question.ts';
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

/** Finds the aspects that words of a question belong to, without an opinion: who asks who paid, asks about the price. */
export function hintedAspects(index: SearchIndex, question: string): string[] {
	const asking = askingWords(index, question);
	const clues = splitWords(question).filter((word) => isClue(word, asking));
	const stems = new Set(clues.map(stemOf));
	return (index.names.get('aspect')?.values ?? [])
		.filter(({ hints = [] }) => hints.some((hint) => stems.has(hint)))
		.map(({ value }) => value);
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
