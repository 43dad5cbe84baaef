import type { ImportProgress } from '../import/import-files.ts';

export interface ProgressStream {
	write(text: string): unknown;
	readonly isTTY?: boolean | undefined;
	/** The width of a terminal. */
	readonly columns?: number | undefined;
}

export interface ProgressSurroundings {
	readonly stderr: ProgressStream;
	/** Returns milliseconds of any monotonic clock. */
	readonly clock: () => number;
}

export interface ProgressLine {
	show(progress: ImportProgress): void;
	/** Erases the line, so that the next output starts at the left. */
	clear(): void;
}

const QUIET_MS = 2000;
/** A terminal redraws one line; other output gets a line for each update, as a log. */
const REDRAW_MS = 100;
const LOG_MS = 5000;

/** Shows the progress of a long import on stderr; a short import shows nothing. */
export function createProgressLine({ stderr, clock }: ProgressSurroundings): ProgressLine {
	const isTerminal = stderr.isTTY === true;
	const begin = clock();
	let shownAt: number | undefined;
	let width = 0;
	/** When the current file began, because each file has its own rate. */
	let fileBegan = begin;
	let number = 1;

	return {
		show(progress) {
			const time = clock();
			if (progress.number !== number) [number, fileBegan] = [progress.number, time];
			const since = time - (shownAt ?? begin);
			const wait =
				shownAt === undefined && !isTerminal ? QUIET_MS : isTerminal ? REDRAW_MS : LOG_MS;
			if (since < wait) return;
			shownAt = time;
			const told = renderProgress(progress, (time - fileBegan) / 1000);
			// A line that wraps cannot be redrawn.
			const line = isTerminal ? told.slice(0, (stderr.columns ?? 80) - 1) : told;
			if (isTerminal) stderr.write(`\r${line.padEnd(width)}`);
			else stderr.write(`${line}\n`);
			width = line.length;
		},
		clear() {
			if (isTerminal && width > 0) stderr.write(`\r${' '.repeat(width)}\r`);
			width = 0;
		},
	};
}

function renderProgress(progress: ImportProgress, seconds: number): string {
	const { file, number, files, bytes, totalBytes, records } = progress;
	const percent = totalBytes === undefined ? '' : `${Math.floor((100 * bytes) / totalBytes)} %, `;
	const rate = seconds > 0 ? Math.round(records / seconds) : 0;
	const which = files > 1 ? `, file ${number} of ${files}` : '';
	return `${percent}${counted(records)} records, ${counted(rate)} a second${which}: ${file}`;
}

function counted(count: number): string {
	return count.toLocaleString('en-US');
}
