import { WORD_CLASSES } from './word-classes.ts';

/** One position in a phrase: the words that match, or a gap of up to three words. */
type Slot = ReadonlySet<string> | 'gap';

/** A phrase without its first word. */
export interface Phrase {
	readonly slots: readonly Slot[];
	readonly meaning: Meaning;
}

/** The role and value of a word or phrase. */
export interface Meaning {
	/** From -1 to 1; 0 if it expresses no opinion. */
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
 * Parses the notation of the tables: "a|b" is either word, "…" is a gap, "@class" is any word of a class. A
 * phrase that begins with "can't" or "couldn't" also covers "can not" and "could not".
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
			throw new SyntaxError(`Cannot read the phrase "${written}": it must begin with a word`);
		}
		return { firstWords: [...first], phrase: { slots, meaning } };
	});
}

function toWords(slot: string): Set<string> {
	return new Set(slot.split('|').flatMap((word) => WORD_CLASSES[word]?.split(/\s+/) ?? [word]));
}
