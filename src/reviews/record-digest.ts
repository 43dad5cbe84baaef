import { digestOf } from './canonical-json.ts';
import type { Instant } from './calendar-date.ts';
import type { StoredReview } from './stored-review.ts';

const DIGEST_LENGTH = 16;

/** Returns the digest that `changed_at` refers to: the digest of the record without its stamp. */
export function recordDigest({
	changed_at,
	digest,
	imported_digest,
	...record
}: StoredReview): string {
	return digestOf(record).slice(0, DIGEST_LENGTH);
}

/**
 * Whether the time in `changed_at` is valid for the record. A line edited by hand has an outdated
 * time until it is stamped again. A time without a digest is trusted.
 */
export function isStamped(record: StoredReview): boolean {
	if (record.changed_at === undefined) return false;
	return record.digest === undefined || record.digest === recordDigest(record);
}

/**
 * Returns a record that was edited by hand, stamped. It keeps the digest of what was imported, so that
 * imports of the same record keep the edit.
 */
export function stampEdited(record: StoredReview, now: Instant): StoredReview {
	return stampRecord({ ...record, imported_digest: importedDigest(record) }, now);
}

/** Whether a record was edited by hand since its import. */
export function isEdited(record: StoredReview): boolean {
	return !isStamped(record) || record.imported_digest !== undefined;
}

/** Returns the digest of a record as it was imported; `undefined` if it was typed by hand. */
export function importedDigest({ imported_digest, digest }: StoredReview): string | undefined {
	return imported_digest ?? digest;
}

/** Returns the record with the time of its last change and a new digest. */
export function stampRecord(record: StoredReview, changedAt: Instant): StoredReview {
	return { ...record, changed_at: changedAt, digest: recordDigest(record) };
}
