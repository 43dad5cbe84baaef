import type { Cursor } from './cursor.ts';
import type { Range } from './index/range.ts';
import { ALL_STARS } from './index/stars.ts';
import type { Matches, Stretch } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import type { Sort } from './search-params.ts';

/** One page of matches. */
export interface Page {
	readonly docs: readonly number[];
	/** Whether there is another page. */
	readonly hasNext: boolean;
}

/** Finds the first matches in an order, or the first ones after a cursor. */
export function findPage(
	index: SearchIndex,
	matches: Matches,
	{ sort, limit }: { readonly sort: Sort; readonly limit: number },
	cursor: Cursor | undefined,
): Page {
	const docs: number[] = [];
	// One extra match shows whether there is a next page. Never search beyond the last match.
	const length = Math.min(limit + 1, matches.total);
	if (length === 0) return { docs, hasNext: false };
	for (const stretch of STRETCHES[sort](index, matches, cursor)) {
		matches.append(docs, stretch, length);
		if (docs.length === length) break;
	}
	const hasNext = docs.length > limit;
	if (hasNext) docs.pop();
	return { docs, hasNext };
}

type Stretches = (
	index: SearchIndex,
	matches: Matches,
	cursor: Cursor | undefined,
) => Iterable<Stretch>;

/** The stretches to go through for each sort order. Equal ratings are sorted newest first. */
const STRETCHES: Record<Sort, Stretches> = {
	newest: (index, { range }, cursor) => [
		{ first: placeAfter(index, range, cursor), end: range.end, stars: undefined },
	],
	oldest: backwards,
	highest: (index, matches, cursor) => byStars(index, matches, cursor, ALL_STARS.toReversed()),
	lowest: (index, matches, cursor) => byStars(index, matches, cursor, ALL_STARS),
};

function* byStars(
	index: SearchIndex,
	{ range, stars: counts }: Matches,
	cursor: Cursor | undefined,
	order: readonly number[],
): Iterable<Stretch> {
	const begin = cursor ? order.indexOf(cursor.after.rating) : 0;
	for (const stars of order.slice(begin)) {
		if (counts[stars] === 0) continue;
		const isCursors = stars === cursor?.after.rating;
		const first = isCursors ? placeAfter(index, range, cursor) : range.first;
		yield { first, end: range.end, stars };
	}
}

/** Goes through the days from the oldest. Within a day, reviews are already sorted by id. */
function* backwards(
	{ days, ids }: SearchIndex,
	matches: Matches,
	cursor: Cursor | undefined,
): Iterable<Stretch> {
	let { end } = matches.range;
	if (cursor) {
		const { date, id } = cursor.after;
		const day = { first: days.countAfter(date), end: days.countSince(date) };
		yield { first: ids.firstAfter(day, id), end: day.end, stars: undefined };
		end = Math.min(end, day.first);
	}
	for (let doc = matches.previous(end); doc >= 0; doc = matches.previous(end)) {
		const { first } = days.dayOf(doc);
		yield { first, end: doc + 1, stars: undefined };
		end = first;
	}
}

/** Returns the first review after the cursor. */
function placeAfter({ days, ids }: SearchIndex, range: Range, cursor: Cursor | undefined): number {
	if (!cursor) return range.first;
	const { date, id } = cursor.after;
	const day = { first: days.countAfter(date), end: days.countSince(date) };
	return Math.max(range.first, ids.firstAfter(day, id));
}
