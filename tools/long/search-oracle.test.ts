import { describe, expect, it } from 'vitest';
import { compareMcpWithHttp } from '../../tests/support/mcp-parity.ts';
import { compareTexts } from '../../tests/support/search-exactness.ts';
import { comparePages } from '../../tests/support/search-pages.ts';

/** Each seed is a separate test, so that a failure is quick to repeat. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 700 + index);
const PAIRS = 300_000;
/** A generous limit: a seed takes less than 30 seconds. */
const timeout = 180_000;

it(
	'search_reviews returns the same over MCP as over HTTP, for 3,000 searches',
	{ timeout },
	async () => {
		expect(await compareMcpWithHttp({ seed: 700, runs: 3_000 })).toBeGreaterThan(1_000);
	},
);

describe('the text index', () => {
	it.each(SEEDS)('finds the same as a scan of every text, with seed %i', { timeout }, (seed) => {
		// Large corpora and long texts are more frequent than in the short run.
		const sizes = { largeOnceIn: 12, longOnceIn: 40 };
		const outcome = compareTexts(seed, { pairs: PAIRS, queries: 600, ...sizes });
		expect(outcome.wrong).toBeUndefined();
		expect(outcome.pairs).toBeGreaterThanOrEqual(PAIRS);
		expect(outcome.hits).toBeGreaterThan(outcome.pairs / 4);
	});

	it.each(SEEDS)(
		'returns the same pages as a second implementation, with seed %i',
		{ timeout },
		(seed) => {
			const { walks, matches, wrong } = comparePages(seed, { corpora: 150, searches: 100 });
			expect(wrong).toBeUndefined();
			expect(matches).toBeGreaterThan(walks);
		},
	);
});
