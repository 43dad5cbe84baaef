import { readReports } from './test-reports.ts';

/** Prints the last line of a test run from Vitest's JSON reports and the exit status of the run. */
const [, , folder = '', status = '0'] = process.argv;
const reports = readReports(folder);
const sum = (name: 'numPassedTests' | 'numFailedTests') =>
	reports.reduce((total, report) => total + (report?.[name] ?? 0), 0);
const passed = sum('numPassedTests');
const failedTests = sum('numFailedTests');
const isComplete = reports.every((report) => report !== undefined);

// A run can fail without a failed test: because of lint, a broken test file or a missing report.
const isWhole = status === '0' && isComplete;
const failed = isWhole ? failedTests : Math.max(1, failedTests);
console.log(`${passed} passed, ${failed} failed`);
if (status === '0' && failed > 0) process.exitCode = 1;
