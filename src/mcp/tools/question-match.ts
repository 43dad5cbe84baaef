import { fold } from '../../reviews/fold.ts';
import { firstWords, foldWord, splitWords, stemOf } from '../../reviews/words.ts';
import { askingWords, type AskingWords } from '../../search/asking-words.ts';
import { isClue, MAX_WORDS } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { takeNames, takeProper } from '../../search/take-names.ts';
import { isBusinessWord } from './business-records.ts';

/** The words by which a question finds an answered question or a topic. */
export interface Findable {
	/** English words without their endings. */
	readonly stems: readonly string[];
	/** English phrases that mean it, as stems. */
	readonly phrases: readonly (readonly string[])[];
}

/** An answered question or a topic with its name in other languages. */
interface Translated {
	readonly search: {
		readonly asked_in: Readonly<Record<string, string>>;
		readonly needs_in?: Readonly<Record<string, string>>;
	};
}

/** A question as both finders read it. */
export interface Asked {
	readonly text: string;
	readonly words: readonly string[];
	readonly asking: AskingWords;
	readonly clauses: readonly Clause[];
	/** The service that it names, if it names only one. */
	readonly service: string | undefined;
}

/** A question or a part of it that may be asked alone. */
interface Clause {
	/** The stems of all words, in order. */
	readonly said: readonly string[];
	/** The stems of the words that say what is asked. */
	readonly clues: readonly string[];
}

/** Words of questions for a length of time. */
export const TIME =
	/^(?:long|fast|quick(?:ly)?|soon|slow(?:ly)?|wait(?:s|ed|ing)?|times?|minutes|hours|days|weeks|months|delays?)$/;

/** Answers need this part of what is asked: one word in common, such as "bad", says nothing. */
export const LEAST_ALIKE = 0.6;
/** The part of a translated name that a question needs: "Can I get a car?" asks for no loaner car. */
const LEAST_OF_NAME = 0.75;
/** The fewest words that ask for a fact. */
const LEAST_OF_FACT = 3;
const MAX_CLAUSES = 8;

/** When something is asked about, if this says no more than that: "Can I get a loaner while mine is being repaired?" */
const DURING_REPAIR =
	/\b(?:while (?:mine|yours|(?:my|your|the) (?:car|truck|vehicle)) is being (?:repaired|fixed)|during (?:(?:a|the|my) )?(?:long )?repairs?)\b/i;

/**
 * Reads the first words of a question and splits it into clauses; the first is the whole question. "I have a hybrid"
 * asks nothing.
 */
export function readAsked(index: SearchIndex, question: string): Asked {
	const text = firstWords(question, MAX_WORDS);
	const words = splitWords(text);
	const asking = askingWords(index, text);
	const clauses = [text, ...text.split(/[,.:;?!]/)]
		.map((clause, at) => {
			const short = splitWords(clause.replace(DURING_REPAIR, ' '));
			// "Are they honest during a repair?" is about the repair, because "honest" alone is also about sales.
			const isEnough =
				cluesIn(short, asking).length === 0 ||
				takeNames(index, 'service', [...short], asking).length > 0;
			const own = isEnough ? short : splitWords(clause);
			takeProper(index, own, asking);
			const clues = cluesIn(own, asking);
			const isTold = at > 0 && /^\s*(?:I|my|we|our)\b/i.test(clause);
			return { said: own.map(stemOf), clues: isTold && clues.length < 2 ? [] : clues };
		})
		.filter(({ clues }) => clues.length > 0);
	const named = takeNames(index, 'service', [...words], asking).map(({ value }) => value);
	const [service] = new Set(named).size === 1 ? named : [];
	return { text, words, asking, clauses: clauses.slice(0, MAX_CLAUSES), service };
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

/**
 * Finds the things that a question in another language than English means, best first: one of its clauses has most
 * of their name in that language, and little else.
 */
export function findTranslated<Thing extends Translated>(
	{ asking, clauses }: Asked,
	things: readonly Thing[],
): Thing[] {
	return things
		.map((thing) => {
			const name = cluesIn(splitWords(thing.search.asked_in[asking.language] ?? ''), asking);
			const scores = clauses.map(({ clues }) => {
				const { length } = clues.filter((clue) => name.includes(clue));
				return length < name.length * LEAST_OF_NAME ? 0 : length / clues.length;
			});
			return { thing, score: Math.max(0, ...scores) };
		})
		.filter(({ score }) => score >= LEAST_ALIKE)
		.toSorted((a, b) => b.score - a.score)
		.map(({ thing }) => thing);
}

/** Whether a question is a translation itself; of a fact about reviews, also a part of it that names reviews. */
export function isTranslation(
	{ words }: Asked,
	{ search: { asked_in, needs_in } }: Translated,
): boolean {
	const own = words.map(fold);
	return Object.entries(asked_in).some(([language, question]) => {
		const name = splitWords(question).map(fold);
		const needed = needs_in?.[language];
		if (needed === undefined) return own.join(' ') === name.join(' ');
		const isPart = own.length >= LEAST_OF_FACT && own.every((word) => name.includes(word));
		return isPart && own.includes(fold(needed));
	});
}

/** The stems of the words that say what is asked. */
function cluesIn(words: readonly string[], asking: AskingWords): string[] {
	const isAsked = (word: string) =>
		isClue(word, asking) && !TIME.test(foldWord(word)) && !isBusinessWord(word);
	return [...new Set(words.filter(isAsked).map(stemOf))];
}
