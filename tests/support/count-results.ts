import { existsSync, readFileSync } from 'node:fs';

/** Prints the closing line of a test run from Vitest's JSON report, named by the first argument. */
const [, , report = ''] = process.argv;
const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
	? JSON.parse(readFileSync(report, 'utf8'))
	: {};
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
