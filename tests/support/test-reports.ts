import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runs of `npm test`, one after the other, and the projects of each. */
export const RUNS = {
	quick: ['unit'],
	slow: ['thorough', 'site', 'builds', 'hub'],
} as const;
export type Run = keyof typeof RUNS;

/** The variable that names the folder of the reports, where somebody wants them. */
export const REPORTS = 'FORECOURT_TEST_REPORTS';
const TIMES = 'times.ndjson';

/** What Vitest's JSON reporter writes of a run, as far as it is read here; times are in milliseconds. */
export interface RunReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly startTime: number;
		readonly endTime: number;
	}[];
}

/** How long something took that is no test. */
export interface TimedWork {
	readonly kind: 'build' | 'installation';
	readonly what: string;
	readonly seconds: number;
}

/** The report of each run: undefined where it left none, or only the beginning of one. */
export function readReports(folder: string): readonly (RunReport | undefined)[] {
	return Object.keys(RUNS).map((run) => {
		try {
			return JSON.parse(readFileSync(join(folder, `${run}.json`), 'utf8'));
		} catch {
			return undefined;
		}
	});
}

/** Does a piece of work and notes how long it took, for whoever counts. */
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
