import afinn from './afinn.json' with { type: 'json' };
import { parsePhrase, type Meaning, type Phrase, type Role } from './phrase.ts';
import phraseLists from './phrases.json' with { type: 'json' };
import * as scope from './scope-words.ts';
import wordLists from './words.json' with { type: 'json' };

/** The lexicon entry of a word: its own meaning, and the phrases that begin with it. */
export interface Entry {
	meaning: Meaning | undefined;
	/** Keyed by the second word. */
	readonly phrases: Map<string, Phrase[]>;
	/** Phrases with a gap after the first word. */
	readonly loose: Phrase[];
}

/** The highest strength in the base list and in our tables. */
const STRONGEST = 5;

/**
 * Words and phrases by their first word. Our own tables override the base list, `afinn.json`: AFINN-165
 * (Nielsen 2011) without the words that express no opinion in service reviews.
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
	const addWords = (list: string, role: Role, strength = 0) => {
		for (const word of list.split(' ')) add(word, role, strength);
	};

	for (const [strength, list] of Object.entries(afinn.words)) {
		addWords(list, 'opinion', Number(strength));
	}
	for (const [strength, phrases] of Object.entries(afinn.phrases)) {
		for (const phrase of phrases) add(phrase, 'opinion', Number(strength));
	}
	for (const [sign, table] of [
		[1, wordLists.praise],
		[-1, wordLists.complaints],
		[1, wordLists.emoji],
	] as const) {
		for (const [strength, list] of Object.entries(table)) {
			addWords(list, 'opinion', sign * Number(strength));
		}
	}
	for (const [right, wrong] of Object.entries(wordLists.spellings)) {
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
		[1, phraseLists.praise],
		[-1, phraseLists.complaints],
		[1, phraseLists.praise_by_denial],
		[-1, phraseLists.complaints_by_denial],
	] as const) {
		for (const [strength, list] of Object.entries(table)) {
			for (const phrase of list) add(phrase, 'opinion', sign * Number(strength));
		}
	}
	for (const phrase of scope.NEUTRAL_PHRASES) add(phrase, 'nothing');
	return lexicon;
}

/** Adds a phrase to an entry. If a word is in several tables, the last one wins. */
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
