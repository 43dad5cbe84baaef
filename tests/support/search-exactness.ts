import { fold } from '../../src/reviews/fold.ts';
import { memorySource } from '../../src/search/index/byte-source.ts';
import { DocBits } from '../../src/search/index/doc-bits.ts';
import type { DocSet } from '../../src/search/index/doc-set.ts';
import { IndexFile } from '../../src/search/index/index-file.ts';
import { renderTextIndex } from '../../src/search/index/render-text-index.ts';
import { TextIndex } from '../../src/search/index/text-index.ts';
import { drawCorpus, type Sizes } from './search-corpora.ts';
import { drawQueries } from './search-queries.ts';
import { createRandom } from './random.ts';

/** Builds an index of texts, newest first. */
export function textIndexOf(texts: readonly string[]): TextIndex {
	return openText(renderText(texts));
}

export function renderText(texts: readonly string[]): Uint8Array {
	const reviews = texts.map((text, doc) => ({ id: `r${doc}`, text }));
	return renderTextIndex(reviews, 'digest');
}

/** Opens an index file that has not been read yet. */
export function openText(file: Uint8Array): TextIndex {
	return new TextIndex(new IndexFile(memorySource(file), 'text.index'), 'digest');
}

/** Lists the document numbers in a set, in stored order. */
export function docsOf(set: DocSet): number[] {
	if (!(set instanceof DocBits)) return [...set];
	const docs: number[] = [];
	for (const [index, word] of set.words.entries()) {
		for (let bit = 0; bit < 32; bit++) if (((word >>> bit) & 1) === 1) docs.push(index * 32 + bit);
	}
	return docs;
}

/** The result from the index, and the result of scanning every text. */
export interface Comparison {
	readonly texts: readonly string[];
	readonly query: string;
	readonly found: readonly number[];
	readonly expected: readonly number[];
}

/** The number of queries, the number with matches, and the first wrong result. */
export interface Outcome {
	pairs: number;
	hits: number;
	wrong?: Comparison;
}

/** Runs many queries on many random corpora, until `pairs` is reached or a result is wrong. */
export function compareTexts(
	seed: number,
	{ pairs, queries, ...sizes }: Sizes & { pairs: number; queries: number },
): Outcome {
	const random = createRandom(seed);
	const outcome: Outcome = { pairs: 0, hits: 0 };
	while (outcome.pairs < pairs && !outcome.wrong) {
		const corpus = drawCorpus(random, sizes);
		compareAll(outcome, corpus.texts, drawQueries(random, corpus, queries));
	}
	return outcome;
}

/** @param queries Folded queries. */
export function compareAll(
	outcome: Outcome,
	texts: readonly string[],
	queries: Iterable<string>,
): void {
	const index = textIndexOf(texts);
	const folded = texts.map(fold);
	for (const query of queries) {
		const expected: number[] = [];
		for (const [doc, text] of folded.entries()) if (text.includes(query)) expected.push(doc);
		const found = docsOf(index.find(query));
		outcome.pairs++;
		if (expected.length > 0) outcome.hits++;
		if (found.join() !== expected.join()) {
			outcome.wrong ??= { texts, query, found, expected };
			return;
		}
	}
}
