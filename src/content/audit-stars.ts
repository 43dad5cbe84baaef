import {
	addStars,
	countStars,
	STARS,
	starsOf,
	UNKNOWN_SOURCE,
	type StarCounts,
} from '../reviews/star-counts.ts';
import type { StoredReview, StoredTombstone } from '../reviews/stored-review.ts';
import { LEDGER_FILE } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ImportedLedger } from './import-log.ts';

/** The fields of a stored review that the star count uses. */
export interface CountedReview {
	readonly id: string;
	readonly source: string;
	readonly rating: number;
}

export function toCounted({
	id,
	source,
	rating,
}: Pick<StoredReview, 'id' | 'source' | 'rating'>): CountedReview {
	return { id, source: source.id, rating };
}

/** Counts the reviews that are stored (including held-back ones) or removed with a reason. */
export function countFound(
	reviews: Iterable<CountedReview>,
	removed: readonly StoredTombstone[],
): StarCounts {
	const counted = [...reviews];
	const stored = new Set(counted.map(({ id }) => id));
	const gone = removed
		.filter(({ id }) => !stored.has(id))
		.map(({ source = UNKNOWN_SOURCE, rating }) => ({ source, rating }));
	return addStars(countStars(counted), countStars(gone));
}

/**
 * Finds star ratings for which fewer reviews are stored or removed than the ledger says were imported: a
 * line was deleted, or its stars were edited. A tombstone without a source counts for any source.
 */
export function findMissingStars(
	ledger: ImportedLedger | undefined,
	found: StarCounts,
): ContentProblem[] {
	if (ledger === undefined) return [];
	return STARS.flatMap((stars) => {
		let unattributed = surplus(ledger.stars, found, UNKNOWN_SOURCE, stars);
		return Object.keys(ledger.stars).flatMap((source) => {
			const expected = starsOf(ledger.stars, source)[stars];
			const there = starsOf(found, source)[stars];
			const covered = Math.min(Math.max(0, expected - there), unattributed);
			unattributed -= covered;
			const missing = expected - there - covered;
			if (missing <= 0) return [];
			const more = STARS.filter((other) => surplus(ledger.stars, found, source, other) > 0);
			const whose =
				source === UNKNOWN_SOURCE ? 'removed reviews without a source' : `source "${source}"`;
			const edited =
				more.length === 0
					? ''
					: `, while there are more with ${more.join(' and ')}: stars may have been edited`;
			const problem =
				`of ${whose}, ${expected} with ${nameOf(stars)} were imported and ${there + covered} are stored ` +
				`or removed with a reason: ${missing} ${missing === 1 ? 'is' : 'are'} missing${edited}`;
			return [{ file: LEDGER_FILE, problem, remedy: REMEDY }];
		});
	});
}

const REMEDY =
	'restore the changed files from version control, or remove a review by adding a line to ' +
	'removed.jsonl with "id", "removed_at", "reason", "rating" and "source"';

type Stars = (typeof STARS)[number];

function surplus(ledger: StarCounts, found: StarCounts, source: string, stars: Stars): number {
	return Math.max(0, starsOf(found, source)[stars] - starsOf(ledger, source)[stars]);
}

function nameOf(stars: Stars): string {
	return stars === '1' ? '1 star' : `${stars} stars`;
}
