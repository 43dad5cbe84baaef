import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { Slug } from '../reviews/slug.ts';
import { ReadByCounts } from './evidence.ts';

const Count = z.int().min(0);
const Digest = z.string().regex(/^sha256-[0-9a-f]{64}$/);

export const Engine = z
	.strictObject({
		version: z.string(),
		method: z.string(),
		lexicon: Digest.describe('Of the words and phrases that it knows.'),
		model: Digest.describe('Of the weights of its polarity model.'),
		aspect_model: Digest.describe('Of the weights of its model of aspects.'),
	})
	.describe('What read the reviews.');

export const Corpus = z
	.strictObject({
		reviews: Count,
		with_text: Count,
		read_by: ReadByCounts.describe('Reviews with text, by who read it.'),
		not_read: Count.describe(
			'Reviews with text that nobody read: the engine does not know their language.',
		),
		from: CalendarDate.optional(),
		to: CalendarDate.optional(),
		by_location: z.record(Slug, Count),
		by_source: z.record(Slug, Count),
		by_year: z.record(z.string(), Count),
		by_language: z.record(z.string(), Count),
	})
	.describe('What was read.');

const Measured = z.strictObject({
	set: z.string().describe('What it was measured on.'),
	measure: z.string(),
	value: z.number().min(0).max(1),
	ci95: z.array(z.number()).length(2).optional().describe('Wilson 95 % interval.'),
	n: Count,
});

/** An entry of `content/readings/quality.json`. */
export const ReaderQuality = z.strictObject({
	model: z.string().min(1),
	prompt: z.string().min(1).describe('Version of the prompt.'),
	note: z.string().optional(),
	measured: z.array(Measured).describe('On the labeled reviews that measure the engine.'),
	agreement: z
		.strictObject({
			passes: z.int().min(2),
			f1: z.number().min(0).max(1),
			reviews: Count,
		})
		.optional()
		.describe('Of independent passes over the same reviews. It says nothing about accuracy.'),
});
export type ReaderQuality = z.output<typeof ReaderQuality>;

export const Quality = z
	.strictObject({
		note: z.string(),
		measured: z.array(Measured).describe('Of the engine.'),
		readers: z
			.array(ReaderQuality)
			.describe('Of each language model that read reviews, where it was measured.'),
		limits: z.array(z.string()).describe('What the method cannot see.'),
	})
	.describe('How often it is right.');
