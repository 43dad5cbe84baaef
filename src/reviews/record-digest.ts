import { digestOf } from './canonical-json.ts';
import type { Instant } from './calendar-date.ts';
import type { StoredReview } from './stored-review.ts';

const DIGEST_LENGTH = 16;

/** What `changed_at` of a stored record speaks of: the record without its own stamp. */
export function recordDigest({ changed_at, digest, ...record }: StoredReview): string {
	return digestOf(record).slice(0, DIGEST_LENGTH);
}

/**
 * Tells whether the time in `changed_at` belongs to the record as it is: a line edited by hand keeps
 * an outdated time until it is stamped again. A time without a digest is taken at its word.
 */
export function isStamped(record: StoredReview): boolean {
	if (record.changed_at === undefined) return false;
	return record.digest === undefined || record.digest === recordDigest(record);
}

/** The record with the time at which it came to be what it is. */
export function stampRecord(record: StoredReview, changedAt: Instant): StoredReview {
	return { ...record, changed_at: changedAt, digest: recordDigest(record) };
}
