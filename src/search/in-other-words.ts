import { fold } from '../reviews/fold.ts';
import { askedOpinions, type AskedOpinion } from './asked-opinion.ts';
import { isEmpty, union, type DocSet } from './index/doc-set.ts';
import type { Clue } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/**
 * Lets words of a question be said in other words: words of an opinion by reviews with that opinion, and
 * words that no review has by the nearest spelling. The notes say which words were not found.
 */
export function inOtherWords(
	index: SearchIndex,
	clues: readonly Clue[],
	opinions: readonly AskedOpinion[],
): { readonly clues: readonly Clue[]; readonly notes: readonly string[] } {
	const notes: string[] = [];
	const replaced = clues.map((clue): Clue => {
		const isMissing = isEmpty(clue.docs);
		const own = opinions.filter(({ words }) => words.includes(fold(clue.word)));
		const meant = findOpinions(index, own);
		if (!isEmpty(meant)) {
			const others = [...new Set(own.map(describeOpinion))].join(', and ');
			notes.push(isMissing ? noteFor(clue.word, others) : `Searched also: ${others}.`);
			return { ...clue, meant };
		}
		if (!isMissing || clue.meant) return clue;
		const { set, corrections } = index.text.findWords(clue.word);
		const [correction] = corrections;
		if (!correction || isEmpty(set)) return clue;
		notes.push(noteFor(clue.word, `reviews with "${correction.as}"`));
		return { ...clue, docs: set };
	});
	return { clues: replaced, notes: [...new Set(notes)] };
}

/** Says how to find the opinions that words express: "overcharged" is a complaint about the price. */
export function* noteOpinions(
	index: SearchIndex,
	filters: SearchFilters,
	text: string,
): Generator<string> {
	if (filters.aspect !== undefined || filters.sentiment !== undefined) return;
	const known = new Set<string>();
	for (const opinion of askedOpinions(index, text)) {
		const { aspect } = opinion;
		const sentiment = opinion.isPraise ? 'positive' : 'negative';
		const key = `${aspect} ${sentiment}`;
		if (known.has(key)) continue;
		known.add(key);
		const count = countReviews(index, { ...filters, aspect, sentiment });
		if (count === 0) continue;
		yield `Try aspect "${aspect}" with sentiment "${sentiment}": ${count} ${describeOpinion(opinion)}.`;
	}
}

function findOpinions({ facets, count }: SearchIndex, opinions: readonly AskedOpinion[]): DocSet {
	const sets = opinions.flatMap(({ aspect, isPraise }) =>
		[isPraise ? 'positive' : 'negative', 'mixed'].map((polarity) =>
			facets.get('aspect_sentiment', `${aspect} ${polarity}`),
		),
	);
	return union(sets, count);
}

function describeOpinion({ aspect, isPraise }: AskedOpinion): string {
	return `reviews with ${isPraise ? 'praise' : 'complaints'} about ${aspect.replaceAll('_', ' ')}`;
}

function noteFor(word: string, instead: string): string {
	return `No review has the word "${word}"; searched instead: ${instead}.`;
}
