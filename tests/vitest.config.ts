import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env['FORECOURT_TEST_REPORT'];

/** Slow tests, and tests that modify their process; excluded from `npm run ok`. */
const THOROUGH = [
	'tests/upgrade.test.ts',
	'tests/unit/edition/cached-edition.test.ts',
	'tests/unit/reviews/changes/mirror.test.ts',
	'tests/unit/tools/train-*.test.ts',
	'tests/unit/content/commit-files.test.ts',
	'tests/unit/import/import-fuzz.test.ts',
	'tests/contract/hub/callbacks/callback-client*.test.ts',
	'tests/contract/hub/callbacks/callback-connections.test.ts',
	'tests/contract/local-server/swap.test.ts',
	'tests/contract/read-killed.test.ts',
	'tests/contract/search-files.test.ts',
	'tests/contract/hub/*.test.ts',
	// Like the other files here that use callback servers or nginx, it changes the certificates of its process.
	'tests/contract/hub/callbacks/signed-deliveries.test.ts',
	'tests/system/nginx/*.test.ts',
];
/** Tests of the sample's pages; they share one server and one browser. */
const SITE = [
	'tests/e2e/*.test.ts',
	'tests/system/links.test.ts',
	'tests/system/preview-images.test.ts',
	'tests/system/smoke.test.ts',
	'tests/system/site/*.test.ts',
];
/** Tests that run their own Astro builds: five in total. */
const BUILDS = [
	'tests/system/default-language.test.ts',
	'tests/system/hostile-content.test.ts',
	'tests/system/parity.test.ts',
];

/** Long enough for a busy machine, but short enough to end a test that hangs. */
const LIMITS = { testTimeout: 600_000, hookTimeout: 600_000 };
/** One more than the processors, because these tests wait for servers, timers and a browser. */
const SLOW = { ...LIMITS, maxWorkers: 3, sequence: { groupOrder: 1 } };
/** Loading the modules again for each file takes longer than most test files. */
const SHARED = { isolate: false };

/**
 * `unit` and `thorough` need only the sources; `npm run ok` runs `unit`. The others start servers:
 * `site` with pages, `hub` without, and `builds` for other content, another origin and Vercel.
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
					include: ['tests/*.test.ts', 'tests/{unit,contract}/**/*.test.ts'],
					exclude: THOROUGH,
					maxWorkers: '100%',
					...SHARED,
					...LIMITS,
				},
			},
			{ root, test: { name: 'thorough', include: THOROUGH, ...SLOW } },
			{
				root,
				test: {
					name: 'site',
					include: SITE,
					globalSetup: 'tests/support/shared-site.ts',
					...SHARED,
					...SLOW,
				},
			},
			{ root, test: { name: 'builds', include: BUILDS, ...SHARED, ...SLOW } },
			{
				root,
				test: {
					name: 'hub',
					include: ['tests/system/**/*.test.ts'],
					exclude: [...SITE, ...BUILDS, ...THOROUGH],
					...SHARED,
					...SLOW,
				},
			},
		],
	},
});
