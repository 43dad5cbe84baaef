import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { Slug } from '../reviews/slug.ts';
import { Count, ReadByCounts, WilsonInterval } from './evidence.ts';

const Digest = z.string().regex(/^sha256-[0-9a-f]{64}$/);

export const Engine = z
	.strictObject({
		version: z.string(),
		method: z.string(),
		lexicon: Digest.describe('Digest of its words and phrases.'),
		model: Digest.describe('Digest of the weights of its polarity model.'),
		aspect_model: Digest.describe('Digest of the weights of its aspect model.'),
	})
	.describe('The engine that read the reviews.');

export const Corpus = z
	.strictObject({
		reviews: Count,
		with_text: Count,
		read_by: ReadByCounts.describe('Reviews with text, by reader.'),
		not_read: Count.describe(
			'Reviews with text that was not read because the engine does not read their language.',
		),
		from: CalendarDate.optional().describe('Day of the oldest review.'),
		to: CalendarDate.optional().describe('Day of the newest review.'),
		by_location: z.record(Slug, Count),
		by_source: z.record(Slug, Count),
		by_year: z.record(z.string(), Count),
		by_language: z.record(z.string(), Count),
	})
	.describe('The reviews that the insights are based on.');

/** How well a reader did on labeled texts. */
export const Measured = z.strictObject({
	set: z.string().describe('The texts used for measuring.'),
	measure: z.string(),
	value: z.number().min(0).max(1),
	ci95: WilsonInterval.optional(),
	n: Count,
});

/** An entry in `content/readings/quality.json`. */
export const ReaderQuality = z.strictObject({
	model: z.string().min(1),
	prompt: z.string().min(1).describe('Version of the prompt.'),
	note: z.string().optional(),
	measured: z
		.array(Measured)
		.describe('Scores on the labeled reviews that are also used to measure the engine.'),
	agreement: z
		.strictObject({
			passes: z.int().min(2),
			f1: z.number().min(0).max(1),
			reviews: Count,
		})
		.optional()
		.describe(
			'Agreement of independent passes over the same reviews. It does not measure accuracy.',
		),
});
export type ReaderQuality = z.output<typeof ReaderQuality>;

export const Quality = z
	.strictObject({
		note: z.string(),
		measured: z.array(Measured).describe('Scores of the engine.'),
		readers: z
			.array(ReaderQuality)
			.describe('Scores of the language models that read reviews, if they were measured.'),
		limits: z.array(z.string()).describe('Known limits of the method.'),
	})
	.describe('Measured accuracy of the engine and other readers.');
