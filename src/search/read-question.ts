import { fold } from '../reviews/fold.ts';
import { splitWords, stemOf } from '../reviews/words.ts';
import { isSpeakingWord, takeLanguages } from './asked-languages.ts';
import { askingWords, type AskingWords } from './asking-words.ts';
import { findAny } from './find-any.ts';
import { isEmpty, union, type DocSet } from './index/doc-set.ts';
import type { SearchIndex } from './search-index.ts';
import { takeNames, takeProper, takeUnclear, type PROPER, type UnclearName } from './take-names.ts';

/** What a question asks for, as sets of reviews. */
export interface QuestionClues {
	/** The people and places that it names. No other review answers it. */
	readonly named: readonly NamedReviews[];
	/** Names that are not exactly those of the people among `named`. */
	readonly unclear: readonly UnclearName[];
	/** The stars that it asks for: few, if it asks for complaints. No other review answers it. */
	readonly stars: AskedStars | undefined;
	/** The best answer is in all of these, too: languages and services. */
	readonly wanted: readonly DocSet[];
	readonly clues: readonly Clue[];
	/** Whether words of a question in another language are left out. */
	readonly isCut: boolean;
	readonly asking: AskingWords;
	/** The order of the reviews, if it asks for the best or the worst. */
	readonly first: 'highest' | 'lowest' | undefined;
}

export interface NamedReviews {
	readonly facet: (typeof PROPER)[number];
	readonly values: readonly string[];
	readonly docs: DocSet;
}

export interface AskedStars {
	/** As in "has 1 star". */
	readonly label: string;
	readonly docs: DocSet;
}

/** A word of a question. */
export interface Clue {
	readonly word: string;
	/** Reviews with the word. */
	readonly docs: DocSet;
	/** Reviews about the aspect or service that the word means, in any words. */
	readonly meant: DocSet | undefined;
}

/** More words would make a request slow, and a question has fewer. */
export const MAX_WORDS = 60;
const MAX_CLUES = 16;
/** Shorter stems stand for other words too, as "car" of "care", except those of verbs: "towing". */
const LEAST_STEM = 4;
const LEAST_VERB = 3;
const VERB = /(?:ings?|ed)$/;

/** Words that ask for complaints. */
const CRITICAL =
	/^(?:bad|complain(?:s|ed|ts?|ing)?|critici[sz](?:e|ed|m|ms)|negative|unhappy|worst|quejas?|quejan|beschwerden?|kritik|schlechte?|plaintes?|mauvais(?:es?)?)$/;
const WORST = /^(?:worst|lowest)$/;
const BEST = /^(?:best|highest)$/;
/** These are also English words or names. */
const CRITICAL_ELSEWHERE = /^(?:malas?|critiques?)$/;
const CRITICAL_STARS = [1, 2, 3];
/** A year that names no days belongs to a model, which is a clue of its own. */
const YEAR = /^(?:19|20)\d\d$/;
const STARS = /\b([1-5])[ -]?(?:stars?|estrellas?|sterne?|[ée]toiles?)(?!\p{L})/giu;

/**
 * Reads a question. It is about the people, places, services and languages that it names, and about few stars if it
 * asks for complaints. All other words are clues.
 */
export function readQuestion(index: SearchIndex, question: string): QuestionClues {
	const { facets, count } = index;
	const given = [...question.matchAll(STARS)].map(([, number]) => Number(number));
	const words = splitWords(question.replaceAll(STARS, ' ')).slice(0, MAX_WORDS);
	const asking = askingWords(index, question);
	const isCritical = words.some(
		(word) =>
			CRITICAL.test(fold(word)) || (!asking.isEnglish && CRITICAL_ELSEWHERE.test(fold(word))),
	);
	const has = (pattern: RegExp) => words.some((word) => pattern.test(fold(word)));
	const first = has(WORST) ? 'lowest' : has(BEST) ? 'highest' : undefined;

	const known = takeProper(index, words, asking);
	const unclear = takeUnclear(index, words);
	const proper = [
		...known,
		...unclear.map(({ values }) => ({ facet: 'technician' as const, values })),
	];
	const isSpeaking = words.some(isSpeakingWord);
	const languages = takeLanguages(index, words);
	const aspects = takeNames(index, 'aspect', [...words], asking).map(({ value, as }) => ({
		words: as,
		docs: isCritical
			? facets.get('aspect_sentiment', `${value} complaint`)
			: facets.get('aspect', value),
	}));
	const services = takeNames(index, 'service', [...words], asking).map(({ value, as }) => ({
		words: as,
		docs: facets.get('service', value),
	}));
	const named = proper.map(({ facet, values }) => ({
		...{ facet, values },
		docs: union(
			values.map((value) => facets.get(facet, value)),
			count,
		),
	}));
	const complaints = aspects.map(({ docs }) => docs);
	const stars = isCritical || given.length > 0 ? askedStars(index, given, complaints) : undefined;
	const wanted = [
		...languages.map(({ docs, meant }) => union([docs, meant], count)),
		...services.map(({ docs, words: as }) => union([docs, findNamed(index, as)], count)),
	];
	const clues = [...new Set(words.filter((word) => isClue(word, asking)))]
		.slice(0, MAX_CLUES)
		.map((word) => {
			const meant = [...aspects, ...services].find(({ words: own }) => own.includes(word))?.docs;
			// A "waiting room" is not about waits, which the aspect finds in all forms.
			return { word, docs: findForms(index, word, meant === undefined), meant };
		})
		// "Can somebody help me who speaks Spanish?" asks for the language, whatever for.
		.filter(({ meant }) => !isSpeaking || languages.length === 0 || meant !== undefined);
	// Few reviews are in another language, so that its words say little if a name is known.
	const isNamed = named.length + wanted.length > 0 || stars !== undefined;
	const isOptional = !asking.isEnglish && isNamed;
	const said = clues.filter(({ docs }) => !isOptional || !isEmpty(docs));
	return {
		named,
		unclear: [...known.flatMap(({ strangers }) => strangers), ...unclear],
		stars,
		wanted,
		asking,
		first,
		clues: [...languages, ...said],
		isCut: said.length < clues.length,
	};
}

/** Returns the reviews with the stars that a question names, or else the critical ones. */
function askedStars(
	{ stars, count }: SearchIndex,
	given: readonly number[],
	complaints: readonly DocSet[],
): AskedStars {
	if (given.length === 0) {
		const label = `has 1 to 3 stars${complaints.length > 0 ? ' or complains about that' : ''}`;
		return { label, docs: union([stars.having(CRITICAL_STARS), ...complaints], count) };
	}
	const label = `has ${given.join(' or ')} ${given.join() === '1' ? 'star' : 'stars'}`;
	return { label, docs: stars.having(given) };
}

/** Whether a word says what a question is about. */
export function isClue(word: string, asking: AskingWords): boolean {
	const folded = fold(word);
	if (/^\p{L}?$/u.test(folded) || YEAR.test(folded)) return false;
	return !asking.has(word) && !CRITICAL.test(folded) && !BEST.test(folded) && !WORST.test(folded);
}

/** Finds a name in texts; of a single word, also its other forms. */
function findNamed(index: SearchIndex, words: readonly string[]): DocSet {
	const [word, ...others] = words;
	if (word !== undefined && others.length === 0) return findForms(index, word);
	return findAny(index, [words.join(' ')]).set;
}

/** Finds a word and its stem: "overcharged" also finds "overcharge". With all forms, "allow" also finds "allowed". */
function findForms(index: SearchIndex, word: string, isAll = false): DocSet {
	const stem = stemOf(word);
	const least = VERB.test(fold(word)) ? LEAST_VERB : LEAST_STEM;
	if (stem.length < least) return findAny(index, [word]).set;
	return findAny(index, [word, stem, ...(isAll ? [`${stem}ed`, `${stem}ing`] : [])]).set;
}
