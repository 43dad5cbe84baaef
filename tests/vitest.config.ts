import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env['FORECOURT_TEST_REPORT'];
// A build takes half a minute, several times that on a busy machine, and may wait for another one.
const SYSTEM = { testTimeout: 1_200_000, hookTimeout: 1_200_000, fileParallelism: false };
const ON_KV = 'tests/system/websub/on-kv.test.ts';
const OF_THE_HUB = [
	'tests/system/websub/*.test.ts',
	'tests/system/load/*.test.ts',
	'tests/system/faults.test.ts',
	'tests/e2e/hub-page.test.ts',
];
/** Editions are built for a port, and so once for all tests of a project. */
const HUB_PORT = { FORECOURT_TEST_PORT: '21500' };

/**
 * `unit` needs nothing but the sources. The others build editions and run servers and a browser:
 * `hub` with a small part of the content and many changes of it, `site` with all of it; `hub on KV`
 * runs what `hub` asks of the hub once more, with its subscriptions in Vercel KV.
 */
export default defineConfig({
	root,
	test: {
		reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
		projects: [
			{
				root,
				test: {
					name: 'unit',
					// A test that hangs ends; one that waits its turn on a busy machine does not.
					testTimeout: 120_000,
					maxWorkers: '100%',
					include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/contract/**/*.test.ts'],
				},
			},
			{
				root,
				test: {
					name: 'site',
					include: ['tests/system/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
					exclude: OF_THE_HUB,
					...SYSTEM,
				},
			},
			{
				root,
				test: {
					name: 'hub',
					include: OF_THE_HUB,
					exclude: [ON_KV],
					env: HUB_PORT,
					...SYSTEM,
				},
			},
			{
				root,
				test: {
					name: 'hub on KV',
					include: ['tests/system/websub/*.test.ts'],
					exclude: ['tests/system/websub/vercel-*.test.ts'],
					env: { ...HUB_PORT, FORECOURT_TEST_STORE: 'kv' },
					...SYSTEM,
				},
			},
		],
	},
});
