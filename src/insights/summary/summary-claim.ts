import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { Slug } from '../../reviews/slug.ts';
import { Count } from '../evidence.ts';
import { Measure } from '../owner/owner-insights.ts';
import { Result } from '../tested.ts';

/** Average stars, or a share. */
const value = z.number();
const year = z.strictObject({ year: z.string(), n: Count, average: value });
/** The day of the first review. */
const since = CalendarDate;
const counted = z.strictObject({ low: Count, n: Count, average: value.optional() });
/** A review that does both counts on both sides. */
const opinions = {
	aspect: Slug,
	positive: Count.describe('Reviews with praise.'),
	negative: Count.describe('Reviews with a complaint.'),
	n: Count.describe('Reviews with praise or a complaint.'),
};
const measured = { measure: Measure, aspect: Slug.optional() };

/** A statement of the summary or of an alert, as values to be worded. */
export const SummaryClaim = z
	.discriminatedUnion('kind', [
		z.strictObject({
			kind: z.literal('overall'),
			n: Count,
			average: value,
			high: Count.describe('Reviews with 4 or 5 stars.'),
			low: Count.describe('Reviews with 1 or 2 stars.'),
			since,
		}),
		z.strictObject({
			kind: z.literal('praised'),
			...opinions,
			recent: Count.optional().describe('Complaints in the last 12 months.'),
			since,
		}),
		z.strictObject({
			kind: z.literal('criticized'),
			...opinions,
			since,
		}),
		z
			.strictObject({
				kind: z.literal('driver'),
				aspect: Slug,
				n: Count,
				recent: Count.describe('How many of the n are from the last 12 months.'),
				of: Count.describe('All reviews of the last 12 months.'),
				before: Count.describe('Such complaints in the 12 months before.'),
				before_of: Count.describe('All reviews of the 12 months before.'),
				change: Result.describe('Of their share of the reviews.'),
				difference: z.number(),
				cost: z.number(),
				since,
			})
			.describe('From "drivers".'),
		z
			.strictObject({
				kind: z.literal('change_point'),
				location: Slug.optional(),
				source: Slug.optional(),
				date: CalendarDate,
				before: value,
				after: value,
			})
			.describe('From "trends".'),
		z
			.strictObject({
				kind: z.literal('period'),
				location: Slug.optional(),
				window: z.enum(['last_90_days', 'last_12_months']),
				...measured,
				first: value,
				second: value,
				changed: z.boolean().describe('false: no clear difference.'),
			})
			.describe('From "comparisons".'),
		z
			.strictObject({
				kind: z.literal('trend'),
				location: Slug.optional(),
				source: Slug.optional(),
				...measured,
				per_year: z.number(),
			})
			.describe('From "comparisons".'),
		z
			.strictObject({
				kind: z.literal('location'),
				location: Slug,
				...measured,
				first: value,
				second: value,
				since,
			})
			.describe('From "comparisons".'),
		z
			.strictObject({
				kind: z.literal('department'),
				location: Slug,
				department: Slug,
				low: Count,
				n: Count,
				average: value,
				before: counted.describe('The 12 months before.'),
				earlier: counted
					.optional()
					.describe('All years before these 24 months; absent if there are no reviews.'),
				rest: z
					.strictObject({ average: value, before: value })
					.optional()
					.describe(
						'The other reviews of the location, in the same periods; absent if either has fewer than five.',
					),
			})
			.describe('From "departments": the largest share of 1 and 2 stars in the last 12 months.'),
		z
			.strictObject({ kind: z.literal('years'), location: Slug, first: year, second: year })
			.describe('From "trends": a gap that no test shows to be more than chance.'),
		z.strictObject({
			kind: z.literal('locations_alike'),
			locations: Count.describe('No clear difference in stars between any of them.'),
			since,
		}),
		z
			.strictObject({
				kind: z.literal('answers'),
				n: Count.describe('Reviews with 1 or 2 stars from sources with replies.'),
				answered: Count,
				median_days: z.number().optional(),
				within_days: z.number().optional(),
				within: Count.optional().describe('Replies within `within_days`: at least 90%.'),
				elsewhere: z
					.array(z.strictObject({ source: Slug, n: Count }))
					.describe('Such reviews from the other sources.'),
				since,
			})
			.describe('From "responses".'),
		z.strictObject({
			kind: z.literal('people'),
			people: z.array(z.strictObject({ id: Slug, name: z.string(), n: Count })),
		}),
	])
	.describe(
		'One statement as values, so that it can be worded in any language. "first", "second", "before", "after" ' +
			'and "average" are average stars, or a share; "since" is the day of the first review.',
	);
export type SummaryClaim = z.output<typeof SummaryClaim>;
