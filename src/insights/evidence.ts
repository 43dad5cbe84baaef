import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { InTitle, MentionSource, Polarity, Rating, ReadBy, ReviewId } from '../reviews/review.ts';
import { Slug } from '../reviews/slug.ts';

export const Count = z.int().min(0);

export const ReadByCounts = z.strictObject({ hand: Count, model: Count, engine: Count });
export const EvidenceIds = z
	.array(z.string())
	.describe('Keys of "evidence", of the 200 newest reviews at the most.');
export const MentionIds = z
	.array(z.string())
	.describe('Keys of "mentions", of the 200 newest reviews at the most.');

export const Evidence = z
	.strictObject({
		review_id: ReviewId,
		basis: z.enum(['rating', 'text']).describe('Stars for the aspect, or words of the text.'),
		read_by: ReadBy.optional().describe('Who read the words; absent for stars and whole texts.'),
		in: InTitle,
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
			.describe(
				'How likely the engine holds the statement to be right; only with read_by "engine".',
			),
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
		method: MentionSource.shape.basis,
		in: InTitle,
		start: Count.optional(),
		end: Count.optional(),
		home: MentionSource.shape.home,
	})
	.describe('One mention of a person, a service or a service area.');
export type Mention = z.output<typeof Mention>;
