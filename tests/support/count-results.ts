import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints the closing line of a test run: from Vitest's JSON reports, and the status of the whole. */
const [, , folder = '', status = '0'] = process.argv;
const reports = globSync('*.json', { cwd: folder }).map((name) =>
	JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
const sum = (name: string) => reports.reduce((total, report) => total + report[name], 0);
const [passed, failedTests] = [sum('numPassedTests'), sum('numFailedTests')];

// A formatter, a linter or a test file that does not load fails the run without a test of its own.
const failed = status === '0' ? failedTests : Math.max(1, failedTests);
console.log(`${passed} passed, ${failed} failed`);
