import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { ReviewId } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';
import { Count, EvidenceIds, WilsonInterval } from '../evidence.ts';
import { Tested } from '../tested.ts';
import { RecentComplaints } from './recent-complaints.ts';

const Average = z.number().describe('Average stars, with up to six decimals.');
const Low = Count.describe('Reviews with 1 or 2 stars.');

/** How many stars go with praise or complaints. */
export const Effect = z.strictObject({
	n: Count.describe('Reviews with such an opinion.'),
	...Tested.shape,
	difference: Tested.shape.difference.describe(
		'Their stars minus those of comparable reviews without the opinion; absent if too_few.',
	),
});

export const Driver = z
	.strictObject({
		aspect: Slug,
		complaint: Effect.describe(
			'How many stars reviews that complain about the aspect differ from otherwise comparable reviews.',
		),
		praise: Effect.describe('The same for reviews that praise it.'),
		cost: z
			.number()
			.optional()
			.describe(
				'How much of the average of all reviews goes with the complaints: their share of all reviews ' +
					'times the difference in stars.',
			),
		recent_cost: z
			.number()
			.optional()
			.describe('The same for the last 12 months, with their share of complaints.'),
		recent: RecentComplaints.optional(),
		recent_change: Tested.optional().describe(
			'The share of complaints in the last 12 months, compared with the 12 months before.',
		),
	})
	.describe(
		'The stars that go with an aspect: least squares over all reviews with aspects, with all other ' +
			'opinions, source, location, year and visit type held fixed. Not a cause.',
	);
export type Driver = z.output<typeof Driver>;

export const Group = z
	.strictObject({
		from: CalendarDate.optional().describe('First day, for a comparison of periods.'),
		to: CalendarDate.optional().describe('Last day.'),
		n: Count.describe('Reviews; for "share_positive", those that only praise or only complain.'),
		average: Average.optional().describe('Average stars, for the measure "stars".'),
		count: Count.optional().describe('Reviews with 1 or 2 stars, or with praise.'),
		share: z.number().optional().describe('count / n.'),
		ci95: WilsonInterval.optional(),
	})
	.describe('One side of a comparison.');
export type Group = z.output<typeof Group>;

export const Measure = z
	.enum(['stars', 'low_stars', 'share_positive'])
	.describe(
		'stars: average stars; low_stars: share of reviews with 1 or 2 stars; share_positive: share of ' +
			'praise among the opinions on "aspect".',
	);
export type Measure = z.output<typeof Measure>;

export const Comparison = z
	.strictObject({
		kind: z
			.enum(['location', 'period', 'trend'])
			.describe(
				'location: this location against all others; period: the window against the same length ' +
					'before; trend: the change per year over all years.',
			),
		location: Slug.optional().describe('Absent for the whole group.'),
		source: Slug.optional().describe('Absent for all sources.'),
		window: z
			.enum(['last_90_days', 'last_12_months', 'all_years'])
			.optional()
			.describe('Absent for the kind "location".'),
		measure: Measure,
		aspect: Slug.optional().describe('For the measure "share_positive".'),
		first: Group,
		second: Group.optional().describe('Absent for a trend.'),
		...Tested.shape,
	})
	.describe(
		'Two groups of reviews. "difference" compares within each source (and location), so that a different ' +
			'mix of sources does not count; "first" and "second" are plain counts and averages.',
	);
export type Comparison = z.output<typeof Comparison>;

export const DepartmentStars = z
	.strictObject({
		location: Slug,
		department: Slug.optional().describe('Absent for reviews about none.'),
		first: Group.describe('The last 12 months; "count" is reviews with 1 or 2 stars.'),
		second: Group.describe('The 12 months before.'),
		earlier: Group.describe('All years before these 24 months.'),
		reviews: z.array(ReviewId).describe('Those of the last 12 months, newest first, at most 100.'),
	})
	.describe('Plain counts of the reviews that a search with "department" finds, without a test.');
export type DepartmentStars = z.output<typeof DepartmentStars>;

/** The stars of a month, a quarter or a year. */
export const TrendRow = z.strictObject({
	period: z.string().describe('"2026-11", "2026-Q4" or "2026".'),
	n: Count,
	average: Average,
	low: Low,
});
export const Side = z.strictObject({ n: Count, average: Average });

export const Trend = z
	.strictObject({
		location: Slug.optional(),
		source: Slug.optional(),
		months: z.array(TrendRow),
		quarters: z.array(TrendRow),
		years: z.array(TrendRow),
		change_points: z
			.array(z.strictObject({ date: CalendarDate, before: Side, after: Side, ...Tested.shape }))
			.describe(
				'Days at which the average changed, by the test of the largest difference (Andrews), adjusted ' +
					'for all tests.',
			),
	})
	.describe('Stars over time: of all reviews, of one location, or of one source.');
export type Trend = z.output<typeof Trend>;

/** How many reviews of a group are answered. */
export const ResponseRate = z.strictObject({
	n: Count.describe('Reviews from sources that can carry answers.'),
	answered: Count.describe('Those with an answer.'),
	share: z.number().describe('answered / n.'),
	ci95: WilsonInterval,
	median_days: z
		.number()
		.optional()
		.describe('Median days from the review to its first answer; absent if there is none.'),
});

export const ResponseRow = z.strictObject({
	id: z.string().describe('A number of stars, a location, a source, or a quarter or year.'),
	...ResponseRate.shape,
});
export type ResponseRow = z.output<typeof ResponseRow>;

export const Responses = z
	.strictObject({
		sources: z.array(Slug).describe('Sources that can carry answers: those with at least one.'),
		overall: ResponseRate.optional(),
		low_stars: ResponseRate.optional().describe('Reviews with 1 or 2 stars.'),
		by_stars: z.array(ResponseRow),
		by_location: z.array(ResponseRow),
		by_source: z.array(ResponseRow),
		by_quarter: z.array(ResponseRow),
		by_year: z.array(ResponseRow),
	})
	.describe('How the business answers its reviews.');
export type Responses = z.output<typeof Responses>;

/** How many customers of a group recommend the business. */
export const RecommendationRow = z.strictObject({
	id: Slug.describe('A location or a source.'),
	n: Count.describe('Customers who said whether they recommend the business.'),
	yes: Count.describe('Customers who recommend it.'),
	no: Count.describe('Customers who do not recommend it.'),
	share: z.number().optional().describe('yes / n; absent if nobody said it.'),
	from_reviews: Count.describe('How many of the n are published reviews with "recommends".'),
	without_stars: Count.describe(
		'Recommendations without stars, as on Facebook: among the n, and counted nowhere else.',
	),
});

export const Recommendations = z
	.strictObject({
		overall: RecommendationRow.omit({ id: true }),
		by_location: z.array(RecommendationRow),
		by_source: z.array(RecommendationRow),
	})
	.describe('How many customers recommend the business.');
export type Recommendations = z.output<typeof Recommendations>;

export const Alert = z
	.strictObject({
		id: z.string().describe('Kind, place and window. It never changes.'),
		kind: z
			.enum(['low_stars', 'service', 'unanswered'])
			.describe(
				'low_stars: an unusual share of 1- and 2-star reviews at a location in a month; service: the ' +
					'average of a service changed in a quarter; unanswered: reviews with 1 or 2 stars that have no ' +
					'answer after 14 days, from sources where the business has answered at least once. The days ' +
					'count up to the newest review or answer, whichever is later.',
			),
		location: Slug.optional().describe('Absent for the kind "service".'),
		service: Slug.optional().describe('Only for the kind "service".'),
		window: z.strictObject({ from: CalendarDate, to: CalendarDate }),
		raised: CalendarDate.describe('Date of the review that raised it.'),
		text: z.string(),
		first: Group.optional().describe(
			'The reviews of the window; absent for the kind "unanswered".',
		),
		second: Group.optional().describe('The reviews of the 24 months before.'),
		...Tested.omit({ result: true }).shape,
		reviews: z.array(ReviewId).describe('The reviews to read, newest first.'),
	})
	.meta({ id: 'Alert', description: 'An unusual change, or low-star reviews without an answer.' });
export type Alert = z.output<typeof Alert>;

const Counts = {
	positive: Count.describe('Statements that praise.'),
	negative: Count.optional().describe('Statements that complain; only from ten statements on.'),
};

const PraisedIn = Count.describe('Reviews with such praise.');

export const Scorecard = z
	.strictObject({
		praised_in: PraisedIn,
		...Counts,
		by_aspect: z.array(z.strictObject({ aspect: Slug, ...Counts })),
		by_year: z.array(z.strictObject({ year: z.string(), praised_in: PraisedIn, ...Counts })),
		quotes: EvidenceIds.describe(
			'Sentences that only praise: those of reviews with 4 or 5 stars first, then the newest.',
		),
	})
	.describe(
		'Statements about this person: one per review and aspect, from sentences that name nobody else. ' +
			'A complaint counts only if it begins with the name and ends in the same sentence. ' +
			'The stars of the visit do not count.',
	);
export type Scorecard = z.output<typeof Scorecard>;

export const Tests = z
	.strictObject({
		n: Count.describe('Statistical tests behind this document.'),
		significant: Count.describe('How many of them pass.'),
		family_wise_error: z
			.number()
			.describe('Upper limit on the probability that any of them passes by chance.'),
	})
	.describe('All tests are decided together (Holm).');
export type Tests = z.output<typeof Tests>;
