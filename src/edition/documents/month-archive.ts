import type { Review } from '../../reviews/review.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { archivedReviewPath, MONTH_PAGE_SIZE } from '../paths/month-path.ts';

/** The reviews of one month. */
export interface ReviewMonth {
	/** YYYY-MM. */
	readonly month: string;
	/** Newest first; at least one. */
	readonly reviews: readonly Review[];
}

/** Groups reviews by month, in the order of the reviews. */
export function listMonths(reviews: readonly Review[]): ReviewMonth[] {
	const months = Map.groupBy(reviews, ({ date }) => monthOf(date));
	return [...months].map(([month, group]) => ({ month, reviews: group }));
}

/** Splits the reviews of a month into pages. */
export function toMonthPages(
	{ reviews }: ReviewMonth,
	size = MONTH_PAGE_SIZE,
): readonly (readonly Review[])[] {
	const count = Math.ceil(reviews.length / size);
	return Array.from({ length: count }, (_, page) => reviews.slice(page * size, (page + 1) * size));
}

/**
 * Returns the archive path of a review, using only the index; `undefined` if no published review
 * has this id.
 */
export function findInArchive(
	{ ids, days }: Pick<SearchIndex, 'ids' | 'days'>,
	id: string,
): string | undefined {
	const doc = ids.find(id);
	if (doc === undefined) return undefined;
	const month = monthOf(days.dateOf(doc));
	// The 31st works for every month, because dates compare as strings.
	return archivedReviewPath(id, month, doc - days.countAfter(`${month}-31`));
}

function monthOf(date: string): string {
	return date.slice(0, 7);
}
