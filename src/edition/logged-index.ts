import { isLogged } from '../log/append-entries.ts';
import { toLoggedRecord } from '../log/commitment.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';
import type { Review } from '../reviews/review.ts';

/** Returns the index of the entry that has exactly this review, or `undefined` if it is not logged yet. */
export function loggedIndex(
	review: Review,
	log: Pick<TransparencyLog, 'live'>,
): number | undefined {
	return isLogged(toLoggedRecord(review), log) ? log.live.get(review.id)?.index : undefined;
}
