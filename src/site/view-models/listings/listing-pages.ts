import { totalOf } from '../../../reviews/rating-summary.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderCursor } from '../../../search/render-cursor.ts';
import type { Listing } from '../../../edition/paths/listing-path.ts';
import { listingOf, type ReviewList } from './listings.ts';

/** As many as the search answers with. */
export const REVIEWS_A_PAGE = 20;

/**
 * How deep lists go as files. The archive by month holds every review, and the search goes on from
 * where a list ends; so the number of these files does not grow with the reviews.
 */
const DEEPEST_PAGE = { all: 10, filtered: 5 } as const;

/** One page of a list. */
export interface ListingPage {
	readonly listing: Listing;
	/** From 1. */
	readonly page: number;
	/** How many pages of the list exist. */
	readonly pages: number;
	/** How many reviews are in the list, on pages and beyond. */
	readonly total: number;
	/** Stars of the list. */
	readonly distribution: Distribution;
	readonly reviews: readonly Review[];
	/** How many reviews come after the last page that exists. */
	readonly beyond: number;
	/** Where a search goes on after this page; `undefined` where there is nothing more. */
	readonly cursor: string | undefined;
}

/** All pages of lists. The list of all reviews has a page even if there is none. */
export function deriveListingPages(lists: readonly ReviewList[]): readonly ListingPage[] {
	return lists.flatMap(pagesOf);
}

function pagesOf(list: ReviewList): ListingPage[] {
	const { filter, distribution, reviews } = list;
	const total = totalOf(distribution);
	const deepest = DEEPEST_PAGE[filter === undefined ? 'all' : 'filtered'];
	const pages = Math.min(deepest, Math.max(1, Math.ceil(total / REVIEWS_A_PAGE)));
	return Array.from({ length: pages }, (_, index) => {
		const end = (index + 1) * REVIEWS_A_PAGE;
		const last = end < total ? reviews[end - 1] : undefined;
		return {
			listing: listingOf(list),
			page: index + 1,
			pages,
			total,
			distribution,
			reviews: reviews.slice(end - REVIEWS_A_PAGE, end),
			beyond: Math.max(0, total - pages * REVIEWS_A_PAGE),
			cursor: last && renderCursor({ sort: 'newest', after: last }),
		};
	});
}
