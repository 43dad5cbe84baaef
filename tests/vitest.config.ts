import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
// A build takes half a minute, and several times that on a busy machine.
const SYSTEM = { testTimeout: 300_000, hookTimeout: 300_000, fileParallelism: false };
const ON_KV = 'tests/system/websub/on-kv.test.ts';
const report = process.env['FORECOURT_TEST_REPORT'];

/**
 * `unit` needs nothing but the sources; `system` builds editions and runs servers and a browser;
 * `system on KV` runs what `system` asks of the hub once more, with its subscriptions in Vercel KV.
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
					testTimeout: 30_000,
					maxWorkers: '100%',
					include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/contract/**/*.test.ts'],
				},
			},
			{
				root,
				test: {
					name: 'system',
					include: ['tests/system/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
					exclude: [ON_KV],
					...SYSTEM,
				},
			},
			{
				root,
				test: {
					name: 'system on KV',
					include: ['tests/system/websub/*.test.ts'],
					exclude: ['tests/system/websub/vercel-*.test.ts'],
					env: { FORECOURT_TEST_STORE: 'kv' },
					...SYSTEM,
				},
			},
		],
	},
});
