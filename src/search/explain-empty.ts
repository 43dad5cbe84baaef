import { fold } from '../reviews/fold.ts';
import { splitWords } from '../reviews/words.ts';
import { isEmpty } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { noteMissing } from './note-missing.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/** Parameters that do not choose reviews. */
const OTHERS = new Set(['sort', 'limit', 'cursor', 'facets', 'count_only', 'view', 'fields']);
const MAX_ECHO = 60;
/** A search may have thousands of words. */
const MAX_PARTS = 6;

/** A filter, or one word of a search for words. */
interface Part {
	readonly name: string;
	readonly label: string;
	readonly filters: SearchFilters;
}

/** Says why no review matches: which filter no review passes alone, or how many pass each one of them. */
export function* explainEmpty(index: SearchIndex, params: SearchFilters): Generator<string> {
	const counted = partsOf(params).map((part) => ({
		...part,
		count: countReviews(index, part.filters),
	}));
	const empty = counted.filter(({ count }) => count === 0);
	for (const part of empty) {
		// The words that no review has are named already.
		if (part.name !== 'mentions_any') yield explainAlone(index, part);
	}
	if (empty.length === 0 && counted.length > 1) {
		const alone = counted.map(({ label, count }) => `${label} matches ${count}`);
		yield `No review matches all of these filters. Alone, ${joinWords(alone, 'and')}.`;
		const names = counted.length > 2 ? [...new Set(counted.map(({ name }) => name))] : [];
		const without = names.flatMap((name) => {
			const count = countReviews(index, { ...params, [name]: undefined });
			return count > 0 ? [`without ${name}: ${count}`] : [];
		});
		if (without.length > 0) yield `Matches ${joinWords(without, 'and')}.`;
	}
}

function partsOf(params: SearchFilters): Part[] {
	const parts = Object.entries(params).flatMap(([name, value]) => {
		if (value === undefined || OTHERS.has(name)) return [];
		const texts = name === 'words' ? [...new Set(splitWords(String(value)))] : [];
		return (texts.length > 1 ? texts : [value]).map((one) => ({
			...{ name, label: `${name} "${String(one).slice(0, MAX_ECHO)}"` },
			filters: { [name]: one },
		}));
	});
	return parts.slice(0, MAX_PARTS);
}

function explainAlone(index: SearchIndex, { name, label, filters }: Part): string {
	const { query, words } = filters;
	const { facets, days, text, count } = index;
	if (query !== undefined) {
		const isTitled = !isEmpty(text.findWithTitles(fold(query)));
		const hint = isTitled ? ', but a title does: use "words"' : '';
		return `No review text contains ${label.slice('query '.length)}${hint}.`;
	}
	const used = name === 'verification' || name === 'visit_type' ? facets.values(name) : [];
	if (used.length > 0) return `No review has ${label}; there are ${joinWords(used, 'and')}.`;
	const isDay = (name === 'since' || name === 'until') && count > 0;
	const range = isDay ? `: they are from ${days.dateOf(count - 1)} to ${days.dateOf(0)}` : '';
	if (words !== undefined) return noteMissing(index, words);
	return `No review matches ${label}${range}.`;
}
