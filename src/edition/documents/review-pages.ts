import type { Review } from '../../reviews/review.ts';

/**
 * How many reviews have a page of their own: what a build makes well within the 45 minutes that the
 * platform grants it. The others stand in the archive of their month, where their addresses lead.
 */
export const REVIEW_PAGE_LIMIT = 50_000;

/** The reviews that have a page: the newest. */
export function reviewsWithPages(
	reviews: readonly Review[],
	limit = REVIEW_PAGE_LIMIT,
): readonly Review[] {
	return reviews.slice(0, limit);
}
