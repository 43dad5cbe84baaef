import * as z from 'zod';

const Reviews = z.object({ reviews: z.array(z.unknown()) });
const LocationReviews = z.object({ locationReviews: z.array(z.unknown()) });
const LocationReview = z.object({ name: z.string(), review: z.looseObject({}) });
/** Google's response for a location without reviews: totals at most. */
const EmptyPage = z.strictObject({
	totalReviewCount: z.number().optional(),
	averageRating: z.number().optional(),
	nextPageToken: z.string().optional(),
});

/**
 * Returns all reviews in a page, a batch or a list of pages or reviews. Any other value counts as
 * one review.
 */
export function toGoogleReviews(value: unknown): unknown[] {
	return Array.isArray(value) ? value.flatMap(toGoogleReviews) : (reviewsOfPage(value) ?? [value]);
}

function reviewsOfPage(value: unknown): unknown[] | undefined {
	const page = Reviews.safeParse(value);
	if (page.success) return page.data.reviews;
	const batch = LocationReviews.safeParse(value);
	if (batch.success) return batch.data.locationReviews.map(fromBatch);
	return EmptyPage.safeParse(value).success ? [] : undefined;
}

/** In a batch, the location's name is outside the review. */
function fromBatch(value: unknown): unknown {
	const entry = LocationReview.safeParse(value);
	if (!entry.success) return value;
	const { name, review } = entry.data;
	const own = review['name'];
	return { ...review, name: typeof own === 'string' && own.trim() !== '' ? own : name };
}
