import { isOneEdit } from '../../../reviews/edit-distance.ts';
import { foldWord, splitWords } from '../../../reviews/words.ts';

const LEAST_LETTERS = 2;
/** A shorter word means little without the others, as "for", and has many similar spellings. */
const LONG = 4;

type Phrase = readonly string[];

/** A value of a filter that a search may name: a person, service, aspect or location. */
export interface Subject {
	readonly name: Phrase;
	/** Other names, and words that mean it. */
	readonly meanings: readonly Phrase[];
	/** Single words that complain about it. */
	readonly complaints: ReadonlySet<string>;
}

/** A subject that a search names. */
export interface FoundSubject<One extends Subject = Subject> {
	readonly subject: One;
	readonly isComplaint: boolean;
	/** Whether it has all words of the search, perhaps spelled a little differently. */
	readonly hasAll: boolean;
}

export function foldSubject(
	name: string,
	meanings: readonly string[] = [],
	complaints: readonly string[] = [],
): Subject {
	return {
		name: toPhrase(name),
		meanings: meanings.map(toPhrase),
		complaints: new Set(complaints.map(foldWord)),
	};
}

/**
 * Finds the subjects that a search names: by the beginnings of words of their name, by words that mean them ("electric
 * car"), by a name with a typo in a word, or by some of its words if nothing has them all ("which location for hybrid").
 * The first way that finds anything counts. Of the last, subjects with the most words come first.
 * @param common Words that alone name nothing, folded.
 */
export function findSubjects<One extends Subject>(
	subjects: readonly One[],
	typed: string,
	common: ReadonlySet<string>,
): readonly FoundSubject<One>[] {
	const words = toPhrase(typed);
	if (words.join('').length < LEAST_LETTERS) return [];
	const where = (matches: (subject: One) => boolean, hasAll = true) =>
		subjects.filter(matches).map((subject) => ({
			...{ subject, hasAll },
			isComplaint: words.some((word) => subject.complaints.has(word)),
		}));
	const hasWords = (phrase: Phrase) => words.every((word) => hasWord(phrase, word));
	const hasSimilarWords = (phrase: Phrase) => words.every((word) => hasSimilar(phrase, word));
	const wordsOf = ({ name, meanings, complaints }: Subject) =>
		words.filter(
			(word) =>
				complaints.has(word) ||
				[name, ...meanings.filter(isWord)].some((phrase) => hasWord(phrase, word)),
		);
	const tellsSubject = (word: string) => word.length >= LONG && !common.has(word);
	const ways = [
		() => where(({ name }) => hasWords(name)),
		() =>
			where(
				({ meanings, complaints }) =>
					meanings.some(hasWords) || words.every((word) => complaints.has(word)),
			),
		() => where(({ name }) => hasSimilarWords(name)),
		() =>
			where((subject) => wordsOf(subject).some(tellsSubject), false).toSorted(
				(a, b) => wordsOf(b.subject).length - wordsOf(a.subject).length,
			),
	];
	for (const way of ways) {
		const found = way();
		if (found.length > 0) return found;
	}
	return [];
}

const isWord = ({ length }: Phrase): boolean => length === 1;

const toPhrase = (text: string): Phrase => splitWords(text).map(foldWord);

const hasWord = (phrase: Phrase, word: string): boolean =>
	phrase.some((part) => part.startsWith(word));

const hasSimilar = (phrase: Phrase, word: string): boolean =>
	hasWord(phrase, word) || (word.length > LONG && phrase.some((part) => isOneEdit(part, word)));
