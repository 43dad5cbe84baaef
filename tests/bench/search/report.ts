import type { QuestionClass } from './question.ts';

/** What a run found: the content of `docs/search-bench.json`. Times are milliseconds unless named. */
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
	/** To read the list and parse it, in a process of its own; left out where it is too long for a string. */
	readonly parseMilliseconds?: number;
	/** What a process without any module holds. */
	readonly emptyMegabytes: number;
	readonly contestants: Readonly<Record<string, ContestantReport>>;
	/** Our time by how many reviews a question of text finds. */
	readonly byTotal: readonly TotalReport[];
}

export interface ContestantReport {
	readonly buildSeconds: number;
	readonly buildPeakMegabytes: number;
	/** Beside the bytes of the reviews. */
	readonly indexMegabytes: number;
	/** Above an empty process, after the first answer: the median of the class that needs most. */
	readonly memoryMegabytes: number;
	readonly classes: Readonly<Partial<Record<QuestionClass, ClassReport>>>;
}

export interface ClassReport {
	readonly p50: number;
	readonly p99: number;
	/** Opening from disk and answering, with the files in the page cache. */
	readonly cold: number;
	/** How many reviews a question finds, on average. */
	readonly total: number;
	/** The share of these that an index of words finds; left out where all are found. */
	readonly recall?: number;
	/** The share of what it finds that does match. */
	readonly precision?: number;
}

export interface TotalReport {
	/** The questions that find at least so many, and less than ten times as many. */
	readonly least: number;
	readonly questions: number;
	readonly p50: number;
}

/** A figure to reach, what it came to, and in which class that was. */
export interface Goal {
	readonly measure: string;
	readonly value: number;
	readonly bound: `${'≥' | '≤'} ${number}`;
	readonly met: boolean;
	readonly of: string;
}

/** Three digits say enough, and keep the file readable. */
export function rounded(value: number): number {
	return Number(value.toPrecision(3));
}
