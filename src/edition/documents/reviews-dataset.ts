import * as z from 'zod';
import { Business } from '../../reviews/business/business.ts';
import { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import { renderJsonList } from '../../endpoints/http/json-list.ts';
import { daysBefore, Instant, monthsBefore } from '../../reviews/calendar-date.ts';
import { compareText } from '../../reviews/order.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import { Review } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

const RatingSummary = z.strictObject({
	rating_value: z.number().nullable().describe('Plain mean of the stars, unrounded.'),
	review_count: z.int().min(0).describe('Reviews with a text.'),
	rating_count: z.int().min(0).describe('All reviews, those with stars only included.'),
	distribution: Distribution,
});

export const AggregateRating = z.strictObject({
	...RatingSummary.shape,
	best_rating: z.literal(5),
	worst_rating: z.literal(1),
	by_location: z.array(z.strictObject({ id: Slug, ...RatingSummary.shape })),
	by_source: z.array(z.strictObject({ id: Slug, ...RatingSummary.shape })),
	windows: z
		.strictObject({
			all: RatingSummary,
			last_12_months: RatingSummary,
			last_90_days: RatingSummary,
		})
		.describe('Counted back from the day of the newest review.'),
});
export type AggregateRating = z.output<typeof AggregateRating>;

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

export function toAggregateRating(reviews: readonly Review[]): AggregateRating {
	const newest = reviews[0]?.date ?? '';
	const from = (first: string) => reviews.filter(({ date }) => date >= first);
	return {
		...summarise(reviews),
		best_rating: 5,
		worst_rating: 1,
		by_location: summariseBy(reviews, ({ location }) => location),
		by_source: summariseBy(reviews, ({ source }) => source.id),
		windows: {
			all: summarise(reviews),
			last_12_months: summarise(newest === '' ? [] : from(monthsBefore(newest, 12))),
			last_90_days: summarise(newest === '' ? [] : from(daysBefore(newest, 90))),
		},
	};
}

function summariseBy(reviews: readonly Review[], keyOf: (review: Review) => string) {
	return [...Map.groupBy(reviews, keyOf)]
		.toSorted(([a], [b]) => compareText(a, b))
		.map(([id, group]) => ({ id, ...summarise(group) }));
}

function summarise(reviews: readonly Review[]): z.output<typeof RatingSummary> {
	const distribution = countRatings(reviews);
	return {
		rating_value: averageOf(distribution),
		review_count: reviews.filter(({ text }) => text !== '').length,
		rating_count: reviews.length,
		distribution,
	};
}
