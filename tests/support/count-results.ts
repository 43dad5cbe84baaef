import { existsSync, readFileSync } from 'node:fs';

/** Prints the closing line of a test run: from Vitest's JSON report, and the status of the whole. */
const [, , report = '', status = '0'] = process.argv;
const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
const { numPassedTests = 0, numFailedTests = 0 } = text === '' ? {} : JSON.parse(text);

// A formatter, a linter or a test file that does not load fails the run without a test of its own.
const failed = status === '0' ? numFailedTests : Math.max(1, numFailedTests);
console.log(`${numPassedTests} passed, ${failed} failed`);
