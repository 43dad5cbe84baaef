export interface ProgressStream {
	write(text: string): unknown;
	readonly isTTY?: boolean | undefined;
	/** The width of a terminal. */
	readonly columns?: number | undefined;
}

export interface StatusSurroundings {
	readonly stderr: ProgressStream;
	/** Returns the time in milliseconds from any monotonic clock. */
	readonly clock: () => number;
}

export interface StatusLine {
	/** Shows a status, if it is time for one. */
	show(render: () => string): void;
	/** Erases the line, so that the next output starts at the left. */
	clear(): void;
}

const QUIET_MS = 2000;
/** A terminal redraws one line; other output gets a line for each update, as a log. */
const REDRAW_MS = 100;
const LOG_MS = 5000;

/** Shows the status of a long command on stderr; a short command shows nothing. */
export function createStatusLine({ stderr, clock }: StatusSurroundings): StatusLine {
	const isTerminal = stderr.isTTY === true;
	const began = clock();
	let shownAt: number | undefined;
	let width = 0;
	return {
		show(render) {
			const time = clock();
			const since = time - (shownAt ?? began);
			const wait =
				shownAt === undefined && !isTerminal ? QUIET_MS : isTerminal ? REDRAW_MS : LOG_MS;
			if (since < wait) return;
			shownAt = time;
			const status = render();
			// A line that wraps cannot be redrawn.
			const line = isTerminal ? status.slice(0, (stderr.columns ?? 80) - 1) : status;
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
