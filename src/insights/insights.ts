import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Rating, ReviewId, Sentiment } from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';
import { AspectInsight } from './aspect-insight.ts';
import { Count, Evidence, EvidenceIds, Mention, MentionIds, WilsonInterval } from './evidence.ts';
import { Corpus, Engine, Quality } from './insights-provenance.ts';
import {
	Alert,
	Comparison,
	DepartmentStars,
	Driver,
	Recommendations,
	Responses,
	Scorecard,
	Tests,
	Trend,
} from './owner/owner-insights.ts';
import { ComplaintCount, Counted } from './owner/recent-complaints.ts';
import { Tested } from './tested.ts';
import { SummaryClaim } from './summary/summary-claim.ts';

const Entity = {
	id: Slug,
	name: z.string(),
	reviews: Count.describe('Distinct reviews that mention it.'),
	average_rating: z.number().nullable().describe('Average star rating of these reviews.'),
	evidence: MentionIds,
};

export const Entities = z.strictObject({
	technicians: z.array(
		z.strictObject({
			...Entity,
			role: z.string().optional(),
			department: z.string().optional().describe('Id of the department of the person.'),
			location: z.string().optional(),
			scorecard: Scorecard,
		}),
	),
	services: z.array(
		z.strictObject({
			...Entity,
			department: z.string().optional().describe('Id of the department that does it.'),
		}),
	),
	service_areas: z.array(
		z.strictObject({
			...Entity,
			customers: Count.describe(
				'How many of these reviews are by customers who say that they live there or came from there.',
			),
			average_rating: Entity.average_rating.describe(
				'Average star rating by customers from there; null if there are none.',
			),
		}),
	),
	ambiguous: z
		.array(
			z.strictObject({
				surface: z.string(),
				candidates: z.array(Slug),
				count: z.int().min(1),
				reviews: z.array(ReviewId),
			}),
		)
		.describe('Names that fit several people: counted, but not attributed.'),
});
export type Entities = z.output<typeof Entities>;

const Related = z
	.array(z.strictObject({ id: Slug, reviews: Count }))
	.describe('At most three, each in at least three of the reviews.');

export const Topic = z.strictObject({
	id: Slug,
	label: z.string(),
	source: z.enum(['derived', 'author']).describe('Who wrote the label.'),
	reviews: Count.describe('Distinct reviews that bring it up.'),
	share: z.number().describe('Share of the English reviews with text.'),
	average_rating: z.number().nullable().describe('Average stars of these reviews.'),
	sentiment: z
		.strictObject({
			n: Count.describe('Reviews that only praise or only complain in their sentences about it.'),
			positive: Count,
			share_positive: z.number().optional().describe('positive / n; from five reviews on.'),
			ci95: WilsonInterval.optional(),
		})
		.describe('What the customers think, in the sentences about it.'),
	change: z
		.strictObject({
			from: CalendarDate.describe('First day of the last 12 months.'),
			recent: Count.describe('Reviews since then that bring it up.'),
			of: Count.describe('English reviews with text since then.'),
			...Tested.shape,
		})
		.describe('How often it comes up in the last 12 months, compared with the time before.'),
	recent_complaints: z
		.strictObject(Counted)
		.describe(
			'Those of the last 12 months that complain about it: in the sentences on the topic, about its subject.',
		),
	aspects: Related.describe('Aspects in the sentences about it.'),
	services: Related.describe('Services in the reviews that bring it up.'),
	variants: z.array(z.string()).describe('The phrases that customers used.'),
	evidence: EvidenceIds,
});
export type Topic = z.output<typeof Topic>;

export const FaqAnswer = z.strictObject({
	id: Slug,
	question: z.string(),
	answer: z.string(),
	basis: z.strictObject({
		n: Count.describe('Reviews that say how it went, in words about the question.'),
		positive: Count.describe('How many of these reviews only praise, or show the good outcome.'),
		negative: Count.describe('How many of them only complain, or show the bad outcome.'),
		recent: Count.describe(
			'How many of these reviews are from the 24 months before the newest review.',
		),
		recent_positive: Count.describe('How many of the recent ones count as positive.'),
		recent_negative: Count.describe('How many of the recent ones count as negative.'),
		by_location: z
			.array(z.strictObject({ id: Slug, n: Count, positive: Count, negative: Count }))
			.describe('The same for each location with such reviews.'),
	}),
	evidence: EvidenceIds.describe(
		'Keys of "evidence", for at most 200 reviews: those that a computed answer quotes, then the newest. ' +
			'The "polarity" of a computed answer\'s evidence is the side on which the review counts.',
	),
	source: z.enum(['derived', 'author']),
	signed: z
		.strictObject({ author: z.string(), date: CalendarDate, expires: CalendarDate.optional() })
		.optional()
		.describe('Who wrote the answer, and when; only with source "author".'),
});
export type FaqAnswer = z.output<typeof FaqAnswer>;

const Claim = z.strictObject({
	n: Count.describe('Distinct reviews.'),
	of: Count.optional().describe('The total that `n` is part of.'),
	stars: z.array(Rating).optional().describe('Counts only reviews with one of these star ratings.'),
	aspect: Slug.optional(),
	polarity: Sentiment.optional(),
	technician: Slug.optional(),
	location: Slug.optional(),
	department: Slug.optional(),
	since: CalendarDate.optional().describe('Counts only reviews from this day on.'),
	until: CalendarDate.optional().describe('Counts only reviews up to this day.'),
});

export const Summary = z.strictObject({
	source: z.enum(['derived', 'model', 'author']).describe('Who worded it.'),
	disclosure: z.string().describe('How the sentences were written.'),
	sentences: z.array(
		z.strictObject({
			text: z.string(),
			claim: SummaryClaim.optional().describe(
				'The statement, as values. Absent if an author wrote it.',
			),
			claims: z
				.array(Claim)
				.describe('The numbers stated in the text. Empty if an author wrote it.'),
			evidence: EvidenceIds,
		}),
	),
});
export type Summary = z.output<typeof Summary>;

/** The document at `/insights.json`. */
export const Insights = z
	.strictObject({
		version: z.string(),
		edition: z.string(),
		modified: Instant.optional().describe('When the underlying content last changed.'),
		engine: Engine,
		corpus: Corpus,
		quality: Quality,
		aspects: z.array(AspectInsight),
		evidence: z.record(z.string(), Evidence),
		mentions: z.record(z.string(), Mention),
		entities: Entities,
		topics: z
			.array(Topic)
			.describe(
				'The 25 whose reviews together are furthest from the average rating, most frequent first. Without those ' +
					'that a question of "faq" answers.',
			),
		more_topics: z
			.array(
				z.strictObject({
					...ComplaintCount.shape,
					question: Slug.optional().describe('Id of the question in "faq" that answers it.'),
				}),
			)
			.describe('The others that at least five reviews bring up.'),
		faq: z.array(FaqAnswer),
		summary: Summary,
		drivers: z.array(Driver).describe('The most costly complaint of the last 12 months first.'),
		comparisons: z.array(Comparison),
		departments: z.array(DepartmentStars).describe('Stars by location and department.'),
		trends: z.array(Trend),
		responses: Responses,
		recommendations: Recommendations,
		alerts: z.array(Alert).describe('Alerts of the last 90 days, newest first.'),
		tests: Tests,
	})
	.meta({ id: 'Insights', description: 'Everything derived from the reviews, with evidence.' });
export type Insights = z.output<typeof Insights>;
