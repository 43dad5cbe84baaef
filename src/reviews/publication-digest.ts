import { createHash } from 'node:crypto';
import type { Review } from './review.ts';

const DIGEST_LENGTH = 16;

/**
 * What `changed_at` of a publication speaks of: everything that a client sees of a review but the
 * time itself, and its address, which names where the edition is published.
 */
export function publicationDigest(review: Review): string {
	const seen = JSON.stringify({ ...review, url: undefined, updated_at: undefined });
	return createHash('sha256').update(seen).digest('hex').slice(0, DIGEST_LENGTH);
}
