import { fold } from '../../src/reviews/fold.ts';
import { memorySource } from '../../src/search/index/byte-source.ts';
import { DocBits } from '../../src/search/index/doc-bits.ts';
import type { DocSet } from '../../src/search/index/doc-set.ts';
import { IndexFile } from '../../src/search/index/index-file.ts';
import { renderTextIndex } from '../../src/search/index/render-text-index.ts';
import { TextIndex } from '../../src/search/index/text-index.ts';
import { drawCorpus, type Sizes } from './search-corpora.ts';
import { drawQueries } from './search-queries.ts';
import { createRandom } from './search-random.ts';

/** The index of some texts, of which the first is the newest. */
export function textIndexOf(texts: readonly string[]): TextIndex {
	return openText(renderText(texts));
}

export function renderText(texts: readonly string[]): Uint8Array {
	const reviews = texts.map((text, doc) => ({ id: `r${doc}`, text }));
	return renderTextIndex(reviews, 'digest');
}

/** Opens a file of which nothing was read. */
export function openText(file: Uint8Array): TextIndex {
	return new TextIndex(new IndexFile(memorySource(file), 'text.index'), 'digest');
}

/** The numbers in a set, as they stand there. */
export function docsOf(set: DocSet): number[] {
	if (!(set instanceof DocBits)) return [...set];
	const docs: number[] = [];
	for (const [index, word] of set.words.entries()) {
		for (let bit = 0; bit < 32; bit++) if (((word >>> bit) & 1) === 1) docs.push(index * 32 + bit);
	}
	return docs;
}

/** What an index finds, beside what looking into each text finds. */
export interface Comparison {
	readonly texts: readonly string[];
	readonly query: string;
	readonly found: readonly number[];
	readonly expected: readonly number[];
}

/** How many questions were asked, how many found something, and the first that went wrong. */
export interface Outcome {
	pairs: number;
	hits: number;
	wrong?: Comparison;
}

/** Asks many questions of each of many corpora, until enough were asked or an answer is wrong. */
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

/** @param queries Folded. */
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
