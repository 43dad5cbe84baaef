import * as z from 'zod';
import { StoredReview } from '../reviews/stored-review.ts';

/** A record as it will be stored, without the times that are set when it is stored. */
export const ReviewCandidate = StoredReview.omit({ changed_at: true, digest: true }).extend({
	verification: StoredReview.shape.verification.pick({ method: true }),
});
export type ReviewCandidate = z.output<typeof ReviewCandidate>;
