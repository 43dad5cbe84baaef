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
/** The first version that knows 2026-07-28 and single checks, under a name of its own. */
const NEXT = 'conformance-2026-07-28';

interface Run {
	readonly what: string;
	readonly suite: string;
	readonly revision?: string;
	/** What cannot pass; without a file, all must. */
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

interface Verdict {
	readonly code: number | null;
	/** As it reads them from the file and has seen them fail. */
	readonly expectedFailures: readonly string[];
	readonly report: string;
}

/** The official suites; each file of expected failures says why they are expected. */
export function describeConformance(target: TargetSource): void {
	describe('the official conformance suite', () => {
		it.each(RUNS)('passes ($what) but for what is not offered', async (run) => {
			const expected = run.expected === undefined ? [] : readExpected(run.expected);
			const verdict = await runSuite(run, `${target().address}/mcp`);
			expect(verdict.code, verdict.report).toBe(0);
			// A check that is never reached is nothing to the suite: the list may hold no such entry.
			expect(verdict.expectedFailures.toSorted()).toEqual(expected.toSorted());
			expect(verdict.report).toMatch(/^Total: [1-9]\d* passed/m);
		});
	});
}

function readExpected(file: string): readonly string[] {
	// What the suite itself demands of the file, and checks.
	return (yaml.parse(readFileSync(join(EXPECTED, file), 'utf8')) as { server: string[] }).server;
}

async function runSuite({ suite, revision, expected }: Run, url: string): Promise<Verdict> {
	const child = spawn(process.execPath, [
		join(ROOT, 'node_modules', suite, 'dist/index.js'),
		...['server', '--url', url, '--suite', 'all'],
		...(revision === undefined ? [] : ['--spec-version', revision]),
		...(expected === undefined ? [] : ['--expected-failures', join(EXPECTED, expected)]),
	]);
	let printed = '';
	child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	// `close` gives the exit code.
	const [code] = (await once(child, 'close')) as [number | null];
	const [, report = printed] = stripVTControlCharacters(printed).split('=== SUMMARY ===');
	const expectedFailures = [...report.matchAll(/^ {2}~ (.+)$/gm)].map(([, name = '']) => name);
	return { code, expectedFailures, report };
}
