import { foldWord, splitWords } from '../../reviews/words.ts';
import { askingWords, type AskingWords } from '../../search/asking-words.ts';
import { COMMON_WORDS } from '../../search/common-words.ts';
import { isClue, stemOf, takeProper } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { isBusinessWord } from './business-records.ts';

/** The words by which a question finds an answered question or a topic. */
export interface Findable {
	/** English words without their endings. */
	readonly stems: readonly string[];
	/** English phrases that mean it, as stems. */
	readonly phrases: readonly (readonly string[])[];
	/** The words of its names in other languages, folded. */
	readonly foreign: readonly (readonly string[])[];
}

/** A question or a part of it that may be asked alone. */
export interface Clause {
	/** The stems of all words, in order. */
	readonly said: readonly string[];
	/** The stems of the words that say what is asked. */
	readonly clues: readonly string[];
}

/** Words of questions for a length of time. */
export const TIME =
	/^(?:long|fast|quick(?:ly)?|soon|slow(?:ly)?|wait(?:s|ed|ing)?|times?|minutes|hours|days|weeks|months|delays?)$/;

/** The least letters with which a word of another language is alike to longer words. */
const LEAST_LETTERS = 6;
const LEAST_ALIKE = 0.6;
const LEAST_WORD = 4;

/** Splits a question into its clauses; the first is the whole question. "I have a hybrid" asks nothing. */
export function readClauses(index: SearchIndex, asked: string): Clause[] {
	const asking = askingWords(index, splitWords(asked));
	return [asked, ...asked.split(/[,.:;?!]/)]
		.map((clause, at) => {
			const words = splitWords(clause);
			takeProper(index, words, asking);
			const isAsked = (word: string) =>
				isClue(word, asking) && !TIME.test(foldWord(word)) && !isBusinessWord(word);
			const clues = [...new Set(words.filter(isAsked).map(stemOf))];
			const isTold = at > 0 && /^\s*(?:I|my|we|our)\b/i.test(clause);
			return { said: words.map(stemOf), clues: isTold && clues.length < 2 ? [] : clues };
		})
		.filter(({ clues }) => clues.length > 0);
}

/** Lists the clues of a clause that a thing's words or phrases hold. */
export function cluesOf({ said, clues }: Clause, { stems, phrases }: Findable): string[] {
	const meant = phrases.filter((phrase) =>
		said.some((_, start) => phrase.every((stem, place) => said[start + place] === stem)),
	);
	const found = new Set([...stems, ...meant.flat()]);
	return clues.filter((clue) => found.has(clue));
}

/** Returns a function that adds up the weights of stems. A stem of few things says most. */
export function createWeights(things: readonly Findable[]): (stems: readonly string[]) => number {
	const known = things.map(({ stems, phrases }) => new Set([...stems, ...phrases.flat()]));
	const weigh = (stem: string) =>
		Math.log(1 + things.length / Math.max(1, known.filter((stems) => stems.has(stem)).length));
	return (stems) => stems.reduce((total, stem) => total + weigh(stem), 0);
}

/** Whether a question may be in another language than English. */
export function mayBeForeign(index: SearchIndex, asked: string): boolean {
	const words = splitWords(asked);
	const { isEnglish } = askingWords(index, words);
	return !isEnglish || !words.some((word) => COMMON_WORDS.has(word.toLowerCase()));
}

/**
 * Finds the things that a question in another language means, best first: by their names in it, or by words that
 * begin as an English one. What no name has cannot count against them.
 * @param least the part of a name that a question must have, from 0 to 1
 */
export function findForeign<Thing>(
	index: SearchIndex,
	asked: string,
	things: readonly Thing[],
	wordsOf: (thing: Thing) => Findable,
	least: number,
): Thing[] {
	const words = foreignWords(index, asked);
	const named = things.map((thing) => {
		const { stems, phrases, foreign } = wordsOf(thing);
		const names = [...foreign, stems, ...phrases].map((name) => name.map(foldForeign));
		const isIn = (name: readonly string[]) => (word: string) =>
			name.some((each) => isAlike(word, each));
		const isMeant = names.some((name) => {
			const size = name.filter(({ length }) => length >= LEAST_WORD).length;
			return words.filter(isIn(name)).length >= Math.max(1, size * least);
		});
		return { thing, found: isMeant ? words.filter(isIn(names.flat())) : [] };
	});
	const known = new Set(named.flatMap(({ found }) => found)).size;
	return named
		.filter(({ found }) => found.length >= known * LEAST_ALIKE)
		.filter(({ found }) => found.some(({ length }) => length >= LEAST_LETTERS))
		.toSorted((a, b) => b.found.length - a.found.length)
		.map(({ thing }) => thing);
}

function foreignWords(index: SearchIndex, asked: string): string[] {
	const words = splitWords(asked);
	const asking: AskingWords = askingWords(index, words);
	takeProper(index, words, asking);
	const clues = words.filter((word) => isClue(word, asking)).map(foldForeign);
	return [...new Set(clues)].filter(({ length }) => length >= LEAST_WORD);
}

/** "Elektro" and "electric" begin alike. */
function foldForeign(word: string): string {
	return foldWord(word).replaceAll('k', 'c');
}

function isAlike(word: string, name: string): boolean {
	if (word === name) return true;
	return name.length >= LEAST_LETTERS && word.startsWith(name.slice(0, LEAST_LETTERS));
}
