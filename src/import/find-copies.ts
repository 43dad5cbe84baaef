import { daysBefore, type CalendarDate } from '../reviews/calendar-date.ts';
import { copyBetween, printOf, type CopyKind, type Print } from './review-print.ts';
import { readStored, type StoredContent, type StoredLine } from './stored-shards.ts';

export interface FoundCopy {
	readonly kind: CopyKind;
	readonly original: Pick<Print, 'sourceId' | 'reviewId'>;
}

export interface CopyFinder {
	/** The published review of another source that this one repeats. */
	find(line: StoredLine): FoundCopy | undefined;
	/** Takes a record that the run stores. */
	add(line: StoredLine): void;
}

/** The records of a day: of which sources, and those that no one has had to look at. */
interface Day {
	readonly sources: Set<string>;
	waiting: StoredLine[];
}

/**
 * Finds one review that came by two ways, such as Google's own export and that of an aggregator,
 * among what is stored and what the run adds. What is not published repeats nothing and is repeated
 * by nothing. Records are looked at by the day, and only where a day has those of several sources.
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

	/** A day without a zone may lie beside that of the same time with one. */
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

	/** `undefined` for a review that is not published. */
	function printOfLine(line: StoredLine): Print | undefined {
		const review = readStored(line);
		return review.verification.method === 'none' ? undefined : printOf(review);
	}

	return { find, add };
}

function sourceOf({ key }: StoredLine): string {
	return key.slice(0, key.indexOf('\n'));
}
