import { fold } from '../reviews/fold.ts';
import { findAny } from './find-any.ts';
import { union, type DocSet } from './index/doc-set.ts';
import { languageNames } from './language-names.ts';
import type { SearchIndex } from './search-index.ts';
import { findLanguages } from './select.ts';

/** A language that a question names, as a clue. */
interface AskedLanguage {
	readonly word: string;
	readonly docs: DocSet;
	readonly meant: DocSet;
}

/** With a language, these ask who speaks it. */
const SPEAKING =
	/^(?:speak(?:s|ers?|ing)?|spoken?|languages?|bilingual|habl(?:an?|o|e)|sprech(?:en|t)|parl(?:e|er|ent|ez))$/;

/**
 * Finds what is about each language that the words name: reviews in it, and those that mention it. The latter come
 * first in a question about who speaks it. Removes the words for the languages and for speaking them.
 */
export function takeLanguages(index: SearchIndex, words: string[]): AskedLanguage[] {
	const { facets, count } = index;
	const tags = new Set(facets.values('language').map((tag) => tag.replace(/-.*$/, '')));
	tags.delete('und');
	const isSpeaking = words.some(isSpeakingWord);
	const found = [...tags].flatMap((tag) => {
		const names = languageNames(tag);
		const at = words.findIndex((word) => names.includes(fold(word)));
		const word = words[at];
		if (word === undefined) return [];
		words[at] = '';
		const lists = findLanguages(index, tag).map((each) => facets.get('language', each));
		const [written, mentioned] = [union(lists, count), findAny(index, names).set];
		return isSpeaking
			? [{ word, docs: mentioned, meant: written }]
			: [{ word, docs: written, meant: mentioned }];
	});
	if (found.length > 0) {
		for (const [at, word] of words.entries()) if (isSpeakingWord(word)) words[at] = '';
	}
	return found;
}

/** Whether a word asks who speaks a language. */
export function isSpeakingWord(word: string): boolean {
	return SPEAKING.test(fold(word));
}
