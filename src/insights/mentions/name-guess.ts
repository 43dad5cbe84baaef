import type { ParsedText } from '../text/parse-text.ts';
import { NOT_A_GIVEN_NAME, NOT_A_SURNAME } from './name-lists.ts';
import type { NameForm } from './name-forms.ts';
import type { NameMatch } from './name-match.ts';
import { isMisspelledGivenName, isNearGivenName, isNearSurname } from './name-misspellings.ts';
import { isTitled, type NamePlace } from './name-place.ts';
import { nameWord } from './name-words.ts';
import type { Person } from './person.ts';
import { isCapital, isNextTo } from './reading.ts';

/** Single-word staff names to compare with possibly misspelled words, by first letter. */
export interface NamesToGuess {
	readonly surnames: ReadonlyMap<string, readonly NameForm[]>;
	readonly givenNames: ReadonlyMap<string, readonly NameForm[]>;
}

export function createNamesToGuess(forms: readonly NameForm[]): NamesToGuess {
	const single = forms.filter(({ words }) => words.length === 1);
	return {
		surnames: byLetter(single.filter(({ method }) => method === 'last')),
		givenNames: byLetter(single.filter(({ method, rank }) => method !== 'last' && rank === 0)),
	};
}

function byLetter(forms: readonly NameForm[]): Map<string, NameForm[]> {
	return Map.groupBy(forms, ({ words }) => words[0]?.[0] ?? '');
}

/** Extends a correct given name with a misspelled last name: "Mike Alverez". */
export function extendToSurname(
	{ forms, end }: NameMatch,
	place: NamePlace,
	names: NamesToGuess,
): NameMatch | undefined {
	if (!isNextTo(place.parsed, end - 1)) return undefined;
	const next = wordLikeName(place, end);
	if (next === undefined) return undefined;
	const people = new Set(forms.map(({ person }) => person));
	return inFull(
		surnamesNear(next, names).filter(({ person }) => people.has(person)),
		end + 1,
	);
}

/** Guesses which name was misspelled: given and last name, or a single name. */
export function guessName(place: NamePlace, names: NamesToGuess): NameMatch | undefined {
	const { parsed, first, name } = place;
	if (name.length < 3 || NOT_A_GIVEN_NAME.has(name)) return undefined;
	if (wordLikeName(place, first) === undefined) return undefined;
	const next = isNextTo(parsed, first) ? wordLikeName(place, first + 1) : undefined;
	if (next !== undefined) {
		const givens = namesUnder(names.givenNames, name).filter(({ words: [given = ''] }) =>
			isNearGivenName(name, given),
		);
		const people = new Set<Person>(givens.map(({ person }) => person));
		const near = people.size > 0 ? surnamesNear(next, names) : [];
		const named = inFull(
			near.filter(({ person }) => people.has(person)),
			first + 2,
		);
		if (named) return named;
	}
	const one = isTitled(place)
		? surnamesNear(name, names)
		: namesUnder(names.givenNames, name).filter(({ words: [given = ''] }) =>
				isMisspelledGivenName(name, given),
			);
	if (one.length === 0) return undefined;
	return {
		forms: one.map((form) => ({ ...form, method: 'misspelling', confidence: 0.87, rank: 2 })),
		end: first + 1,
	};
}

function surnamesNear(word: string, { surnames }: NamesToGuess): readonly NameForm[] {
	return namesUnder(surnames, word).filter(({ words: [surname = ''] }) =>
		isNearSurname(word, surname),
	);
}

function namesUnder(names: ReadonlyMap<string, readonly NameForm[]>, word: string) {
	return names.get(word[0] ?? '') ?? [];
}

function inFull(forms: readonly NameForm[], end: number): NameMatch | undefined {
	if (forms.length === 0) return undefined;
	return {
		forms: forms.map((form) => ({
			...form,
			method: 'misspelling',
			confidence: 0.93,
			rank: IN_FULL,
		})),
		end,
	};
}

const IN_FULL = -1;

/** Returns the word at a token in normalized form, if it is written like a name. */
function wordLikeName({ parsed, style }: NamePlace, index: number): string | undefined {
	const token: ParsedText['tokens'][number] | undefined = parsed.tokens[index];
	if (token?.kind !== 'word') return undefined;
	if (style === 'usual' && !isCapital(parsed.text, token.start)) return undefined;
	const word = nameWord(token.word);
	return NOT_A_SURNAME.has(word) ? undefined : word;
}
