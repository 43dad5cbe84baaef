import * as z from 'zod';
import { Business } from '../../reviews/business/business.ts';
import { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import { renderJsonList } from '../../endpoints/http/json-list.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { Review } from '../../reviews/review.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { AggregateRating, toAggregateRating } from './aggregate-rating.ts';
import type { Edition } from './edition.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** The part before the reviews: the business and its ratings. */
export const DatasetHead = z.strictObject({
	version: z.string(),
	edition: z.string().describe('Changes when, and only when, the data in it change.'),
	modified: Instant.optional().describe('When records of reviews or business data last changed.'),
	business: Business,
	aggregate_rating: AggregateRating,
	verification_policy: z.strictObject({
		...VerificationPolicy.shape,
		url: z.url().describe('The full text.'),
	}),
});
export type DatasetHead = z.output<typeof DatasetHead>;

/** The document at `/reviews.json`. */
export const ReviewsDataset = z
	.strictObject({
		...DatasetHead.shape,
		reviews: z.array(Review).describe('Every verified review, newest first.'),
	})
	.meta({ id: 'ReviewsDataset', description: 'The business and all its verified reviews.' });
export type ReviewsDataset = z.output<typeof ReviewsDataset>;

export function renderReviewsDataset(edition: Edition): Generator<string> {
	return renderJsonList({ ...createDatasetHead(edition) }, 'reviews', edition.reviewLines);
}

export function createDatasetHead(edition: Edition): DatasetHead {
	return {
		version: SCHEMA_VERSION,
		edition: edition.datasetId,
		modified: edition.datasetModified,
		business: edition.business,
		aggregate_rating: toAggregateRating(edition.reviews),
		verification_policy: {
			...edition.policy,
			url: absoluteUrl(edition.baseUrl, PATHS.policy),
		},
	};
}
