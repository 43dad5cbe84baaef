import { totalOf } from '../../../reviews/rating-summary.ts';
import type { Distribution } from '../../../reviews/distribution.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderCursor } from '../../../search/cursor.ts';
import type { Listing } from '../../../edition/paths/listing-path.ts';
import { listingOf, type ReviewList } from './listings.ts';

/** The default page size of the search. */
const REVIEWS_PER_PAGE = 20;

/**
 * Maximum number of static pages per list. The archive by month has every review, and the search
 * continues where a list ends, so the number of files does not grow with the reviews.
 */
const MAX_PAGES = { all: 10, filtered: 5 } as const;

/** One page of a list. */
export interface ListingPage {
	readonly listing: Listing;
	/** From 1. */
	readonly page: number;
	/** Number of static pages of the list. */
	readonly pages: number;
	/** Number of reviews in the whole list. */
	readonly total: number;
	/** Stars of the whole list. */
	readonly distribution: Distribution;
	readonly reviews: readonly Review[];
	/** Number of reviews after the last static page. */
	readonly beyond: number;
	/** Cursor for the search to continue after this page; `undefined` at the end of the list. */
	readonly cursor: string | undefined;
}

/** Returns the pages of a list. A list without reviews has one page. */
export function toListingPages(list: ReviewList): ListingPage[] {
	const { filter, distribution, reviews } = list;
	const total = totalOf(distribution);
	const maxPages = MAX_PAGES[filter === undefined ? 'all' : 'filtered'];
	const pages = Math.min(maxPages, Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)));
	return Array.from({ length: pages }, (_, index) => {
		const end = (index + 1) * REVIEWS_PER_PAGE;
		const last = end < total ? reviews[end - 1] : undefined;
		return {
			listing: listingOf(list),
			page: index + 1,
			pages,
			total,
			distribution,
			reviews: reviews.slice(end - REVIEWS_PER_PAGE, end),
			beyond: Math.max(0, total - pages * REVIEWS_PER_PAGE),
			cursor: last && renderCursor({ sort: 'newest', after: last }),
		};
	});
}
