import { compareText } from '../../reviews/order.ts';
import { countRatings } from '../../reviews/rating-summary.ts';
import { REMOVAL_MEANINGS, RemovalReason } from '../../reviews/removal-reason.ts';
import type { Tombstone } from '../../reviews/stored-review.ts';
import type { StarAudit } from './edition.ts';

/** Counts removals by reason and by star, and lists all possible reasons. */
export function countRemovals(removed: readonly Tombstone[]) {
	const reasons = RemovalReason.options.map((reason) => ({
		reason,
		meaning: REMOVAL_MEANINGS[reason],
	}));
	return {
		total: removed.length,
		by_reason: reasons
			.map(({ reason, meaning }) => ({
				...{ reason, meaning },
				stars: countRatings(removed.filter((tombstone) => tombstone.reason === reason)),
			}))
			.filter(({ reason }) => removed.some((tombstone) => tombstone.reason === reason)),
		by_star: countRatings(removed),
		possible_reasons: reasons,
	};
}

/** Counts reviews that imports left out, by source, reason and star. */
export function countLeftOut(leftOut: StarAudit['leftOut']) {
	const groups = Map.groupBy(leftOut, ({ source, reason }) => `${source}\n${reason}`);
	return [...groups]
		.toSorted(([a], [b]) => compareText(a, b))
		.flatMap(([, group]) =>
			group
				.slice(0, 1)
				.map(({ source, reason }) => ({ source, reason, stars: countRatings(group) })),
		);
}
