import * as z from 'zod';
import { InTitle, Polarity, Rating, ReadBy } from '../src/reviews/review.ts';
import { Subject } from '../src/insights/readings/review-reading.ts';

const Place = {
	start: z.int().min(0).describe('In UTF-16 units.'),
	end: z.int().min(0).describe('Exclusive.'),
};
const Found = { in: InTitle, ...Place };
const Confidence = z.number().min(0).max(1);
const Named = z.strictObject({ id: z.string(), ...Found });

/** One line of input for `npm run annotate`. Unknown fields are ignored. */
export const AnnotationRequest = z.object({
	id: z.union([z.string(), z.number()]),
	text: z.string(),
	title: z.string().nullish().describe('Read before the text.'),
	rating: Rating.nullish(),
	author: z
		.string()
		.nullish()
		.describe('The reviewer; their own name in the text is not a mention.'),
	location: z.string().nullish().describe('Id of the location; helps to tell namesakes apart.'),
	language: z.string().nullish().describe('BCP 47; detected if omitted.'),
	targets: z
		.array(z.object(Place).refine(({ start, end }) => start < end, 'start must be less than end'))
		.optional()
		.describe('Spans for which to report the polarity.'),
});
export type AnnotationRequest = z.output<typeof AnnotationRequest>;

/** One line of output of `npm run annotate`. */
export const Annotation = z.strictObject({
	id: z.union([z.string(), z.number()]),
	aspects: z.array(
		z.strictObject({
			aspect: z.string(),
			polarity: Polarity,
			confidence: Confidence,
			subject: Subject,
			read_by: ReadBy,
			...Found,
		}),
	),
	technicians: z.array(z.strictObject({ id: z.string(), ...Found, confidence: Confidence })),
	ambiguous: z.array(
		z.strictObject({ surface: z.string(), candidates: z.array(z.string()), ...Found }),
	),
	services: z.array(Named),
	service_areas: z.array(Named),
	targets: z
		.array(
			z.strictObject({
				...Place,
				polarity: z.enum(['positive', 'negative', 'neutral']),
				confidence: Confidence,
			}),
		)
		.optional(),
});
export type Annotation = z.output<typeof Annotation>;
