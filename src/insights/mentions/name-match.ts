import type { ParsedText } from '../text/parse-text.ts';
import { CONTEXTS } from './name-lists.ts';
import type { NameForm } from './name-forms.ts';
import { nameWord } from './name-words.ts';
import { isCapital, wordAt, type LetterStyle } from './reading.ts';

/** Name forms by their first word, longest first. */
export type NameIndex = ReadonlyMap<string, readonly NameForm[]>;

export interface NameMatch {
	/** All forms that match here with the same number of words. */
	readonly forms: readonly NameForm[];
	readonly end: number;
	/** Whether the name is plural and means everyone who has it. */
	readonly everyone?: boolean;
}

export function createNameIndex(forms: readonly NameForm[]): NameIndex {
	const longestFirst = forms
		.filter(({ words: [first = ''] }) => first !== '')
		.toSorted((a, b) => b.words.length - a.words.length);
	return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
}

/** Finds the longest names that begin at a token. */
export function matchNames(
	index: NameIndex,
	parsed: ParsedText,
	first: number,
	style: LetterStyle,
): NameMatch | undefined {
	const entries = index.get(nameWord(wordAt(parsed, first)));
	if (!entries) return undefined;
	const forms: NameForm[] = [];
	let end = 0;
	for (const form of entries) {
		if (forms[0] && form.words.length < forms[0].words.length) break;
		const to = endOf(form, parsed, first);
		if (to === undefined || !isInitialWritten(form, parsed, first, to, style)) continue;
		forms.push(form);
		end = Math.max(end, to);
	}
	return forms.length > 0 ? { forms, end } : undefined;
}

/**
 * Returns the end of a name form if it matches. Hyphens and the period of an initial do not separate its
 * words.
 */
function endOf({ words }: NameForm, parsed: ParsedText, first: number): number | undefined {
	const { tokens } = parsed;
	let index = first;
	for (let at = 1; at < words.length; at++) {
		const word = tokens[index];
		const sign = tokens[index + 1];
		const joined = sign?.word === '-' || (sign?.word === '.' && (word?.word.length ?? 9) < 3);
		index += joined && sign?.start === word?.end ? 2 : 1;
		if (at === words.length - 1 && words[at]?.length !== 1) index = afterInitial(parsed, index);
		if (nameWord(wordAt(parsed, index)) !== words[at]) return undefined;
	}
	const stop = tokens[index + 1];
	const dotted = stop?.word === '.' && words.at(-1)?.length === 1;
	return dotted && stop.start === tokens[index]?.end ? index + 2 : index + 1;
}

/** Skips a middle initial: "Mike T. Alvarez". */
function afterInitial({ tokens, text }: ParsedText, index: number): number {
	const letter = tokens[index];
	if (letter?.word.length !== 1 || letter.kind !== 'word' || !isCapital(text, letter.start)) {
		return index;
	}
	return tokens[index + 1]?.word === '.' ? index + 2 : index + 1;
}

/**
 * Accepts "Mike A." and "Mike A", but not "Mike, a friend" or "Mike I". A lower-case "a" or "i" needs a
 * verb after it.
 */
function isInitialWritten(
	{ words, method }: NameForm,
	parsed: ParsedText,
	first: number,
	end: number,
	style: LetterStyle,
): boolean {
	if (method !== 'initial') return true;
	const leading = words[0]?.length === 1;
	const at = leading ? first : end - (wordAt(parsed, end - 1) === '.' ? 2 : 1);
	const dotted = wordAt(parsed, leading ? at + 1 : end - 1) === '.';
	if (dotted) return true;
	const letter = wordAt(parsed, at);
	if (style === 'usual')
		return letter !== 'i' && isCapital(parsed.text, parsed.tokens[at]?.start ?? 0);
	const next = wordAt(parsed, end);
	if (leading) return letter !== 'i' && letter !== 'a';
	return next === '' || CONTEXTS.verb.has(next) || (letter !== 'a' && letter !== 'i');
}
