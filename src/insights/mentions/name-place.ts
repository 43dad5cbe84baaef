import type { ParsedText } from '../text/parse-text.ts';
import { nameWord } from './name-words.ts';
import type { LetterStyle } from './reading.ts';

/** Some tokens that may name somebody, and where they stand. */
export interface NamePlace {
	readonly parsed: ParsedText;
	readonly style: LetterStyle;
	/** First token and the one after the last. */
	readonly first: number;
	readonly end: number;
	/** The name as names are compared, of one word. */
	readonly name: string;
	/** The sentence's first token that is a word, and the token after its last. */
	readonly sentenceFirst: number;
	readonly sentenceEnd: number;
	/** Token after the name found before, of staff. */
	readonly foundBefore: number;
	/** Token after the name refused before because it is a customer's friend. */
	readonly refusedBefore: number;
	/** Whether a word begins the name of one of the staff. */
	readonly beginsName: (word: string) => boolean;
}

/** The token before a name, quotes and parentheses left out. */
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
