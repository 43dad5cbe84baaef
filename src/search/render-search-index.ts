import { digestOf } from '../reviews/canonical-json.ts';
import type { Review } from '../reviews/review.ts';
import { deriveSinceDays } from '../reviews/since-days.ts';
import { memorySource } from './index/byte-source.ts';
import { renderDays } from './index/days.ts';
import { renderFacetLists, type DerivedValues } from './index/facet-lists.ts';
import { renderIndexFile } from './index/index-file.ts';
import { renderTextIndex } from './index/render-text-index.ts';
import { renderReviewBytes } from './index/review-bytes.ts';
import { renderReviewIds } from './index/review-ids.ts';
import { renderStars } from './index/stars.ts';
import { SearchIndex, type IndexFacts } from './search-index.ts';
import type { NamedFacet, NamedValue, SearchVocabulary } from './named-values.ts';

/** The index files of an edition. The same reviews always give the same bytes. */
export interface IndexFiles {
	/** Digest of all published reviews, their departments and topics, and the vocabulary. */
	readonly digest: string;
	readonly columns: Uint8Array;
	readonly text: Uint8Array;
	readonly reviews: Uint8Array;
}

/** Renders the files that `SearchIndex` reads. Takes the same parameters as `renderColumns`. */
export function renderSearchIndex(
	reviews: readonly Review[],
	lines: readonly string[],
	vocabulary: SearchVocabulary,
	derived?: DerivedValues,
): IndexFiles {
	const files = renderColumns(reviews, lines, vocabulary, derived);
	return { ...files, text: renderTextIndex(reviews, files.digest) };
}

/**
 * Renders all files except the text index, which needs the most memory. A large edition writes
 * these first.
 * @param reviews Newest first.
 * @param lines The same reviews as published: one line of JSON each.
 */
export function renderColumns(
	reviews: readonly Review[],
	lines: readonly string[],
	vocabulary: SearchVocabulary,
	derived?: DerivedValues,
): Omit<IndexFiles, 'text'> {
	const days = deriveSinceDays(reviews.map(({ date }, doc) => ({ date, json: lines[doc] ?? '' })));
	const digest = digestOf([days.at(-1)?.digest, vocabulary, ...listDerived(derived)]);
	const { facets, sections: facetLists } = renderFacetLists(reviews, derived);
	const { bytes, sections: reviewSections } = renderReviewBytes(lines);
	const facts: IndexFacts = {
		...{ reviews: reviews.length, digest, facets },
		// TypeScript types the keys of an object as strings.
		vocabulary: Object.entries(vocabulary) as [NamedFacet, readonly NamedValue[]][],
	};
	const columns = renderIndexFile(facts, {
		...renderDays(days),
		...renderStars(Uint8Array.from(reviews, ({ rating }) => rating)),
		...renderReviewIds(reviews.map(({ id }) => id)),
		...facetLists,
		...reviewSections,
	});
	return { digest, columns, reviews: bytes };
}

function listDerived({ departments, topics }: Partial<DerivedValues> = {}) {
	return [departments, topics].map((values) => [...(values ?? [])]);
}

/** Opens an index from files in memory. */
export function openFiles({ columns, text, reviews }: IndexFiles): SearchIndex {
	return new SearchIndex(memorySource(columns), memorySource(reviews), () => memorySource(text));
}
