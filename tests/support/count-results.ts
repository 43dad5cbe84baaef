import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNS } from './test-runs.ts';

/** Prints the closing line of a test run: from Vitest's JSON reports, and the status of the whole. */
const [, , folder = '', status = '0'] = process.argv;
const reports = RUNS.map((run) => readReport(join(folder, `${run}.json`)));
const sum = (name: 'numPassedTests' | 'numFailedTests') =>
	reports.reduce((total, report) => total + (report?.[name] ?? 0), 0);
const passed = sum('numPassedTests');
const failedTests = sum('numFailedTests');
const isComplete = reports.every((report) => report !== undefined);

// A formatter, a linter, a test file that does not load and a run without a report fail without a test of their own.
const isWhole = status === '0' && isComplete;
const failed = isWhole ? failedTests : Math.max(1, failedTests);
console.log(`${passed} passed, ${failed} failed`);
if (status === '0' && failed > 0) process.exitCode = 1;

/** Undefined where the run left none, or only the beginning of one. */
function readReport(
	file: string,
): { readonly numPassedTests: number; readonly numFailedTests: number } | undefined {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}
