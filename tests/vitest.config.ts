import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env['FORECOURT_TEST_REPORT'];

/** `unit` needs nothing but the sources; `system` builds editions and runs servers and a browser. */
export default defineConfig({
	root,
	test: {
		reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
		projects: [
			{
				root,
				test: {
					name: 'unit',
					include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/contract/**/*.test.ts'],
				},
			},
			{
				root,
				test: {
					name: 'system',
					include: ['tests/system/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
					testTimeout: 120_000,
					hookTimeout: 240_000,
					fileParallelism: false,
				},
			},
		],
	},
});
