import { describe, expect, it } from 'vitest';
import { compareMcpWithHttp } from '../support/mcp-parity.ts';
import { compareTexts } from '../support/search-exactness.ts';
import { comparePages } from '../support/search-pages.ts';

/** Each with draws of its own, so that what fails is soon repeated. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 700 + index);
const PAIRS = 300_000;
/** Generous: a seed takes less than half a minute. */
const timeout = 180_000;

it(
	'search_reviews answers by MCP what HTTP answers, for 3,000 questions',
	{ timeout },
	async () => {
		expect(await compareMcpWithHttp({ seed: 700, runs: 3_000 })).toBeGreaterThan(1_000);
	},
);

describe('the index of texts', () => {
	it.each(SEEDS)('finds what looking into every text finds, with seed %i', { timeout }, (seed) => {
		// Of large corpora and long texts there are more than in the short run.
		const sizes = { largeOnceIn: 12, longOnceIn: 40 };
		const outcome = compareTexts(seed, { pairs: PAIRS, queries: 600, ...sizes });
		expect(outcome.wrong).toBeUndefined();
		expect(outcome.pairs).toBeGreaterThanOrEqual(PAIRS);
		expect(outcome.hits).toBeGreaterThan(outcome.pairs / 4);
	});

	it.each(SEEDS)(
		'gives pages as a second implementation does, with seed %i',
		{ timeout },
		(seed) => {
			const { walks, matches, wrong } = comparePages(seed, { corpora: 150, searches: 100 });
			expect(wrong).toBeUndefined();
			expect(matches).toBeGreaterThan(walks);
		},
	);
});
