import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { ROOT } from '../../support/content.ts';
import type { TargetSource } from '../black-box/target.ts';

const EXPECTED = join(import.meta.dirname, 'expected-failures');
const RELEASED = '@modelcontextprotocol/conformance';
/** The first version that covers 2026-07-28 and lists single checks. Installed under an alias. */
const NEXT = 'conformance-2026-07-28';

interface Run {
	readonly what: string;
	readonly suite: string;
	readonly revision?: string;
	/** The file of checks that cannot pass; without one, every check must pass. */
	readonly expected?: string;
}

const RUNS: readonly Run[] = [
	{ what: '0.1.16, everything', suite: RELEASED, expected: '0.1.16.yml' },
	{ what: '0.2, 2025-03-26', suite: NEXT, revision: '2025-03-26' },
	...['2025-06-18', '2025-11-25', '2026-07-28'].map((revision) => {
		const what = `0.2, ${revision}`;
		return { what, suite: NEXT, revision, expected: `${revision}.yml` };
	}),
];

interface SuiteResult {
	readonly code: number | null;
	/** The names of failed checks that the file lists. */
	readonly expectedFailures: readonly string[];
	readonly report: string;
}

/** Runs the official suites; each file of expected failures gives the reasons. */
export function describeConformance(target: TargetSource): void {
	describe('the official conformance suite', () => {
		it.each(RUNS)('passes ($what), except for features that are not offered', async (run) => {
			const expected = run.expected === undefined ? [] : readExpected(run.expected);
			const result = await runSuite(run, `${target().address}/mcp`);
			expect(result.code, result.report).toBe(0);
			// The suite ignores expected failures that it never reaches, so none may be listed.
			expect(result.expectedFailures.toSorted()).toEqual(expected.toSorted());
			expect(result.report).toMatch(/^Total: [1-9]\d* passed/m);
		});
	});
}

function readExpected(file: string): readonly string[] {
	// The suite itself validates the format of this file.
	return (yaml.parse(readFileSync(join(EXPECTED, file), 'utf8')) as { server: string[] }).server;
}

async function runSuite({ suite, revision, expected }: Run, url: string): Promise<SuiteResult> {
	const child = spawn(process.execPath, [
		join(ROOT, 'node_modules', suite, 'dist/index.js'),
		...['server', '--url', url, '--suite', 'all'],
		...(revision === undefined ? [] : ['--spec-version', revision]),
		...(expected === undefined ? [] : ['--expected-failures', join(EXPECTED, expected)]),
	]);
	let printed = '';
	child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	// The first argument of `close` is the exit code.
	const [code] = (await once(child, 'close')) as [number | null];
	const [, report = printed] = stripVTControlCharacters(printed).split('=== SUMMARY ===');
	const expectedFailures = [...report.matchAll(/^ {2}~ (.+)$/gm)].map(([, name = '']) => name);
	return { code, expectedFailures, report };
}
