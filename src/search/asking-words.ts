import { fold } from '../reviews/fold.ts';
import { splitWords } from '../reviews/words.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { SearchIndex } from './search-index.ts';

/** With fewer of its words, a question may be in any language, unless it begins with one. */
const LEAST_WORDS = 2;
/** Only questions in Spanish begin so. */
const SPANISH = /[¿¡]/;

/** The words of a language that are too common to find a review. */
export interface AskingWords {
	readonly isEnglish: boolean;
	/** The language, if it is one of the pages; `und` if the words do not show that it is English. */
	readonly language: string;
	has(word: string): boolean;
}

/** Returns the words that ask in the language of a question: English, or one that has more of its words. */
export function askingWords({ names }: SearchIndex, question: string): AskingWords {
	const folded = splitWords(question).map(fold);
	const count = (words: ReadonlySet<string>) => folded.filter((word) => words.has(word)).length;
	const isSpanish = SPANISH.test(question);
	const [best] = (names.get('language')?.values ?? [])
		.map(({ value, frequent = [] }) => ({ language: value, words: new Set(frequent) }))
		.filter(({ language }) => !isSpanish || language === 'es')
		.toSorted((a, b) => count(b.words) - count(a.words));
	const least = best?.words.has(folded[0] ?? '') ? 1 : LEAST_WORDS;
	const isOther =
		best && (isSpanish || (count(best.words) >= least && count(best.words) > count(COMMON_WORDS)));
	const english = count(COMMON_WORDS) < LEAST_WORDS ? 'und' : 'en';
	const { language, words } = isOther ? best : { language: english, words: COMMON_WORDS };
	return { isEnglish: !isOther, language, has: (word) => words.has(fold(word)) };
}

/** Whether a question asks for a length of time. */
export function asksForTime(question: string): boolean {
	return /\bhow (?:long|fast|quick(?:ly)?|soon|many (?:minutes|hours|days|weeks|months))\b/i.test(
		question,
	);
}
