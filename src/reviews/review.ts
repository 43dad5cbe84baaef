import * as z from 'zod';
import { CalendarDate, Instant } from './calendar-date.ts';
import { Slug } from './slug.ts';

export const Rating = z
	.int('must be a whole number of stars')
	.min(1, 'must be at least 1')
	.max(5, 'must be at most 5')
	.describe('Stars.');
export type Rating = z.output<typeof Rating>;

export const SourceRating = z
	.strictObject({
		value: z.number().describe('The exact rating.'),
		best: z.number().describe('The best rating of its scale; below the worst for grades.'),
		worst: z.number().describe('The worst rating of its scale.'),
	})
	.describe(
		'The rating at the source, unless it is whole stars from 1 to 5. For "rating", its scale is ' +
			'spread evenly over 1 to 5 stars and rounded to the nearest star; a half goes down.',
	);
export type SourceRating = z.output<typeof SourceRating>;

export const ReviewId = Slug.describe('Permanent id.');
export type ReviewId = z.output<typeof ReviewId>;

export const LanguageTag = z
	.string()
	.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a BCP 47 language tag' })
	.describe('BCP 47 language tag; "und" if there is no text.');
export type LanguageTag = z.output<typeof LanguageTag>;

/** Longer than any real review; clients can rely on this limit. */
const Text = z.string().max(100_000, 'must be at most 100000 characters');

export const Author = z.strictObject({
	name: z.string().min(1).max(200).describe('The name shown with the review.'),
	anonymous: z
		.boolean()
		.describe('True when the source hides who wrote it, or only stars of it are published.'),
});
export type Author = z.output<typeof Author>;

export const Source = z.strictObject({
	id: Slug.describe('The source in the verification policy.'),
	name: z.string().describe('Name of the source.'),
	review_id: z.string().min(1).max(500).describe('Id of the review at the source.'),
	url: z.url().optional().describe('URL of the review on the source site.'),
});
export type Source = z.output<typeof Source>;

export const Translation = z
	.strictObject({
		text: Text.min(1),
		language: LanguageTag,
		by: z.string().min(1).describe('Who translated, e.g. "Google".'),
	})
	.describe('A machine translation that came with the review; "text" is the original.');
export type Translation = z.output<typeof Translation>;

export const VisitType = z
	.enum(['service', 'sales', 'sales_new', 'sales_used'])
	.describe('Reason for the visit, as the source states it.');
export type VisitType = z.output<typeof VisitType>;

export const VerificationMethod = z
	.enum(['invited_after_transaction', 'transaction_match', 'documents', 'platform_account_only'])
	.describe(
		'How the review was checked. invited_after_transaction: it answers an invitation tied to one ' +
			'order or deal; transaction_match: matched to an order or deal afterwards; documents: proof ' +
			'of the visit was seen; platform_account_only: posted from an account ' +
			'on the platform, with no proof of the visit.',
	);
export type VerificationMethod = z.output<typeof VerificationMethod>;

export const Verification = z.strictObject({
	method: VerificationMethod,
	checked_at: Instant.describe('When the record first passed the check of its source.'),
});
export type Verification = z.output<typeof Verification>;

export const OwnerResponse = z.strictObject({
	text: Text.min(1),
	author: z.string().min(1).describe('Who answered.'),
	date: CalendarDate.optional().describe('Absent if the source does not give a valid day.'),
});
export type OwnerResponse = z.output<typeof OwnerResponse>;

/** Something of value that the author got, or could win, for writing the review (16 CFR 465.4). */
export const Incentive = z
	.strictObject({
		kind: z
			.enum(['discount', 'free_product', 'loyalty_points', 'sweepstakes', 'payment', 'other'])
			.describe('"other" also if the source does not say which.'),
	})
	.describe('Present if the author got something for the review. Say so wherever you show it.');
export type Incentive = z.output<typeof Incentive>;

/** Insiders, whose reviews must say so (16 CFR 465.5). */
export const Relationship = z
	.enum(['owner', 'employee', 'family', 'supplier', 'other'])
	.describe(
		'Present if the author is connected to the business. Say so wherever you show the review.',
	);
export type Relationship = z.output<typeof Relationship>;

export const AspectRatings = z
	.record(Slug, Rating)
	.describe("Stars for individual aspects, by the source's own names.");
export type AspectRatings = z.output<typeof AspectRatings>;

export const Mentions = z
	.strictObject({
		technicians: z.array(z.string()).describe('Full names of people of the business.'),
		services: z.array(Slug).describe('Service ids.'),
		service_areas: z.array(Slug).describe('Service area ids.'),
	})
	.describe(
		'Who and what the review mentions: tags from the source and mentions found in the text.',
	);
export type Mentions = z.output<typeof Mentions>;

export const InTitle = z
	.literal('title')
	.optional()
	.describe('Present if the positions are in the title, not the text.');

export const MentionSource = z
	.strictObject({
		kind: z.enum(['technician', 'service', 'service_area']),
		id: Slug.describe('Id of the person, service or service area.'),
		basis: z
			.enum(['tagged', 'text', 'read'])
			.describe(
				'tagged: by the source; text: by software, in the text; read: by a person or a language model.',
			),
		in: InTitle,
		start: z.int().min(0).optional().describe('Where in "text" it begins, in UTF-16 units.'),
		end: z.int().min(0).optional().describe('Where in "text" it ends, exclusive.'),
		home: z
			.literal(true)
			.optional()
			.describe('Set if the customer says they live in this service area or came from it.'),
	})
	.describe('The evidence for one mention.');
export type MentionSource = z.output<typeof MentionSource>;

export const Polarity = z.enum(['positive', 'negative', 'mixed', 'neutral']);
export type Polarity = z.output<typeof Polarity>;

/** Values of filters for opinions: `praise` and `complaint` include `mixed` ones. */
export const Sentiment = z.enum([...Polarity.options, 'praise', 'complaint']);
export type Sentiment = z.output<typeof Sentiment>;

export const ReadBy = z
	.enum(['hand', 'model', 'engine'])
	.describe(
		'Who read it: hand, a person; model, a language model; engine, the software of this service.',
	);
export type ReadBy = z.output<typeof ReadBy>;

export const ReviewAspect = z.strictObject({ aspect: Slug, polarity: Polarity, read_by: ReadBy });
export type ReviewAspect = z.output<typeof ReviewAspect>;

/** The fields that a stored record and a published review share. */
export const ReviewFacts = z.strictObject({
	id: ReviewId,
	rating: Rating,
	source_rating: SourceRating.optional(),
	date: CalendarDate.describe(
		'Day of first publication or submission, at the business or location.',
	),
	published_at: Instant.optional().describe('Time of first publication, if the source states it.'),
	edited_at: Instant.optional().describe('When the customer last edited it at the source.'),
	experienced_on: CalendarDate.optional().describe('Day of the visit, if the source states it.'),
	title: z.string().min(1).max(1_000, 'must be at most 1000 characters').optional(),
	text: Text.describe(
		'The review in its original language; "" if the customer left only stars, or if only stars of its ' +
			'source are published.',
	),
	truncated: z
		.literal(true)
		.optional()
		.describe(
			'True if only the beginning of the text is published, as an excerpt, or none of it: if the source ' +
				'gives no more, or its policy ("republish") is "excerpt" or "stars".',
		),
	translation: Translation.optional(),
	language: LanguageTag,
	author: Author,
	incentive: Incentive.optional(),
	relationship: Relationship.optional(),
	source: Source,
	location: Slug.describe('Id of the location that was reviewed.'),
	visit_type: VisitType.optional(),
	aspect_ratings: AspectRatings.optional(),
	recommends: z.boolean().optional().describe('Whether the customer recommends the business.'),
	responses: z.array(OwnerResponse).describe('Answers of the business, oldest first.'),
});
export type ReviewFacts = z.output<typeof ReviewFacts>;

/** A review as it is published in every document, endpoint, and tool. */
export const Review = z
	.strictObject({
		...ReviewFacts.shape,
		url: z.url().describe('The page of this review.'),
		updated_at: Instant.optional().describe(
			'When the review was first published exactly as it is; absent if that is not known.',
		),
		verified: z
			.literal(true)
			.describe(
				'The record passed the published policy of its source; "verification" says whether that proves a visit.',
			),
		verification: Verification,
		mentions: Mentions,
		mention_sources: z.array(MentionSource),
		aspects: z
			.array(ReviewAspect)
			.describe(
				'What the words of the review say about each aspect that they mention. Stars are in "aspect_ratings".',
			),
	})
	.meta({ id: 'Review', description: 'A customer review.' });
export type Review = z.output<typeof Review>;
