import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Polarity, Rating, ReviewId } from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';
import { AspectInsight } from './aspect-insight.ts';
import { Count, Evidence, EvidenceIds, Mention, MentionIds } from './evidence.ts';
import { Corpus, Engine, Quality } from './insights-provenance.ts';

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
	service_areas: z.array(
		z.strictObject({
			...Entity,
			customers: Count.describe(
				'Of these, reviews by customers who say that they live there or came from there.',
			),
			average_rating: Entity.average_rating.describe(
				'Mean stars given by customers from there; null if there are none.',
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
		positive: Count.describe('Of these, reviews whose sentence on it praises.'),
		negative: Count.describe('Of these, reviews whose sentence on it complains.'),
		recent: Count.describe('Of these, reviews of the 24 months before the newest review.'),
	}),
	evidence: EvidenceIds,
	source: z.enum(['derived', 'author']),
	signed: z
		.strictObject({ author: z.string(), date: CalendarDate, expires: CalendarDate.optional() })
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
