import type { Distribution } from './distribution.ts';
import { countRatings } from './rating-summary.ts';
import { compareText } from './order.ts';

/** How many reviews gave each number of stars, by id of the source. */
export type StarCounts = Readonly<Record<string, Distribution>>;

/** Stands for the source of what names none: a tombstone whose review is gone. No slug looks like it. */
export const UNKNOWN_SOURCE = '?';

export const STARS = ['1', '2', '3', '4', '5'] as const;

/** Counts by source, sources in the order of their ids. */
export function countStars(
	reviews: Iterable<{ readonly source: string; readonly rating: number }>,
): StarCounts {
	const groups = [...Map.groupBy(reviews, ({ source }) => source)];
	const sorted = groups.toSorted(([a], [b]) => compareText(a, b));
	return Object.fromEntries(sorted.map(([source, own]) => [source, countRatings(own)]));
}

/** What several counts come to; a source that one of them lacks counts nothing there. */
export function addStars(...counts: readonly StarCounts[]): StarCounts {
	return combine(counts, (numbers) => numbers.reduce((sum, number) => sum + number, 0));
}

/** The counts as they are after what was `before` became `after`; never below zero. */
export function moveStars(counts: StarCounts, before: StarCounts, after: StarCounts): StarCounts {
	return combine([counts, before, after], ([counted = 0, was = 0, is = 0]) =>
		Math.max(0, counted + is - was),
	);
}

/** The counts where more was found than they say raised to it; what names no source stays as it is. */
export function growStars(counts: StarCounts, found: StarCounts): StarCounts {
	const { [UNKNOWN_SOURCE]: _, ...known } = found;
	return combine([counts, known], ([counted = 0, there = 0]) => Math.max(counted, there));
}

/** All sources together. */
export function totalStars(counts: StarCounts): Distribution {
	return fromStars((stars) =>
		Object.values(counts).reduce((sum, distribution) => sum + distribution[stars], 0),
	);
}

/** The counts of one source: zeros where there is none. */
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
	return {
		'1': toNumber('1'),
		'2': toNumber('2'),
		'3': toNumber('3'),
		'4': toNumber('4'),
		'5': toNumber('5'),
	};
}
