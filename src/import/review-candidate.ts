import * as z from 'zod';
import { StoredReview } from '../reviews/stored-review.ts';

/** A record as it would be stored, but for the times that only the store can tell. */
export const ReviewCandidate = StoredReview.omit({ changed_at: true, digest: true }).extend({
	verification: StoredReview.shape.verification.pick({ method: true }),
});
export type ReviewCandidate = z.output<typeof ReviewCandidate>;
