import fc from 'fast-check';
import { expect } from 'vitest';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';
import type { SearchPage } from '../../src/search/search-page.ts';
import { askBoth, mcpEndpoint } from './mcp-endpoint.ts';
import { publishedEdition } from './published-edition.ts';
import { VOCABULARY, someParams, someReviews } from './search-oracle.ts';

/** Runs the same searches over HTTP and MCP, with and without sessions. Returns the number of matches. */
export async function compareMcpWithHttp({
	seed,
	runs,
}: {
	readonly seed: number;
	readonly runs: number;
}): Promise<number> {
	let found = 0;
	await fc.assert(
		fc.asyncProperty(someReviews, someParams, async (reviews, asked) => {
			const edition = publishedEdition(reviews, { vocabulary: VOCABULARY });
			// Over MCP, reviews are brief unless asked for in full.
			const query = new URLSearchParams(
				Object.entries({ view: 'brief', ...asked }).map(([name, value]) => [name, String(value)]),
			);
			const { fetch } = createSearchEndpoint({ loadEdition: () => Promise.resolve(edition) });
			const http = await fetch(new Request(`https://reviews.test/api/reviews/search?${query}`));
			const page = (await http.json()) as SearchPage;
			const params = { name: 'search_reviews', arguments: { ...asked } };
			for (const { result } of await askBoth(mcpEndpoint(edition), 'tools/call', params)) {
				expect(result?.['structuredContent']).toEqual(page);
			}
			found += page.total;
		}),
		{ seed, numRuns: runs },
	);
	return found;
}
