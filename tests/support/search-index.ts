import { newestFirst } from '../../src/reviews/order.ts';
import type { Review } from '../../src/reviews/review.ts';
import {
	openFiles,
	renderSearchIndex,
	type IndexFiles,
} from '../../src/search/render-search-index.ts';
import type { SearchVocabulary } from '../../src/search/named-values.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';

/** Renders the index files of reviews in any order. */
export function indexFilesOf(
	reviews: readonly Review[],
	vocabulary: SearchVocabulary = {},
): IndexFiles {
	const sorted = reviews.toSorted(newestFirst);
	const lines = sorted.map((review) => JSON.stringify(review));
	return renderSearchIndex(sorted, lines, vocabulary);
}

/** Opens a search index of reviews in any order. */
export function searchIndexOf(
	reviews: readonly Review[],
	vocabulary: SearchVocabulary = {},
): SearchIndex {
	return openFiles(indexFilesOf(reviews, vocabulary));
}

/** Reads reviews from the bytes that are copied into responses. */
export function publishedReviews(index: SearchIndex, docs: readonly number[]): Review[] {
	const runs = index.reviews.runs(docs).map((bytes) => Buffer.from(bytes).toString());
	return JSON.parse(`[${runs.join(',')}]`);
}
