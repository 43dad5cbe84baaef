import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The fast tests of the verifier. */
export default defineConfig({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	test: {
		include: [
			'tests/unit/log/{verifier,verifier-doubts,verifier-keys,verifier-tree,receipt,check-review}.test.ts',
			'tests/unit/log/tampered-{entries,reviews,tree}.test.ts',
		],
		// They verify hundreds of copies.
		testNamePattern: /^(?!.*(a changed byte anywhere|of a large log))/,
	},
});
