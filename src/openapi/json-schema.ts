import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** What no published value exceeds; clients can size their columns by it. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_ITEMS = 1_000_000;
const MAX_COUNT = 2_147_483_647;

/**
 * JSON Schemas of every schema that carries an id, keyed as OpenAPI keeps them. Bounds that a schema
 * leaves open are stated, so that a client knows them. Objects are open, although we publish and store
 * nothing but what their schemas name: a client has to put up with fields that come later.
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

/** The schema of one parameter, as a client sends it: a default makes it optional. */
export function toParameterSchema(schema: z.ZodType): JsonSchema {
	const { $schema, $defs, $ref, description, id, ...json } = z.toJSONSchema(schema, {
		io: 'input',
		override: ({ jsonSchema }) => stateBounds(jsonSchema),
	});
	// What has a name is described among the components.
	return $ref ? { $ref: $ref.replace('#/$defs/', '#/components/schemas/') } : json;
}

function leaveOpen(schema: z.core.JSONSchema.BaseSchema): void {
	if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function stateBounds(schema: z.core.JSONSchema.BaseSchema): void {
	if (schema.type === 'string' && schema.enum === undefined && schema.const === undefined) {
		schema.maxLength ??= MAX_TEXT_LENGTH;
	}
	if (schema.type === 'array') schema.maxItems ??= MAX_ITEMS;
	if (schema.type === 'integer') {
		schema['format'] = 'int32';
		if (schema.minimum === undefined || schema.minimum < -MAX_COUNT) schema.minimum = -MAX_COUNT;
		if (schema.maximum === undefined || schema.maximum > MAX_COUNT) schema.maximum = MAX_COUNT;
	}
}
