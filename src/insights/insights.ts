import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Polarity, Rating, ReviewId } from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';
import { Corpus, Engine, Quality } from './insights-provenance.ts';

const Count = z.int().min(0);
const Interval = z
	.array(z.number().min(0).max(1))
	.length(2)
	.describe('Wilson 95 % interval: low and high end.');
const EvidenceIds = z
	.array(z.string())
	.describe('Keys of "evidence", of the 200 newest reviews at the most.');
const MentionIds = z
	.array(z.string())
	.describe('Keys of "mentions", of the 200 newest reviews at the most.');

export const Evidence = z
	.strictObject({
		review_id: ReviewId,
		basis: z.enum(['rating', 'text']).describe('Stars for the aspect, or words of the text.'),
		start: Count.optional().describe('Where in the text, in UTF-16 units.'),
		end: Count.optional().describe('Exclusive.'),
		quote: z.string().optional().describe('The text between start and end.'),
		aspect: Slug.optional(),
		polarity: Polarity.optional(),
		confidence: z
			.number()
			.min(0)
			.max(1)
			.optional()
			.describe('How sure the reading of the words is.'),
		rated_as: z.string().optional().describe('Name under which the source asked for the stars.'),
		stars: Rating.optional().describe('Stars that the customer gave to the aspect.'),
		rating: Rating.describe('Stars of the whole review.'),
		date: CalendarDate,
		location: Slug,
	})
	.describe('A place that a claim rests on.');
export type Evidence = z.output<typeof Evidence>;

export const Mention = z
	.strictObject({
		review_id: ReviewId,
		entity: z.string().describe('Kind and id, e.g. "technician:dana-whitfield".'),
		method: z.enum(['tagged', 'text']).describe('Tagged at the source, or found in the text.'),
		start: Count.optional(),
		end: Count.optional(),
	})
	.describe('One mention of a person, a service or a service area.');
export type Mention = z.output<typeof Mention>;

export const Support = z
	.enum(['ok', 'low', 'insufficient'])
	.describe('ok: 20 judgements or more; low: 5 to 19, read the counts; insufficient: fewer.');
export type Support = z.output<typeof Support>;

const Share = z
	.number()
	.min(0)
	.max(1)
	.optional()
	.describe('positive / (positive + negative); left out where support is insufficient.');
const Judgements = {
	n: Count.describe('Positive and negative judgements.'),
	positive: Count,
	share_positive: Share,
	ci95: Interval.optional(),
};
const PeriodName = z.string().describe('Quarter, or first and last: "2026-Q3", "2025-Q2/2025-Q4".');

const Change = z
	.strictObject({
		from: PeriodName,
		to: PeriodName,
		difference: z.number().describe('Of the shares that are positive, the later less the earlier.'),
		ci95: z.array(z.number()).length(2).describe('Newcombe 95 % interval of the difference.'),
		significant: z
			.boolean()
			.describe(
				'Whether it is more than chance: the interval is on one side of 0, and the test holds among ' +
					'those of all aspects (Benjamini-Hochberg, 5 %).',
			),
	})
	.describe('Between the last two periods.');

export const AspectInsight = z
	.strictObject({
		id: Slug,
		label: z.string(),
		description: z.string().optional(),
		reviews: Count.describe('Distinct reviews that speak of the aspect.'),
		mentions: Count.describe('Places at which they do.'),
		positive: Count.describe('Distinct reviews that judge it well.'),
		negative: Count.describe('Distinct reviews that judge it badly.'),
		mixed: Count,
		neutral: Count,
		not_scored: Count.describe('Distinct reviews that name it without a judgement we can read.'),
		share_positive: Share,
		ci95: Interval.optional(),
		support: Support,
		trend: z
			.array(z.strictObject({ period: PeriodName, ...Judgements }))
			.describe('Quarters, put together until each period has 20 judgements.'),
		change: Change.optional(),
		by_location: z
			.array(z.strictObject({ id: Slug, ...Judgements }))
			.describe('Locations with five judgements or more.'),
		top_evidence: z.strictObject({ positive: EvidenceIds, negative: EvidenceIds }),
		evidence: EvidenceIds,
	})
	.describe('What customers think of one aspect. The unit of every count is the review.');
export type AspectInsight = z.output<typeof AspectInsight>;

const Entity = {
	id: Slug,
	name: z.string(),
	reviews: Count.describe('Distinct reviews that mention it.'),
	average_rating: z.number().nullable().describe('Mean stars of these reviews.'),
	evidence: MentionIds,
};

export const Entities = z.strictObject({
	technicians: z.array(
		z.strictObject({
			...Entity,
			role: z.string().optional(),
			location: z.string().optional(),
		}),
	),
	services: z.array(z.strictObject(Entity)),
	service_areas: z.array(z.strictObject(Entity)),
	ambiguous: z
		.array(
			z.strictObject({
				surface: z.string(),
				candidates: z.array(Slug),
				count: z.int().min(1),
				reviews: z.array(ReviewId),
			}),
		)
		.describe('Names that may mean several people: counted, never attributed.'),
});
export type Entities = z.output<typeof Entities>;

export const Topic = z.strictObject({
	id: Slug,
	label: z.string(),
	source: z.enum(['derived', 'author']).describe('Who worded the label.'),
	reviews: Count.describe('Distinct reviews that use it.'),
	share: z.number().describe('Share of the reviews that were read.'),
	average_rating: z.number().nullable(),
	lift: z
		.strictObject({
			side: z.enum(['positive', 'negative']),
			z: z.number().describe('Of the log-odds ratio with a Dirichlet prior (Monroe 2008).'),
		})
		.optional()
		.describe('The side whose reviews use it more, 4-5 or 1-2 stars; only beyond chance (99 %).'),
	variants: z.array(z.string()).describe('As customers wrote it.'),
	evidence: EvidenceIds,
});
export type Topic = z.output<typeof Topic>;

export const FaqAnswer = z.strictObject({
	id: Slug,
	question: z.string(),
	answer: z.string(),
	basis: z.strictObject({
		n: Count.describe('Reviews that use words of the question, about its services and places.'),
		positive: Count.describe('Of these, reviews that speak well of it, in words or else in stars.'),
		negative: Count.describe('Of these, reviews that speak badly of it.'),
		recent: Count.describe('Of these, reviews of the 24 months before the newest review.'),
	}),
	evidence: EvidenceIds,
	source: z.enum(['derived', 'author']),
	signed: z
		.strictObject({ author: z.string(), date: CalendarDate })
		.optional()
		.describe('Who worded the answer, and when; only with source "author".'),
});
export type FaqAnswer = z.output<typeof FaqAnswer>;

const Claim = z.strictObject({
	n: Count.describe('Distinct reviews.'),
	of: Count.optional().describe('Of so many.'),
	stars: z.array(Rating).optional().describe('That gave one of these numbers of stars.'),
	aspect: Slug.optional(),
	polarity: Polarity.optional(),
	technician: Slug.optional(),
});

export const Summary = z.strictObject({
	source: z.enum(['derived', 'author']),
	disclosure: z.string().describe('How the sentences came to be.'),
	sentences: z.array(
		z.strictObject({
			text: z.string(),
			claims: z.array(Claim).describe('The numbers in the text; none in what an author wrote.'),
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
		modified: Instant.optional().describe('When the content behind it last changed.'),
		engine: Engine,
		corpus: Corpus,
		quality: Quality,
		aspects: z.array(AspectInsight),
		evidence: z.record(z.string(), Evidence),
		mentions: z.record(z.string(), Mention),
		entities: Entities,
		topics: z.array(Topic),
		faq: z.array(FaqAnswer),
		summary: Summary,
	})
	.meta({ id: 'Insights', description: 'What the reviews say together, with the evidence.' });
export type Insights = z.output<typeof Insights>;
