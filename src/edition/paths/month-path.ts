import { PATHS } from '../../endpoints/http/urls.ts';

/** How many reviews a page of a month shows. */
export const MONTH_PAGE_SIZE = 100;

/**
 * The page of the archive that holds reviews of a month in full: `/reviews/month/2019-03`,
 * `/reviews/month/2019-03/page/2`.
 * @param month YYYY-MM
 * @param page from 1
 */
export function monthPath(month: string, page = 1): string {
	const first = `${PATHS.months}/${month}`;
	return page === 1 ? first : `${first}/page/${page}`;
}

/**
 * The page on which a review stands in full, scrolled to it.
 * @param place how many reviews of its month come before it
 */
export function archivedReviewPath(id: string, month: string, place: number): string {
	return `${monthPath(month, Math.floor(place / MONTH_PAGE_SIZE) + 1)}#${id}`;
}
