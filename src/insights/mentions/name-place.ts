import type { ParsedText } from '../text/parse-text.ts';
import { CONTEXTS } from './name-lists.ts';
import { nameWord } from './name-words.ts';
import { wordAt, type LetterStyle } from './reading.ts';

/** A candidate name and its context. */
export interface NamePlace {
	readonly parsed: ParsedText;
	readonly style: LetterStyle;
	/** The first token of the name, and the token after its last. */
	readonly first: number;
	readonly end: number;
	/** The first word in normalized form (see `nameWord`). */
	readonly name: string;
	/** The first word of the sentence, and the token after its last. */
	readonly sentenceFirst: number;
	readonly sentenceEnd: number;
	/** The token after the previous staff name; -1 if there is none. */
	readonly foundBefore: number;
	/** Tells whether a staff member's name begins with this word. */
	readonly beginsName: (word: string) => boolean;
}

/** Returns the token before a name, skipping quotes and parentheses. */
export function tokenBefore({ parsed, first }: NamePlace): number {
	let index = first - 1;
	while (index >= 0 && OPENERS.has(parsed.tokens[index]?.word ?? '')) index--;
	return index;
}

const OPENERS = new Set(['"', "'", '(', '*', '“']);

export function namesStaff(place: NamePlace, index: number): boolean {
	const token = place.parsed.tokens[index];
	return token !== undefined && place.beginsName(nameWord(token.word));
}

/** Tells whether a title such as "Mr." precedes a name. */
export function isTitled(place: NamePlace): boolean {
	const before = tokenBefore(place);
	const word = wordAt(place.parsed, before);
	return CONTEXTS.title.has(word === '.' ? wordAt(place.parsed, before - 1) : word);
}
