import { countRatings } from '../../reviews/rating-summary.ts';

/** Counts the stars of removed reviews for each reason, in the order of the first of each. */
export function countByReason<Reason extends string>(
	removals: readonly { readonly reason: Reason; readonly rating: number }[],
) {
	return [...Map.groupBy(removals, ({ reason }) => reason)].map(([reason, group]) => ({
		...{ reason, stars: countRatings(group) },
	}));
}
