import { editDistance, isOneEdit } from '../../reviews/edit-distance.ts';
import { GIVEN_NAMES, MEANINGS } from './name-lists.ts';

/** Tells whether a word is likely a misspelling of a last name. */
export function isNearSurname(word: string, surname: string): boolean {
	if (word === surname) return true;
	if (word.length < 4 || surname.length < 4 || word[0] !== surname[0]) return false;
	const allowed = surname.length < 7 ? 1 : 2;
	if (Math.abs(word.length - surname.length) > allowed) return false;
	return editDistance(word, surname) <= allowed;
}

/** Tells whether a word next to the right last name is likely a misspelling of the given name. */
export function isNearGivenName(word: string, given: string): boolean {
	if (word === given) return true;
	if (word.length < 3 || given.length < 3 || word[0] !== given[0]) return false;
	const allowed = Math.min(word.length, given.length) < 6 ? 1 : 2;
	const distance = editDistance(word, given);
	if (distance > allowed) return false;
	return !GIVEN_NAMES.has(word) || skeleton(word) === skeleton(given);
}

/**
 * Tells whether a word on its own is a misspelled given name: letters missing, doubled or swapped, or a wrong
 * vowel in a long name. A different given name never counts as a misspelling.
 */
export function isMisspelledGivenName(word: string, given: string): boolean {
	if (given.length > 2 && word === given + (given.at(-1) ?? ''))
		return !isVowel(given.at(-1)) && !GIVEN_NAMES.has(word);
	if (given.length < 5 || word.length < 4 || word[0] !== given[0]) return false;
	if (GIVEN_NAMES.has(word) || MEANINGS.word.has(word)) return false;
	if (soundOf(word) === soundOf(given)) return true;
	if (word === `${given}s`) return !MEANINGS.word.has(given);
	if (word.length === given.length) {
		if (!isOneEdit(word, given)) return false;
		const at = differsAt(word, given);
		if (word[at] === given[at + 1] && word[at + 1] === given[at]) return true;
		return given.length > 5 && at < given.length - 1 && isVowel(word[at]) && isVowel(given[at]);
	}
	if (!isOneEdit(word, given)) return false;
	const [short, long] = word.length < given.length ? [word, given] : [given, word];
	const at = differsAt(short, long);
	// An extra letter at the end makes a different name: "Mario" and "Marion", "Carl" and "Carla".
	return at < short.length || (word.length < given.length && !isVowel(long[at]));
}

/** Returns a rough phonetic form: "Sergei" and "Sergey", "Rosalind" and "Rozalynd" are equal. */
function soundOf(name: string): string {
	return name
		.replace(/ph/g, 'f')
		.replace(/ck|q|c(?![eiyh])/g, 'k')
		.replace(/c(?=[eiy])|z/g, 's')
		.replace(/(?<=[^cst])h/g, '')
		.replace(/e[iey]|ie|ea|y/g, 'i')
		.replace(/a[iy]/g, 'a')
		.replace(/(.)\1/g, '$1')
		.replace(/(?<=[^aeiou])e$/, '');
}

function differsAt(a: string, b: string): number {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	return at;
}

function isVowel(letter: string | undefined): boolean {
	return letter !== undefined && 'aeiouy'.includes(letter);
}

/**
 * Returns the sorted consonants and the last letter, which swapped letters and wrong vowels do not change.
 */
function skeleton(name: string): string {
	return (
		[...name]
			.filter((letter) => !isVowel(letter))
			.toSorted()
			.join('') + (name.at(-1) ?? '')
	);
}
