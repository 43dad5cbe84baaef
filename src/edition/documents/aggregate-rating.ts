import * as z from 'zod';
import { firstOfDays, firstOfMonths } from '../../reviews/calendar-date.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { isDisclosed } from '../../reviews/disclosure.ts';
import { compareText } from '../../reviews/order.ts';
import { countRatings, roundedAverage } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';

/** Ratings of some reviews. */
export const RatingSummary = z.strictObject({
	rating_value: z.number().nullable().describe('Mean of the stars, with two decimals.'),
	review_count: z.int().min(0).describe('Reviews with text.'),
	rating_count: z.int().min(0).describe('All reviews, including those with only stars.'),
	disclosed_count: z
		.int()
		.min(1)
		.optional()
		.describe(
			'How many were written for a reward or by someone connected to the business; absent if none. ' +
				'Averages and counts include them.',
		),
	distribution: Distribution,
});

/** Ratings of one location or source. */
export const GroupRating = z.strictObject({ id: Slug, ...RatingSummary.shape });

export const AggregateRating = z.strictObject({
	...RatingSummary.shape,
	best_rating: z.literal(5),
	worst_rating: z.literal(1),
	by_location: z.array(GroupRating),
	by_source: z.array(GroupRating),
	windows: z
		.strictObject({
			all: RatingSummary,
			last_12_months: RatingSummary,
			last_90_days: RatingSummary,
		})
		.describe('Counted back from the day of the newest review.'),
});
export type AggregateRating = z.output<typeof AggregateRating>;

/** Averages the stars of reviews, newest first: of all, by location, by source and by period. */
export function toAggregateRating(reviews: readonly Review[]): AggregateRating {
	const newest = reviews[0]?.date ?? '';
	const from = (first: string) => reviews.filter(({ date }) => date >= first);
	return {
		...summarize(reviews),
		best_rating: 5,
		worst_rating: 1,
		by_location: summarizeBy(reviews, ({ location }) => location),
		by_source: summarizeBy(reviews, ({ source }) => source.id),
		windows: {
			all: summarize(reviews),
			last_12_months: summarize(newest === '' ? [] : from(firstOfMonths(newest, 12))),
			last_90_days: summarize(newest === '' ? [] : from(firstOfDays(newest, 90))),
		},
	};
}

function summarizeBy(reviews: readonly Review[], keyOf: (review: Review) => string) {
	return [...Map.groupBy(reviews, keyOf)]
		.toSorted(([a], [b]) => compareText(a, b))
		.map(([id, group]) => ({ id, ...summarize(group) }));
}

function summarize(reviews: readonly Review[]): z.output<typeof RatingSummary> {
	const distribution = countRatings(reviews);
	return {
		rating_value: roundedAverage(distribution),
		review_count: reviews.filter(({ text }) => text !== '').length,
		rating_count: reviews.length,
		disclosed_count: reviews.filter(isDisclosed).length || undefined,
		distribution,
	};
}
