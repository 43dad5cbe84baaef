import { CalendarDate } from '../reviews/calendar-date.ts';
import { Rating, ReviewId, type Review } from '../reviews/review.ts';
import { Sort } from './search-params.ts';

/** Thrown if a cursor was not written by this service, or belongs to another sort order. */
export class InvalidCursorError extends SyntaxError {
	override name = 'InvalidCursorError';
}

/**
 * Reads the cursor parameter of a search, if there is one. Checks its sort order only if `sort` is
 * given.
 * @throws {InvalidCursorError}
 */
export function readCursor({
	cursor: text,
	sort,
}: Partial<Record<'cursor' | 'sort', string | undefined>>): Cursor | undefined {
	if (text === undefined) return undefined;
	const cursor = parseCursor(text);
	if (cursor === undefined) {
		throw new InvalidCursorError('must be copied unchanged from "next" of the previous page');
	}
	if (sort !== undefined && cursor.sort !== sort) {
		throw new InvalidCursorError(`belongs to sort=${cursor.sort}: send that sort with it`);
	}
	return cursor;
}

/** Returns `undefined` for text that this service cannot have written. */
function parseCursor(text: string): Cursor | undefined {
	const parts = text.split('.');
	const sort = Sort.safeParse(parts[0]);
	const rating = Rating.safeParse(Number(parts[1]));
	const date = CalendarDate.safeParse(parts[2]);
	const id = ReviewId.safeParse(parts[3]);
	if (!sort.success || !rating.success || !date.success || !id.success) return undefined;

	const after = { rating: rating.data, date: date.data, id: id.data };
	const cursor = { sort: sort.data, after };
	// Numbers can be spelled in many ways; accept only the way we write them.
	return renderCursor(cursor) === text ? cursor : undefined;
}

/**
 * A position after one review in one order. It holds that review's sort key, not a page number, so
 * that the next page neither repeats nor skips reviews if the edition changes in between.
 */
export interface Cursor {
	readonly sort: Sort;
	readonly after: Pick<Review, 'rating' | 'date' | 'id'>;
}

export function renderCursor({ sort, after }: Cursor): string {
	return `${sort}.${after.rating}.${after.date}.${after.id}`;
}
