import { askedOpinions } from './asked-opinion.ts';
import { splitWords } from '../reviews/words.ts';
import { isEmpty, subtract, union } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { newestIds } from './note-departments.ts';
import { rateSet } from './rate-set.ts';
import type { SearchIndex } from './search-index.ts';
import { selectSet } from './select-set.ts';
import type { SearchFilters } from './select.ts';

/** Longer words are cut in sentences. */
const MAX_ECHO = 60;
/** A search may have thousands of words. */
const MAX_WORDS = 6;

/**
 * Says that no review has a word or a phrase, and which similar word some have; nothing of a word with a known
 * meaning: "cheated" is no misspelled "heated".
 */
export function noteMissing(index: SearchIndex, wanted: string): string {
	const shown = wanted.slice(0, MAX_ECHO);
	if (/\s/.test(wanted)) return `No review contains "${shown}".`;
	const near = isKnown(index, wanted) ? undefined : index.text.nearestTo(wanted);
	return `No review has the word "${shown}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

function isKnown(index: SearchIndex, word: string): boolean {
	const isNamed = [...index.names.values()].some(
		(known) => known.find(word).length > 0 || known.meantBy(word).length > 0,
	);
	return isNamed || askedOpinions(index, word).length > 0;
}

/** Says which reviews have another form of a word instead: "hybride" with "hybrid". */
export function* noteForms(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const words = [...new Set(splitWords(filters.words ?? ''))];
	if (words.length > MAX_WORDS) return;
	const found = selectSet(index, filters);
	for (const [at, word] of words.entries()) {
		let all = found;
		const forms = index.text.formsOf(word).filter((form) => {
			const before = all;
			const own = selectSet(index, { ...filters, words: words.with(at, form).join(' ') });
			all = union([all, own], index.count);
			return !isEmpty(subtract(own, before, index.count));
		});
		const others = subtract(all, found, index.count);
		const { n } = rateSet(index, others);
		if (n === 0) continue;
		const ids = newestIds(index, others);
		const newest = ids.length < n ? 'newest: ' : '';
		const quoted = forms.map((form) => `"${form}"`);
		yield `${isEmpty(found) ? '' : 'Not among these: '}${n} ${n === 1 ? 'review' : 'reviews'} with other forms of "${word}" (${newest}${ids.join(', ')}). To find ${n === 1 ? 'it' : 'them'}, use ${joinWords(quoted, 'or')} in "words".`;
	}
}
