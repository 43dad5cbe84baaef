import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the mutated modules. */
export default defineConfig({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	test: {
		include: [
			'tests/unit/{search,reviews/changes,edition}/**/*.test.ts',
			'tests/unit/endpoints/http/{query,etag,http-date,conditional,endpoint}.test.ts',
			'tests/unit/reviews/{fold,calendar-date}.test.ts',
			'tests/contract/endpoints/{search,since,failures}.test.ts',
		],
	},
});
