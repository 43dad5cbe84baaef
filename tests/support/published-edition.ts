import { deriveSinceDays } from '../../src/changes/since-days.ts';
import { createBusinessOverview } from '../../src/documents/business-overview.ts';
import type { FunctionData } from '../../src/documents/function-data.ts';
import type { PublishedEdition } from '../../src/documents/published-edition.ts';
import { createExampleEdition } from '../../src/openapi/example-edition.ts';
import { digestOf } from '../../src/reviews/canonical-json.ts';
import { newestFirst } from '../../src/reviews/order.ts';
import type { Review } from '../../src/reviews/review.ts';
import { createSearchableEdition } from '../../src/search/searchable-edition.ts';

/** The edition of these reviews, as functions load it. */
export function publishedEdition(
	reviews: readonly Review[],
	facts: Partial<FunctionData> = {},
): PublishedEdition {
	const sorted = reviews.toSorted(newestFirst);
	const lines = sorted.map((review) => JSON.stringify(review));
	const people = facts.people ?? [];
	const days = deriveSinceDays(
		sorted.map(({ date }, index) => ({ date, json: lines[index] ?? '' })),
	);
	const data: FunctionData = {
		edition: 'test',
		schema_version: '1',
		base_url: 'https://reviews.test',
		time_zone: 'America/New_York',
		last_modified: '2025-03-10T12:00:00.500Z',
		digest: digestOf([days.at(-1)?.digest, people]),
		days,
		removed: [],
		people,
		...facts,
	};
	return {
		data,
		searchable: createSearchableEdition(lines, people),
		overview: async () =>
			JSON.stringify(createBusinessOverview(createExampleEdition(data.base_url))),
		insightsBrief: async () => '{}',
	};
}
