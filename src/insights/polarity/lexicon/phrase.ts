import { WORD_CLASSES } from './word-classes.ts';

/** One place of a phrase: the words that may stand there, or up to three words of any kind. */
type Slot = ReadonlySet<string> | 'gap';

/** A turn of speech, without its first word. */
export interface Phrase {
	readonly slots: readonly Slot[];
	readonly meaning: Meaning;
}

/** What a word or phrase does where it stands. */
export interface Meaning {
	/** From -1 to 1; 0 for one that judges nothing. */
	readonly value: number;
	readonly role: Role;
}

export type Role =
	'opinion' | 'negator' | 'intensifier' | 'downtoner' | 'remedy' | 'trouble' | 'nothing';

export interface WrittenPhrase {
	readonly firstWords: readonly string[];
	readonly phrase: Phrase;
}

/**
 * Reads a phrase as the tables write it: "a|b" is either, "…" a gap, "@class" a word of a class. One that
 * begins with "can't" or "couldn't" stands for "can not" and "could not" too.
 */
export function parsePhrase(written: string, meaning: Meaning): WrittenPhrase[] {
	const apart = written.replace(/^@(couldnt|cant)(\|\S+)? /, 'could|can not ');
	return [...new Set([written, apart])].map((form) => {
		const [first, ...slots] = form
			.replace(/[^\s\p{L}\p{N}'|@…]/gu, ' $& ')
			.trim()
			.split(/\s+/)
			.map((slot) => (slot === '…' ? 'gap' : toWords(slot)));
		if (!first || first === 'gap') {
			throw new SyntaxError(`Cannot read the phrase "${written}": it begins with no word`);
		}
		return { firstWords: [...first], phrase: { slots, meaning } };
	});
}

function toWords(slot: string): Set<string> {
	return new Set(slot.split('|').flatMap((word) => WORD_CLASSES[word]?.split(/\s+/) ?? [word]));
}
