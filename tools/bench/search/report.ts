import type { QuestionClass } from './question.ts';

/** The content of `docs/work/search-bench.json`. Times are in milliseconds unless named otherwise. */
export interface SearchBenchReport {
	/** The day of the run. */
	readonly date: string;
	readonly machine: string;
	readonly sizes: readonly SizeReport[];
	readonly goals: readonly Goal[];
}

export interface SizeReport {
	readonly reviews: number;
	readonly jsonMegabytes: number;
	/** The time to read and parse the list; omitted if the list exceeds a string's maximum length. */
	readonly parseMilliseconds?: number;
	/** The memory of a process that loads no modules. */
	readonly emptyMegabytes: number;
	readonly contestants: Readonly<Record<string, ContestantReport>>;
	/** Our time for text questions, grouped by number of matches. */
	readonly byTotal: readonly TotalReport[];
}

export interface ContestantReport {
	readonly buildSeconds: number;
	readonly buildPeakMegabytes: number;
	/** Without the bytes of the reviews. */
	readonly indexMegabytes: number;
	/** Memory above an empty process after the first result: the median of the worst class. */
	readonly memoryMegabytes: number;
	readonly classes: Readonly<Partial<Record<QuestionClass, ClassReport>>>;
}

export interface ClassReport {
	readonly p50: number;
	readonly p99: number;
	/** Opening from disk and answering, with the files in the page cache. */
	readonly cold: number;
	/** The average number of matches per question. */
	readonly total: number;
	/** The share of matches that a word index finds; omitted for exact contestants. */
	readonly recall?: number;
	/** The share of a word index's results that match. */
	readonly precision?: number;
}

export interface TotalReport {
	/** Covers questions with at least this many matches, and fewer than ten times as many. */
	readonly least: number;
	readonly questions: number;
	readonly p50: number;
}

/** A goal, the value reached, and the class it was measured in. */
export interface Goal {
	readonly measure: string;
	readonly value: number;
	readonly bound: `${'≥' | '≤'} ${number}`;
	readonly met: boolean;
	readonly of: string;
}

/** Rounds to three digits, to keep the file readable. */
export function rounded(value: number): number {
	return Number(value.toPrecision(3));
}
