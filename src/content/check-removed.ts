import type { StoredReview, StoredTombstone } from '../reviews/stored-review.ts';
import type { ContentProblem } from './content-problem.ts';
import type { JsonLine } from './read-json-lines.ts';

/** Finds tombstones whose stars or source differ from those of their review. */
export function findFalseTombstones(
	file: string,
	tombstones: readonly Pick<JsonLine<StoredTombstone>, 'value' | 'line'>[],
	records: Iterable<Pick<StoredReview, 'id' | 'rating' | 'source'>>,
): ContentProblem[] {
	const byId = new Map(tombstones.map((tombstone) => [tombstone.value.id, tombstone]));
	const problems: ContentProblem[] = [];
	for (const { id, rating, source } of records) {
		const found = byId.get(id);
		if (found === undefined) continue;
		const { value, line } = found;
		const report = (problem: string, remedy: string) =>
			problems.push({ file, line, problem, remedy });
		if (value.rating !== rating) {
			const problem = `"rating" of "${id}" is ${value.rating}, but the review has ${rating}`;
			report(problem, `write ${rating}: removals are published by stars`);
		}
		if (value.source !== undefined && value.source !== source.id) {
			const problem = `"source" of "${id}" is "${value.source}", but the review is from "${source.id}"`;
			report(problem, `write "${source.id}"`);
		}
	}
	return problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
