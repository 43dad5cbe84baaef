import { totalOf } from '../reviews/rating-summary.ts';
import type { Distribution } from '../reviews/distribution.ts';
import type { Review } from '../reviews/review.ts';
import { renderCursor } from '../search/render-cursor.ts';
import type { Listing } from '../site/listing-path.ts';
import { listingOf, type ReviewList } from './listings.ts';

/** As many as the search answers with. */
export const REVIEWS_A_PAGE = 20;

/**
 * How deep lists go as files, by the number of filters in them. The archive by month holds every
 * review, and the search goes on from where a list ends; so the number of these files does not grow
 * with the reviews.
 */
const DEEPEST_PAGE = [10, 5, 2] as const;

const STARS = [undefined, 5, 4, 3, 2, 1] as const;

/** One page of a list. */
export interface ListingPage {
	readonly listing: Listing;
	/** From 1. */
	readonly page: number;
	/** How many pages of the list exist. */
	readonly pages: number;
	/** How many reviews are in the list, on pages and beyond. */
	readonly total: number;
	/** Stars of the list, whatever stars it is narrowed to. */
	readonly distribution: Distribution;
	readonly reviews: readonly Review[];
	/** How many reviews come after the last page that exists. */
	readonly beyond: number;
	/** Where a search goes on after this page; `undefined` where there is nothing more. */
	readonly cursor: string | undefined;
}

/** All pages of lists. The list of all reviews has a page even if there is none. */
export function deriveListingPages(lists: readonly ReviewList[]): readonly ListingPage[] {
	return lists.flatMap((list) => STARS.flatMap((rating) => pagesOf(list, rating)));
}

function pagesOf(list: ReviewList, rating: 1 | 2 | 3 | 4 | 5 | undefined): ListingPage[] {
	const { filter, distribution } = list;
	const total = rating === undefined ? totalOf(distribution) : distribution[rating];
	if (total === 0 && (filter || rating !== undefined)) return [];
	const filters = Number(filter !== undefined) + Number(rating !== undefined);
	const deepest = DEEPEST_PAGE[filters] ?? 1;
	const pages = Math.min(deepest, Math.max(1, Math.ceil(total / REVIEWS_A_PAGE)));
	const shown = firstOf(list.reviews, rating, pages * REVIEWS_A_PAGE);
	return Array.from({ length: pages }, (_, index) => {
		const end = (index + 1) * REVIEWS_A_PAGE;
		const last = end < total ? shown[end - 1] : undefined;
		return {
			listing: listingOf(list, rating),
			page: index + 1,
			pages,
			total,
			distribution,
			reviews: shown.slice(end - REVIEWS_A_PAGE, end),
			beyond: Math.max(0, total - pages * REVIEWS_A_PAGE),
			cursor: last && renderCursor({ sort: 'newest', after: last }),
		};
	});
}

/** The first reviews of some stars, looked for no further than needed. */
function firstOf(reviews: readonly Review[], rating: number | undefined, count: number): Review[] {
	const found: Review[] = [];
	for (const review of reviews) {
		if (found.length === count) break;
		if (rating === undefined || review.rating === rating) found.push(review);
	}
	return found;
}
