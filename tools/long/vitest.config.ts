import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that take too long for every run: `npm run test:long`. */
export default defineConfig({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	test: { include: ['tools/long/**/*.test.ts'], fileParallelism: false },
});
