import type { Recommendation } from '../../reviews/recommendation.ts';
import { REMOVED_EARLIER, type MergeResult, type Origin } from './merge-result.ts';
import { reviewIdOf } from './review-id.ts';
import {
	readRecommendation,
	recommendationKey,
	toRecommendationLine,
	type StoredLine,
} from './stored-line.ts';
import type { Removal, StoredContent } from './stored-shards.ts';

interface Offer {
	readonly recommendation: Recommendation;
	readonly origin: Origin;
}

/** The facts that an import knows about reviews with the same ids. */
interface Reviews {
	/** Ids of the reviews that it stores. */
	readonly rated: ReadonlySet<string>;
	/** Ids of the records whose authors refuse publication. */
	readonly refused: ReadonlySet<string>;
}

/**
 * Merges the recommendations of an import with the stored ones, by id. The last of several counts. A review
 * with stars replaces a recommendation with the same id. A recommendation that another source has with the
 * same id at the source, for the same location, is a copy.
 */
export function createRecommendationMerger(stored: StoredContent, keptAway: ReadonlySet<string>) {
	const offers = new Map<string, Offer>();
	const results: MergeResult[] = [];
	const known = new Map(
		[...stored.recommendations.values()].map((line) => [line.id, readRecommendation(line)]),
	);

	function offer(recommendation: Recommendation, origin: Origin): void {
		const earlier = offers.get(recommendation.id);
		if (earlier) results.push({ origin: earlier.origin, became: 'duplicate' });
		offers.set(recommendation.id, { recommendation, origin });
	}

	function finish({ rated, refused }: Reviews) {
		const upserts: StoredLine[] = [];
		const replaced = [...known.keys()].filter((id) => rated.has(id) || refused.has(id));
		const ratedBefore = new Set([...stored.records.values()].map(({ id }) => id));
		const sources = new Set(
			[...known.values(), ...[...offers.values()].map((one) => one.recommendation)].map(
				({ source }) => source,
			),
		);
		for (const { recommendation, origin } of offers.values()) {
			const skipped = reasonToSkip(recommendation, origin);
			results.push({ origin, became: skipped === undefined ? 'recommendations' : { skipped } });
			if (skipped !== undefined) continue;
			const line = toRecommendationLine(recommendation);
			known.set(line.id, recommendation);
			if (stored.recommendations.get(line.key)?.digest !== line.digest) upserts.push(line);
		}
		const removals: Removal[] = replaced.map((id) => ({ key: recommendationKey(id) }));
		return { results, upserts, removals, keptAway: replaced.filter((id) => refused.has(id)) };

		function reasonToSkip({ id, location }: Recommendation, origin: Origin): string | undefined {
			if (stored.removedIds.has(id)) return REMOVED_EARLIER.tombstone;
			if (keptAway.has(id)) return REMOVED_EARLIER.ledger;
			if (refused.has(id)) return 'the customer did not allow publishing';
			if (rated.has(id) || ratedBefore.has(id)) return 'the same review is stored with its stars';
			if (known.has(id)) return undefined;
			const copied = [...sources].find(
				(source) => known.get(reviewIdOf(source, origin.id))?.location === location,
			);
			return copied && `the same recommendation as one from "${copied}", which is kept instead`;
		}
	}

	return { offer, finish };
}
