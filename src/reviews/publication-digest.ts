import { createHash } from 'node:crypto';
import type { Review } from './review.ts';

const DIGEST_LENGTH = 16;

/**
 * Returns the digest that `changed_at` of a publication refers to. It covers everything that clients see
 * in a review, except `updated_at` and `url`, which depends on where the edition is published.
 */
export function publicationDigest(review: Review): string {
	const seen = JSON.stringify({ ...review, url: undefined, updated_at: undefined });
	return createHash('sha256').update(seen).digest('hex').slice(0, DIGEST_LENGTH);
}
