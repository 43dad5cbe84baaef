import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that take too long for every run: `npm run test:long`. */
export default defineConfig({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	test: {
		include: [
			'tools/long/**/*.test.ts',
			// With 200 times as many random cases as in every run.
			'tests/unit/log/{operated-histories,tampered-copies}.test.ts',
			'tests/unit/search/search-reviews.test.ts',
			'tests/contract/endpoints/{failures,since}.test.ts',
		],
		env: { FORECOURT_REPEATS: '200' },
		testTimeout: 3_600_000,
		hookTimeout: 600_000,
		fileParallelism: false,
	},
});
