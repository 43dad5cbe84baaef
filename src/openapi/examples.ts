import { createManifest } from '../documents/build-manifest.ts';
import { renderDocuments } from '../documents/catalogue.ts';
import type { Edition } from '../documents/edition.ts';
import { averageOf, countRatings } from '../reviews/rating-summary.ts';

/** Examples of the static documents, by path: what the real renderers make of an edition. */
export function renderExamples(edition: Edition): Record<string, unknown> {
	const documents = renderDocuments(edition);
	const manifest = createManifest(edition, documents, '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567');
	return Object.fromEntries(
		[...documents, manifest].flatMap(({ paths, render }) => {
			const text = render();
			const isJson = paths.some((path) => path.endsWith('.json'));
			return paths.map((path) => [path, isJson ? JSON.parse(text) : text]);
		}),
	);
}

/** A page of a search that finds every review of the edition. */
export function exampleSearchPage({ reviews }: Edition) {
	const distribution = countRatings(reviews);
	return {
		total: reviews.length,
		count: reviews.length,
		limit: 20,
		next: null,
		stats: { average: averageOf(distribution), distribution },
		reviews,
	};
}

/** What a since answer looks like with a removal. */
export function exampleSincePage({ reviews }: Edition) {
	return {
		since: '2026-03-01',
		total: reviews.length,
		count: reviews.length,
		removed: [
			{
				id: 'p7w2k9m4t6zc',
				removed_at: '2026-03-02T08:00:00Z',
				reason: 'Withdrawn by its author',
				rating: 3,
			},
		],
		reviews,
	};
}
