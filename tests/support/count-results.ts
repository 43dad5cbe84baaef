import { readReports } from './test-reports.ts';

/** Prints the closing line of a test run: from Vitest's JSON reports, and the status of the whole. */
const [, , folder = '', status = '0'] = process.argv;
const reports = readReports(folder);
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
