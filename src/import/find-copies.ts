import { daysBefore, type CalendarDate } from '../reviews/calendar-date.ts';
import { copyBetween, printOf, type CopyKind, type Print } from './review-print.ts';
import { readStored, type StoredContent, type StoredLine } from './stored-shards.ts';

export interface FoundCopy {
	readonly kind: CopyKind;
	readonly original: Pick<Print, 'sourceId' | 'reviewId'>;
}

/** The records of one day: their sources, those not read yet, and the fingerprints of the others. */
interface Day {
	readonly sources: Set<string>;
	readonly waiting: StoredLine[];
	readonly prints: Map<string, Print[]>;
}

/**
 * Finds duplicates of a review that came from two sources, such as Google's own export and an
 * aggregator's, among stored and new records. Ignores unpublished reviews. Reads the records of a
 * day only once there are several sources around it.
 */
export function createCopyFinder(stored: StoredContent) {
	const days = new Map<CalendarDate, Day>();
	for (const line of stored.records.values()) add(line);

	/** Adds a record that is stored, or that the run stores. */
	function add(line: StoredLine): void {
		const day: Day = days.get(line.date) ?? { sources: new Set(), waiting: [], prints: new Map() };
		days.set(line.date, day);
		day.sources.add(sourceOf(line));
		day.waiting.push(line);
	}

	function printsOf({ waiting, prints }: Day): Map<string, Print[]> {
		for (const line of waiting.splice(0)) {
			const print = printOfLine(line);
			for (const key of print?.keys ?? []) {
				prints.set(key, [...(prints.get(key) ?? []), ...(print ? [print] : [])]);
			}
		}
		return prints;
	}

	/** Finds the published review from another source that this one duplicates. */
	function find(line: StoredLine): FoundCopy | undefined {
		const own = sourceOf(line);
		// Without a time zone, the same time may fall on the day before or after.
		const around = [-1, 0, 1].flatMap((shift) => days.get(daysBefore(line.date, shift)) ?? []);
		const hasOthers = around.some(({ sources }) => sources.size > (sources.has(own) ? 1 : 0));
		const print = hasOthers ? printOfLine(line) : undefined;
		if (print === undefined) return undefined;
		for (const key of print.keys) {
			for (const original of around.flatMap((day) => printsOf(day).get(key) ?? [])) {
				const kind = copyBetween(print, original);
				if (kind !== undefined) return { kind, original };
			}
		}
		return undefined;
	}

	return { find, add };
}

/** Returns `undefined` for a review that is not published. */
function printOfLine(line: StoredLine): Print | undefined {
	const review = readStored(line);
	return review.verification.method === 'none' ? undefined : printOf(review);
}

function sourceOf({ key }: StoredLine): string {
	return key.slice(0, key.indexOf('\n'));
}
