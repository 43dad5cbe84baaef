import { countBits, DocBits, rangeBits } from './index/doc-bits.ts';
import { intersect, isEmpty, union, type DocSet } from './index/doc-set.ts';
import { readQuestion } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';

/** A review needs this part of the score for everything asked, and less of it if it has the names. */
const LEAST_SCORE = 0.6;
const LEAST_SCORE_NAMED = 0.4;

/**
 * Finds the reviews that best answer a question. They are about the people, places and services that it
 * names, and critical if it asks for complaints. A review scores for each word that it has, more for words
 * that few reviews have, and less if it says the same in other words. Among equals, the newest come first.
 */
export function findBest(index: SearchIndex, question: string, limit: number): number[] {
	const { count } = index;
	const { required, clues } = readQuestion(index, question);
	const common = combine(required);
	const about = common ?? rangeBits({ first: 0, end: count }, count);
	const scores = new Float64Array(count);
	const size = countDocs(about);
	const addScore = (docs: DocSet, less = 0): number => {
		const found = common ? intersect(docs, common) : docs;
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
	const found = best.length === 0 && common ? all : best;
	return found.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, limit);
}

/** Returns the reviews in all sets, except those sets that would leave none. */
function combine(sets: readonly DocSet[]): DocSet | undefined {
	return sets.reduce<DocSet | undefined>((common, set) => {
		const both = common ? intersect(common, set) : set;
		return isEmpty(both) ? common : both;
	}, undefined);
}

function countDocs(set: DocSet): number {
	if (!(set instanceof DocBits)) return set.length;
	return set.words.reduce((sum, word) => sum + countBits(word), 0);
}

function* listDocs(set: DocSet, count: number): Iterable<number> {
	if (!(set instanceof DocBits)) return yield* set;
	for (let doc = set.next(0, count); doc < count; doc = set.next(doc + 1, count)) yield doc;
}
