import { received } from '../endpoints/http/problem.ts';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** A review as JSON, or a sentence about why there is none. */
export type FoundReview = { readonly json: string } | { readonly problem: string };

/**
 * Finds a review by its id or by the URL of its page.
 * @param tool The tool that lists ids.
 */
export function findReview(
	{ data, index }: PublishedEdition,
	given: string,
	tool = 'search_reviews',
): FoundReview {
	const id = given.slice(given.lastIndexOf('/') + 1);
	const doc = index.ids.find(id);
	if (doc !== undefined) return { json: index.reviews.text(doc) };
	const removed = data.removed.find(({ tombstone }) => tombstone.id === id);
	if (!removed) {
		const state = `nothing has this id; ${tool} lists ids`;
		return { problem: `Cannot find ${JSON.stringify(received(id))}: ${state}` };
	}
	const { day, tombstone } = removed;
	return {
		problem: `Cannot show the review "${id}": it was removed on ${day} (${tombstone.reason})`,
	};
}
