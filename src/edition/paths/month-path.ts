import { PATHS } from '../../endpoints/http/urls.ts';

export const MONTH_PAGE_SIZE = 100;

/**
 * Returns the path of an archive page, which shows reviews of a month in full:
 * `/reviews/month/2019-03`, `/reviews/month/2019-03/page/2`.
 * @param month YYYY-MM
 * @param page from 1
 */
export function monthPath(month: string, page = 1): string {
	const first = `${PATHS.months}/${month}`;
	return page === 1 ? first : `${first}/page/${page}`;
}

/**
 * Returns the path of the archive page that shows a review in full, with the review as fragment.
 * @param place number of reviews of that month before this one
 */
export function archivedReviewPath(id: string, month: string, place: number): string {
	return `${monthPath(month, Math.floor(place / MONTH_PAGE_SIZE) + 1)}#${id}`;
}
