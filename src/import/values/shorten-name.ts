import { withoutPlace } from './without-place.ts';

const TITLE =
	'(?:mrs?|ms|miss|mx|dr(?:\\. ?med)?|prof|hr|herrn?|fr|frau|sra?|srta|señora?|señorita|mme|mlle|madame|monsieur|m)\\b\\.?';
const TITLES = new RegExp(`^(?:${TITLE}(?: (?:(?:and|und|y|et|&) )?|$))+`, 'i');
const DEGREE =
	'm\\.?d|d\\.?d\\.?s|d\\.?m\\.?d|d\\.?v\\.?m|ph\\.?d|r\\.?n|c\\.?p\\.?a|j\\.?d|m\\.?b\\.?a';
const SUFFIX = new RegExp(`(?:,? (?:jr|sr|ii|iii|iv|esq|${DEGREE})\\.?)+$`, 'i');
const ORDINAL = /(?<=\s)\d(?:st|nd|rd|th)(?!\p{L})/giu;
const BUSINESS = /(?<=\S[ ,]{1,2})(?:llc|inc|corp|ltd)(?!\p{L})|& (?:sons?|co)(?!\p{L})/iu;

/**
 * Shortens a name to the first name and last initial, for "Odessa Palmer", "Palmer, Odessa" and
 * "Odessa P.", without a place after them. Does not shorten business names, which are not personal, or names without spaces,
 * because it is unclear which part is the last name.
 */
export function shortenName(name: string): string {
	const written = withoutPlace(name.normalize('NFC').replace(/\s+/g, ' '));
	const isWhole = written.includes('@') || !/[ ,]/.test(written) || BUSINESS.test(written);
	if (isWhole) return written;

	const bare = withoutDigits(written).replace(SUFFIX, '');
	const [family = '', given] = bare.split(/, ?/, 2);
	const inOrder = given === undefined || given === '' ? family : `${given} ${family}`;
	const [titles = ''] = TITLES.exec(inOrder) ?? [];
	const words = inOrder.slice(titles.length).replace(SUFFIX, '').split(' ').filter(hasLetter);
	const [first = titles, ...others] = words;
	// "Mrs. Palmer" has only a last name.
	if (titles !== '' && others.length === 0) return `${titles.trim()} ${toInitial(first)}`.trim();
	return [toCapitalized(first), toInitial(others.at(-1) ?? '')].filter(Boolean).join(' ');
}

/** Like `shortenName`, for names that are not chosen for display: one word may be a last name, and becomes an initial. */
export function shortenRealName(name: string): string {
	const short = shortenName(name);
	return /^\p{Lu}[\p{L}'’-]+$/u.test(short) ? toInitial(short) : short;
}

/** Returns only the first name, if the short form has it: not of "Mrs. Palmer" and of businesses. */
export function firstNameOf(name: string): string | undefined {
	const [, first] = /^([^\s.,]+)(?: \p{L}\.)?$/u.exec(shortenName(name)) ?? [];
	return first;
}

function withoutDigits(name: string): string {
	return name.replace(ORDINAL, '').replace(/\p{N}/gu, '').replace(/\s+/g, ' ').trim();
}

function hasLetter(word: string): boolean {
	return /\p{L}/u.test(word);
}

function toInitial(word: string): string {
	const letter = /\p{L}/u.exec(word)?.[0];
	return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** Capitalizes the first letter, and keeps the customer's other capitals: "McKenna", "DeShawn". */
export function toCapitalized(word: string): string {
	return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
