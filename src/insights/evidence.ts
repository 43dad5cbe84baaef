import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import {
	Incentive,
	InTitle,
	MentionSource,
	Polarity,
	Rating,
	ReadBy,
	Relationship,
	ReviewId,
} from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';

export const Count = z.int().min(0);

export const WilsonInterval = z
	.array(z.number().min(0).max(1))
	.length(2)
	.describe('95% confidence interval of a share (Wilson).');

export const ReadByCounts = z.strictObject({ hand: Count, model: Count, engine: Count });
export const EvidenceIds = z
	.array(z.string())
	.describe('Keys of "evidence", for at most the 200 newest reviews.');
export const MentionIds = z
	.array(z.string())
	.describe('Keys of "mentions", for at most the 200 newest reviews.');

export const Evidence = z
	.strictObject({
		review_id: ReviewId,
		basis: z.enum(['rating', 'text']).describe('Stars for the aspect, or words in the text.'),
		read_by: ReadBy.optional().describe('Who read the words; absent for stars and whole texts.'),
		in: InTitle,
		start: Count.optional().describe('Start of the quote in UTF-16 units.'),
		end: Count.optional().describe('Exclusive.'),
		quote: z.string().optional().describe('The text between start and end.'),
		aspect: Slug.optional(),
		polarity: Polarity.optional(),
		confidence: z
			.number()
			.min(0)
			.max(1)
			.optional()
			.describe('Estimated probability that the statement is right; only with read_by "engine".'),
		rated_as: z.string().optional().describe("The source's name for the aspect that was rated."),
		stars: Rating.optional().describe('Stars that the customer gave to the aspect.'),
		rating: Rating.describe('Stars of the whole review.'),
		incentive: Incentive.optional(),
		relationship: Relationship.optional(),
		date: CalendarDate,
		location: Slug,
	})
	.describe('Evidence for a claim: stars, or a quote from a review.');
export type Evidence = z.output<typeof Evidence>;

export const Mention = z
	.strictObject({
		review_id: ReviewId,
		entity: z.string().describe('Kind and id, e.g. "technician:dana-whitfield".'),
		method: MentionSource.shape.basis,
		in: InTitle,
		start: Count.optional(),
		end: Count.optional(),
		home: MentionSource.shape.home,
	})
	.describe('One mention of a person, a service or a service area.');
export type Mention = z.output<typeof Mention>;
