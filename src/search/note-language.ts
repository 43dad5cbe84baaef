import { splitWords } from '../reviews/words.ts';
import { askingWords, type AskingWords } from './asking-words.ts';
import { countDocs } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { noteVisits } from './note-visits.ts';
import { takeNames } from './take-names.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/** Says that the words of a question in another language than most reviews find only reviews in that language. */
export function* noteAskingLanguage(index: SearchIndex, asking: AskingWords): Generator<string> {
	const { language } = asking;
	const [main] = languagesOf(index);
	if (main === undefined || language === main || language === 'und') return;
	const own = countReviews(index, { language });
	const only =
		own === 1
			? 'only 1 review is'
			: `only ${own} of ${index.count} reviews ${own === 1 ? 'is' : 'are'}`;
	yield `Words are not translated, and ${own === 0 ? 'no review is' : only} in ${nameOf(language)}: ask in ${nameOf(main)}, or use filters with ids.`;
}

/** Warns if words match no review in the most frequent language. */
export function* noteFoundLanguages(
	index: SearchIndex,
	filters: SearchFilters,
	words: string,
): Generator<string> {
	if (filters.language !== undefined || words.trim() === '') return;
	const [main, ...others] = languagesOf(index);
	const has = (language: string) => countReviews(index, { ...filters, language }) > 0;
	if (main === undefined || has(main)) return;
	const found = others.filter(has);
	if (found.length === 0) return;
	yield `All of these reviews are in ${joinWords(found.map(nameOf), 'and')}: words are not translated.`;
	yield* noteServices(index, words);
}

/**
 * Says how to find all reviews that are known to mention the services that words name.
 * @param aspect also says how many of these are about it
 */
export function* noteServices(
	index: SearchIndex,
	text: string,
	filters: SearchFilters = {},
	aspect?: string,
): Generator<string> {
	const words = splitWords(text);
	const named = takeNames(index, 'service', words, askingWords(index, text));
	for (const value of new Set(named.map((service) => service.value))) {
		const service = { ...filters, mentions_service: value };
		const count = countReviews(index, service);
		if (count === 0) continue;
		const both = aspect && countReviews(index, { ...service, aspect });
		const also = both ? `; with the aspect "${aspect}": ${both}` : '';
		yield `Reviews found by the filter for the service "${value}": ${count}${also}.`;
		yield* noteVisits(index, service);
	}
}

/** The languages of texts, that of most reviews first. */
function languagesOf({ facets }: SearchIndex): string[] {
	const count = (language: string) => countDocs(facets.get('language', language));
	return facets
		.values('language')
		.filter((language) => language !== 'und')
		.toSorted((a, b) => count(b) - count(a));
}

function nameOf(language: string): string {
	return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}
