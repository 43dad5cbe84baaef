import { splitWords } from '../reviews/words.ts';
import { askingWords, type AskingWords } from './asking-words.ts';
import { countDocs } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { takeNames } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/** Says that the words of a question in another language than English find only reviews in that language. */
export function* noteAskingLanguage(index: SearchIndex, asking: AskingWords): Generator<string> {
	if (asking.isEnglish) return;
	const { language } = asking;
	const own = countReviews(index, { language });
	if (own > index.count / 2) return;
	const count = own === 0 ? 'no review is' : `only ${own} of ${index.count} reviews are`;
	yield `Words are not translated, and ${count} in ${nameOf(language)}: ask in English, or use filters with ids, which find reviews in every language.`;
}

/** Says that words find only reviews in other languages than most are in. */
export function* noteFoundLanguages(
	index: SearchIndex,
	filters: SearchFilters,
	words: string,
): Generator<string> {
	const { facets } = index;
	if (filters.language !== undefined || words.trim() === '') return;
	const [main, ...others] = facets
		.values('language')
		.toSorted(
			(a, b) => countDocs(facets.get('language', b)) - countDocs(facets.get('language', a)),
		);
	const has = (language: string) => countReviews(index, { ...filters, language }) > 0;
	if (main === undefined || has(main)) return;
	const found = others.filter(has);
	if (found.length === 0) return;
	yield `All of these reviews are in ${joinWords(found.map(nameOf), 'and')}: words are not translated.`;
	yield* noteServices(index, words);
}

/** Says how to find all reviews about the services that words name. */
export function* noteServices(index: SearchIndex, text: string): Generator<string> {
	const words = splitWords(text);
	for (const { value } of takeNames(index, 'service', words, askingWords(index, words))) {
		const count = countReviews(index, { mentions_service: value });
		if (count > 0) {
			yield `mentions_service "${value}" finds ${count} reviews, in all languages.`;
		}
	}
}

function nameOf(language: string): string {
	return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}
