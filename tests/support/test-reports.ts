import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runs of `npm test`, in order, with the Vitest projects of each. */
export const RUNS = {
	quick: ['unit'],
	slow: ['thorough', 'site', 'builds', 'hub'],
} as const;
export type Run = keyof typeof RUNS;

/** The environment variable that names the folder for reports, if reports are wanted. */
export const REPORTS = 'FORECOURT_TEST_REPORTS';
const TIMES = 'times.ndjson';

/** The parts of a Vitest JSON report that are read here; times are in milliseconds. */
export interface RunReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly startTime: number;
		readonly endTime: number;
	}[];
}

/** The duration of work other than a test. */
export interface TimedWork {
	readonly kind: 'build' | 'installation';
	readonly what: string;
	readonly seconds: number;
}

/** Reads the report of each run; `undefined` if a report is missing or incomplete. */
export function readReports(folder: string): readonly (RunReport | undefined)[] {
	return Object.keys(RUNS).map((run) => {
		try {
			return JSON.parse(readFileSync(join(folder, `${run}.json`), 'utf8'));
		} catch {
			return undefined;
		}
	});
}

/** Runs a piece of work and, if reports are wanted, records how long it took. */
export async function timed<Result>(
	kind: TimedWork['kind'],
	what: string,
	work: () => Promise<Result>,
): Promise<Result> {
	const begin = performance.now();
	const result = await work();
	const folder = process.env[REPORTS];
	if (folder !== undefined) {
		const entry: TimedWork = { kind, what, seconds: (performance.now() - begin) / 1000 };
		appendFileSync(join(folder, TIMES), `${JSON.stringify(entry)}\n`);
	}
	return result;
}

export function readTimedWork(folder: string): readonly TimedWork[] {
	try {
		const lines = readFileSync(join(folder, TIMES), 'utf8').trimEnd().split('\n');
		return lines.map((line) => JSON.parse(line));
	} catch {
		return [];
	}
}
