import { fold } from '../reviews/fold.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { SearchIndex } from './search-index.ts';

/** With fewer of its words, a question may be in any language. */
const LEAST_WORDS = 2;

/** The words of a language that are too common to find a review. */
export interface AskingWords {
	readonly isEnglish: boolean;
	has(word: string): boolean;
}

/** Returns the words that ask in the language of a question: English, or one that has more of its words. */
export function askingWords({ names }: SearchIndex, question: readonly string[]): AskingWords {
	const folded = question.map(fold);
	const count = (words: ReadonlySet<string>) => folded.filter((word) => words.has(word)).length;
	const [best] = (names.get('language')?.values ?? [])
		.map(({ frequent = [] }) => new Set(frequent))
		.toSorted((a, b) => count(b) - count(a));
	const isOther = best && count(best) >= LEAST_WORDS && count(best) > count(COMMON_WORDS);
	const words = isOther ? best : COMMON_WORDS;
	return { isEnglish: !isOther, has: (word) => words.has(fold(word)) };
}
