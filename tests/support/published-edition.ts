import { deriveRemoved, deriveRemovedDays } from '../../src/reviews/changes/removed-since.ts';
import { renderAgentInsights } from '../../src/edition/documents/agent-insights.ts';
import { createBusinessOverview } from '../../src/edition/documents/business-overview.ts';
import type {
	FunctionData,
	PublishedEdition,
} from '../../src/edition/documents/published-edition.ts';
import { createExampleEdition } from '../../src/openapi/example-edition.ts';
import { renderReviewsApp } from '../../src/edition/reviews-app/render-reviews-app.ts';
import { newestFirst } from '../../src/reviews/order.ts';
import type { Review } from '../../src/reviews/review.ts';
import type { Tombstone } from '../../src/reviews/stored-review.ts';
import { openFiles, renderSearchIndex } from '../../src/search/render-search-index.ts';
import type { SearchVocabulary } from '../../src/search/named-values.ts';

/** The facts of an edition besides its reviews, with removals as tombstones. */
type PublishedFacts = Partial<Omit<FunctionData, 'removed' | 'removed_days'>> & {
	readonly vocabulary?: SearchVocabulary;
	readonly removed?: readonly Tombstone[];
};

/** Creates the edition from these reviews in the form that functions load. */
export function publishedEdition(
	reviews: readonly Review[],
	{ vocabulary = {}, removed: tombstones = [], ...facts }: PublishedFacts = {},
): PublishedEdition {
	const sorted = reviews.toSorted(newestFirst);
	const lines = sorted.map((review) => JSON.stringify(review));
	const files = renderSearchIndex(sorted, lines, vocabulary);
	const timeZone = facts.time_zone ?? 'America/New_York';
	const removed = deriveRemoved(tombstones, timeZone);
	const data: FunctionData = {
		edition: 'test',
		schema_version: '1',
		base_url: 'https://reviews.test',
		time_zone: timeZone,
		last_modified: '2025-03-10T12:00:00.500Z',
		digest: files.digest,
		removed,
		removed_days: deriveRemovedDays(removed),
		...facts,
	};
	const example = () => createExampleEdition(data.base_url);
	return {
		data,
		index: openFiles(files),
		overview: async () => JSON.stringify(createBusinessOverview(example())),
		agentInsights: async () => renderAgentInsights(example()),
		reviewsApp: async () => renderReviewsApp(),
		errorPage: async (page) => `<h1>${page}</h1>`,
	};
}
