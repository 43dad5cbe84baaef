import type { Review } from '../../reviews/review.ts';

/**
 * The number of reviews that get their own page, so that a build stays well within the platform's
 * 45-minute limit. The URLs of other reviews lead to the archive of their month.
 */
const REVIEW_PAGE_LIMIT = 50_000;

/** Returns the newest reviews, which have their own page. */
export function reviewsWithPages(
	reviews: readonly Review[],
	limit = REVIEW_PAGE_LIMIT,
): readonly Review[] {
	return reviews.slice(0, limit);
}
