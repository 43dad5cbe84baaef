import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { Slug } from '../reviews/slug.ts';

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
		not_read: Count.describe('Reviews with text in a language whose judgements are not read.'),
		from: CalendarDate.optional(),
		to: CalendarDate.optional(),
		by_location: z.record(Slug, Count),
		by_source: z.record(Slug, Count),
		by_year: z.record(z.string(), Count),
		by_language: z.record(z.string(), Count),
	})
	.describe('What was read.');

export const Quality = z
	.strictObject({
		note: z.string(),
		measured: z.array(
			z.strictObject({
				set: z.string().describe('What it was measured on.'),
				measure: z.string(),
				value: z.number().min(0).max(1),
				ci95: z.array(z.number()).length(2).optional().describe('Wilson 95 % interval.'),
				n: Count,
			}),
		),
		limits: z.array(z.string()).describe('What the method cannot see.'),
	})
	.describe('How often it is right.');
