import type { SearchableReview } from '../../search/searchable-edition.ts';
import { quoteJson, type QuotedJson } from './tool.ts';

/** As many reviews as are kept quoted: some megabytes, however many there are. */
const KEPT = 2_000;

export type QuoteReview = (review: SearchableReview) => QuotedJson;

/**
 * Quotes reviews, and keeps those that were asked for. Escaping and encoding a page of them costs more
 * than finding it.
 */
export function createReviewQuoter(): QuoteReview {
	const kept = new Map<SearchableReview, QuotedJson>();
	return (review) => {
		const known = kept.get(review);
		if (known) return known;
		const quoted = quoteJson(review.json);
		const [oldest] = kept.keys();
		if (kept.size >= KEPT && oldest) kept.delete(oldest);
		kept.set(review, quoted);
		return quoted;
	};
}
