import type { Distribution } from './distribution.ts';
import { countRatings } from './rating-summary.ts';
import { compareText } from './order.ts';

/** The number of reviews for each number of stars, by source id. */
export type StarCounts = Readonly<Record<string, Distribution>>;

/** Used for tombstones that name no source. Never a valid slug. */
export const UNKNOWN_SOURCE = '?';

export const STARS = ['1', '2', '3', '4', '5'] as const;

/** Counts stars by source, with sources sorted by id. */
export function countStars(
	reviews: Iterable<{ readonly source: string; readonly rating: number }>,
): StarCounts {
	const groups = [...Map.groupBy(reviews, ({ source }) => source)];
	const sorted = groups.toSorted(([a], [b]) => compareText(a, b));
	return Object.fromEntries(sorted.map(([source, own]) => [source, countRatings(own)]));
}

/** Adds counts. A source missing from one of them counts as zero there. */
export function addStars(...counts: readonly StarCounts[]): StarCounts {
	return combine(counts, (numbers) => numbers.reduce((sum, number) => sum + number, 0));
}

/** Applies the change from `before` to `after` to the counts. Never goes below zero. */
export function applyStarChange(
	counts: StarCounts,
	before: StarCounts,
	after: StarCounts,
): StarCounts {
	return combine([counts, before, after], ([counted = 0, was = 0, is = 0]) =>
		Math.max(0, counted + is - was),
	);
}

/** Raises each count to the number found, if that is larger. Ignores reviews without a source. */
export function raiseStars(counts: StarCounts, found: StarCounts): StarCounts {
	const { [UNKNOWN_SOURCE]: _, ...known } = found;
	return combine([counts, known], ([counted = 0, there = 0]) => Math.max(counted, there));
}

/** Adds up the counts of all sources. */
export function totalStars(counts: StarCounts): Distribution {
	return fromStars((stars) =>
		Object.values(counts).reduce((sum, distribution) => sum + distribution[stars], 0),
	);
}

/** Returns the counts of one source, or zeros if it has none. */
export function starsOf(counts: StarCounts, source: string): Distribution {
	return (Object.hasOwn(counts, source) ? counts[source] : undefined) ?? fromStars(() => 0);
}

function combine(
	counts: readonly StarCounts[],
	toNumber: (numbers: readonly number[]) => number,
): StarCounts {
	const sources = [...new Set(counts.flatMap((one) => Object.keys(one)))].toSorted(compareText);
	return Object.fromEntries(
		sources.map((source) => [
			source,
			fromStars((stars) => toNumber(counts.map((one) => starsOf(one, source)[stars]))),
		]),
	);
}

function fromStars(toNumber: (stars: (typeof STARS)[number]) => number): Distribution {
	// The type of Object.fromEntries does not keep the keys.
	return Object.fromEntries(STARS.map((stars) => [stars, toNumber(stars)])) as Distribution;
}
