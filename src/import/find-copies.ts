import { daysBefore, type CalendarDate } from '../reviews/calendar-date.ts';
import { copyBetween, printOf, type CopyKind, type Print } from './review-print.ts';
import { readStored, type StoredContent, type StoredLine } from './stored-shards.ts';

export interface FoundCopy {
	readonly kind: CopyKind;
	readonly original: Pick<Print, 'sourceId' | 'reviewId'>;
}

export interface CopyFinder {
	/** Finds the published review from another source that this one duplicates. */
	find(line: StoredLine): FoundCopy | undefined;
	/** Adds a record that the run stores. */
	add(line: StoredLine): void;
}

/** The records of one day: their sources, and the records not indexed yet. */
interface Day {
	readonly sources: Set<string>;
	waiting: StoredLine[];
}

/**
 * Finds duplicates of a review that came from two sources, such as Google's own export and an
 * aggregator's, among stored and new records. Ignores unpublished reviews. Indexes a day only if it
 * has records from several sources.
 */
export function createCopyFinder(stored: StoredContent): CopyFinder {
	const prints = new Map<string, Print[]>();
	const days = new Map<CalendarDate, Day>();
	const neighbours = new Map<CalendarDate, readonly CalendarDate[]>();

	for (const line of stored.records.values()) add(line);

	function add(line: StoredLine): void {
		const { date } = line;
		const day = days.get(date) ?? { sources: new Set(), waiting: [] };
		days.set(date, day);
		day.sources.add(sourceOf(line));
		day.waiting.push(line);
	}

	function index(day: Day): void {
		for (const line of day.waiting) {
			const print = printOfLine(line);
			if (print === undefined) continue;
			for (const key of print.keys) {
				const known = prints.get(key);
				if (known === undefined) prints.set(key, [print]);
				else known.push(print);
			}
		}
		day.waiting = [];
	}

	/**
	 * Includes the day before and after: without a time zone, the same time may fall on another day.
	 */
	function daysAround(date: CalendarDate): Day[] {
		const around = neighbours.get(date) ?? [-1, 0, 1].map((shift) => daysBefore(date, shift));
		neighbours.set(date, around);
		return around.flatMap((day) => days.get(day) ?? []);
	}

	function find(line: StoredLine): FoundCopy | undefined {
		const own = sourceOf(line);
		const around = daysAround(line.date);
		const hasOthers = around.some(({ sources }) => sources.size > (sources.has(own) ? 1 : 0));
		const print = hasOthers ? printOfLine(line) : undefined;
		if (print === undefined) return undefined;

		around.forEach(index);
		for (const original of print.keys.flatMap((key) => prints.get(key) ?? [])) {
			const kind = copyBetween(print, original);
			if (kind !== undefined) return { kind, original };
		}
		return undefined;
	}

	/** Returns `undefined` for a review that is not published. */
	function printOfLine(line: StoredLine): Print | undefined {
		const review = readStored(line);
		return review.verification.method === 'none' ? undefined : printOf(review);
	}

	return { find, add };
}

function sourceOf({ key }: StoredLine): string {
	return key.slice(0, key.indexOf('\n'));
}
