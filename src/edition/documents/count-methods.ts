import { VerificationMethod, type Review } from '../../reviews/review.ts';
import { VERIFICATION_MEANINGS } from '../../reviews/verification-meaning.ts';

/** Counts reviews by verification method, in the order of the schema, strongest first. */
export function countMethods(reviews: readonly Pick<Review, 'verification'>[]) {
	return VerificationMethod.options.flatMap((method) => {
		const count = reviews.filter(({ verification }) => verification.method === method).length;
		if (count === 0) return [];
		const { sentence: meaning, limits } = VERIFICATION_MEANINGS[method];
		return [{ method, meaning, limits, count, share: count / reviews.length }];
	});
}
