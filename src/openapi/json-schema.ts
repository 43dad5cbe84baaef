import * as z from 'zod';
import type { ParameterValues } from '../edition/documents/parameter-values.ts';

export type JsonSchema = Record<string, unknown>;

const MAX_INT32 = 2_147_483_647;

/** Formats that say as much as the long patterns that zod adds to them. */
const FORMATS: readonly unknown[] = ['date', 'date-time', 'email'];

/**
 * Returns the JSON Schemas of all schemas with an id, as OpenAPI components. Objects allow additional
 * properties, although we publish none, because clients must tolerate fields added later.
 */
export function createSchemas(schemas: Record<string, z.ZodType>): Record<string, JsonSchema> {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
	const { schemas: named } = z.toJSONSchema(registry, {
		uri: (id) => `#/components/schemas/${id}`,
		override: ({ jsonSchema }) => {
			stateBounds(jsonSchema);
			leaveOpen(jsonSchema);
		},
	});
	return Object.fromEntries(
		Object.entries(named).map(([id, { $id, $schema, id: _, ...schema }]) => [id, schema]),
	);
}

/** Returns the schema of one parameter as clients send it: a default makes it optional. */
function toParameterSchema(schema: z.ZodType): JsonSchema {
	const { $schema, $defs, $ref, description, id, ...json } = z.toJSONSchema(schema, {
		io: 'input',
		override: ({ jsonSchema }) => stateBounds(jsonSchema),
	});
	// A named schema is described among the components.
	return $ref ? { $ref: $ref.replace('#/$defs/', '#/components/schemas/') } : json;
}

function leaveOpen(schema: z.core.JSONSchema.BaseSchema): void {
	if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function stateBounds(schema: z.core.JSONSchema.BaseSchema): void {
	// A named schema states its own pattern.
	if (schema.$ref !== undefined || FORMATS.includes(schema.format)) delete schema.pattern;
	if (schema.type === 'integer') {
		// The format states the bounds of its own.
		schema['format'] = 'int32';
		if (schema.minimum !== undefined && schema.minimum < -MAX_INT32) delete schema.minimum;
		if (schema.maximum !== undefined && schema.maximum > MAX_INT32) delete schema.maximum;
	}
}

/** An example value for each parameter. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
	rating: 5,
	min_rating: 4,
	max_rating: 2,
	since: '2026-01-01',
	until: '2026-06-30',
	date: '2026-01-01',
	query: 'oil change',
	words: 'brake noise',
	mentions_any: 'overcharged, too expensive',
	mentions_technician: 'Dana Whitfield',
	mentions_service: 'oil-change',
	location: 'alder-falls',
	source: 'survey',
	aspect: 'price',
	topic: 'long-waits',
	sentiment: 'positive',
	language: 'es',
	service_area: 'pine-hollow',
	department: 'service',
	visit_type: 'service',
	verification: 'transaction_match',
	has_response: true,
	id: 'k3vq7n2xw5ra',
	has_text: true,
	sort: 'newest',
	limit: 20,
	cursor: 'newest.5.2026-03-05.k3vq7n2xw5ra',
	facets: true,
	count_only: true,
	view: 'brief',
	fields: 'rating,date,text',
};

/** Describes every field of a schema as a parameter, with the values that exist as examples. */
export function toParameters(
	schema: z.ZodObject<Record<string, z.ZodType>>,
	place: 'query' | 'path',
	values: ParameterValues = {},
): Record<string, unknown>[] {
	return Object.entries(schema.shape).map(([name, field]) => ({
		name,
		in: place,
		required: place === 'path' || undefined,
		description: field.description ?? '',
		schema: { ...toParameterSchema(field), examples: values[name] },
		example: EXAMPLES[name],
	}));
}
