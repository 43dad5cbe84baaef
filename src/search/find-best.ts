import { askedOpinions } from './asked-opinion.ts';
import { rangeBits } from './index/doc-bits.ts';
import {
	clip,
	countDocs,
	intersect,
	isEmpty,
	listDocs,
	union,
	type DocSet,
} from './index/doc-set.ts';
import type { Range } from './index/range.ts';
import { inOtherWords } from './in-other-words.ts';
import { noteAskingLanguage } from './note-language.ts';
import { readQuestion, type Clue } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';
import { select, type SearchFilters } from './select.ts';

/** A review needs this part of the score for everything asked, and less of it if it has the names. */
const LEAST_SCORE = 0.6;
const LEAST_SCORE_NAMED = 0.4;
/** With fewer reviews than this, the opinion that the words express counts too. */
const ENOUGH = 5;

/** The reviews that best answer a question. */
export interface BestReviews {
	readonly docs: readonly number[];
	/** Sentences about words that no review has, and what was searched instead. */
	readonly notes: readonly string[];
	/** Warns that words are not translated, if few reviews are in the language of the question. */
	readonly languageNotes: readonly string[];
	/** Ids of the locations that the question names. */
	readonly locations: readonly string[];
	/** Whether the reviews have the names, but few of the other words. */
	readonly isClosest: boolean;
	/** Whether none of the reviews is about everything that the question names. */
	readonly isPartial: boolean;
}

/**
 * Finds the reviews that best answer a question. They are about the people, places and services that it
 * names, and critical if it asks for complaints. A review scores for each word that it has, more for words
 * that few reviews have, and less if it says the same in other words. Among equals, the newest come first.
 * If few reviews have the words, the opinion that they express counts, or else the nearest spelling.
 * @param filters Only reviews that pass these.
 * @param isNoOpinion tells of words that express one whether the question means something else
 */
export function findBest(
	index: SearchIndex,
	question: string,
	filters: SearchFilters,
	limit: number,
	isNoOpinion: (words: readonly string[]) => boolean,
): BestReviews {
	const asked = readQuestion(index, question);
	const { locations } = asked;
	const { set, range } = select(index, filters);
	const { common: about, isPartial } = combine([...(set ? [set] : []), ...asked.required]);
	const among = { common: about, range };
	const found = rank(index, among, asked.clues, limit);
	const partial = isPartial ? [about ? PARTIAL : NONE] : [];
	const isMissing = asked.clues.some(({ docs }) => isEmpty(docs));
	const isEnough = found.docs.length >= Math.min(limit, ENOUGH) && !found.isClosest;
	// Names mean the same in every language.
	const languageNotes =
		asked.required.length > 0 ? [] : [...noteAskingLanguage(index, asked.asking)];
	const common = { isPartial, locations, languageNotes };
	if (isEnough && !isMissing) return { ...found, ...common, notes: partial };
	const opinions = askedOpinions(index, question).filter(({ words }) => !isNoOpinion(words));
	const { clues, notes } = inOtherWords(index, asked.clues, opinions);
	const { docs, isClosest } = rank(index, among, clues, limit);
	if (docs.length === 0) return { docs, isClosest, ...common, notes: [] };
	const said = [...partial, ...(isClosest ? [CLOSEST] : notes)];
	return { docs, isClosest, ...common, notes: said };
}

const CLOSEST =
	'These reviews are about what the question names, but have few of its other words. They may still answer it.';
const NONE = 'No review is about what the question names.';
const PARTIAL =
	'No review is about everything that the question names; these are about part of it.';

type Ranked = Pick<BestReviews, 'docs' | 'isClosest'>;

/** The reviews to rank. */
interface Among {
	/** Those that pass the filters and are about what the question names; `undefined`: all. */
	readonly common: DocSet | undefined;
	/** Those of the days asked about. */
	readonly range: Range;
}

function rank(
	index: SearchIndex,
	{ common, range }: Among,
	clues: readonly Clue[],
	limit: number,
): Ranked {
	const { count } = index;
	const about = common ? clip(common, range, count) : rangeBits(range, count);
	const scores = new Float64Array(count);
	const size = countDocs(about);
	const addScore = (docs: DocSet, less = 0): number => {
		const found = intersect(docs, about);
		// Squared, so that many common words do not outweigh a rare one.
		const weight = Math.log(1 + size / Math.max(1, countDocs(found))) ** 2;
		for (const doc of listDocs(found, count)) scores[doc] = (scores[doc] ?? 0) + weight - less;
		return weight;
	};
	let asked = 0;
	for (const { docs, meant } of clues) {
		const weight = addScore(meant ? union([docs, meant], count) : docs);
		asked += weight;
		if (meant) addScore(docs, weight);
	}
	const scoreOf = (doc: number) => scores[doc] ?? 0;
	const least = asked * (common ? LEAST_SCORE_NAMED : LEAST_SCORE);
	const all = [...listDocs(about, count)];
	const best = all.filter((doc) => scoreOf(doc) >= least);
	// If nobody says it about that person or place, the closest reviews about them tell what is said.
	const isClosest = best.length === 0 && all.length > 0 && common !== undefined;
	const found = isClosest ? all : best;
	return { docs: found.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, limit), isClosest };
}

/** Returns the reviews in all sets, except those sets that would leave none, and whether there are such. */
function combine(sets: readonly DocSet[]): { common: DocSet | undefined; isPartial: boolean } {
	let common: DocSet | undefined;
	let isPartial = false;
	for (const set of sets) {
		const both = common ? intersect(common, set) : set;
		if (isEmpty(both)) isPartial = true;
		else common = both;
	}
	return { common, isPartial };
}
