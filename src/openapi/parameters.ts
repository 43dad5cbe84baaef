import type * as z from 'zod';
import { toParameterSchema } from './json-schema.ts';

/** An example value for each parameter. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
	rating: 5,
	min_rating: 4,
	max_rating: 2,
	since: '2026-01-01',
	until: '2026-06-30',
	date: '2026-01-01',
	query: 'brakes',
	mentions_technician: 'Dana Whitfield',
	mentions_service: 'oil-change',
	location: 'alder-falls',
	source: 'survey',
	aspect: 'price',
	sentiment: 'positive',
	language: 'es',
	has_text: true,
	sort: 'newest',
	limit: 20,
	cursor: 'newest.5.2026-03-05.k3vq7n2xw5ra',
	facets: true,
};

/** Describes every field of a schema as a parameter. */
export function toParameters(
	schema: z.ZodObject<Record<string, z.ZodType>>,
	place: 'query' | 'path',
): Record<string, unknown>[] {
	return Object.entries(schema.shape).map(([name, field]) => ({
		name,
		in: place,
		required: place === 'path',
		description: field.description ?? '',
		schema: toParameterSchema(field),
		example: EXAMPLES[name],
	}));
}
