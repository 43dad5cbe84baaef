import type { QuestionClass } from './question.ts';

/** The results of all contestants with one number of reviews. Times are in milliseconds. */
export interface SizeReport {
	readonly reviews: number;
	readonly contestants: Readonly<Record<string, ContestantReport>>;
}

export interface ContestantReport {
	readonly buildSeconds: number;
	readonly buildPeakMegabytes: number;
	/** Without the bytes of the reviews. */
	readonly indexMegabytes: number;
	/** Memory of the process after the first result: the median of the worst class. */
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
}

/** Rounds to three digits, to keep the table readable. */
export function rounded(value: number): number {
	return Number(value.toPrecision(3));
}
