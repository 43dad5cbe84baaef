import { splitWords } from '../../reviews/words.ts';
import { DocBits } from '../../search/index/doc-bits.ts';
import type { DocSet } from '../../search/index/doc-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** More words would make a request slow, and a question has fewer. */
const MAX_WORDS = 16;

/**
 * Finds the reviews that best match a question: a review scores for each word that it has, more for
 * words that few reviews have. Among equals, the newest come first.
 */
export function findBest(index: SearchIndex, question: string, limit: number): number[] {
	const scores = new Float64Array(index.count);
	for (const word of [...new Set(splitWords(question))].slice(0, MAX_WORDS)) {
		const docs = [...listDocs(index.text.findWords(word).set, index.count)];
		// Squared, so that many common words do not outweigh a rare one.
		const weight = Math.log(1 + index.count / docs.length) ** 2;
		for (const doc of docs) scores[doc] = (scores[doc] ?? 0) + weight;
	}
	const best: number[] = [];
	const scoreOf = (doc: number | undefined) => (doc === undefined ? 0 : (scores[doc] ?? 0));
	for (let doc = 0; doc < scores.length; doc++) {
		if (scoreOf(doc) <= scoreOf(best[limit - 1])) continue;
		const place = best.findIndex((other) => scoreOf(other) < scoreOf(doc));
		best.splice(place === -1 ? best.length : place, 0, doc);
		best.length = Math.min(best.length, limit);
	}
	return best;
}

function* listDocs(set: DocSet, count: number): Iterable<number> {
	if (!(set instanceof DocBits)) return yield* set;
	for (let doc = set.next(0, count); doc < count; doc = set.next(doc + 1, count)) yield doc;
}
