import type { ReviewBytes } from '../../search/index/review-bytes.ts';
import { quoteJson, type QuotedJson } from './tool.ts';

/** The most reviews to cache: a few megabytes. */
const KEPT = 2_000;

/** Quotes a review by its number. */
export type QuoteReview = (doc: number) => QuotedJson;

/**
 * Quotes reviews and caches them, because escaping a page of reviews costs more than finding it.
 */
export function createReviewEscaper(reviews: ReviewBytes): QuoteReview {
	const kept = new Map<number, QuotedJson>();
	return (doc) => {
		const known = kept.get(doc);
		if (known) return known;
		const quoted = quoteJson(reviews.text(doc));
		const [oldest] = kept.keys();
		if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
		kept.set(doc, quoted);
		return quoted;
	};
}
