import * as z from 'zod';

export interface JsonSchema {
	readonly type: 'object';
	readonly properties: Readonly<Record<string, PropertySchema>>;
	readonly [keyword: string]: unknown;
}

/** A property as far as our messages speak of it. */
export interface PropertySchema {
	readonly type?: string;
	readonly format?: string;
	readonly enum?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly [keyword: string]: unknown;
}

/** Without names, every schema is written where it belongs: clients differ in following references. */
const NAMELESS = z.registry<z.core.GlobalMeta>();

/** The JSON Schema of a tool's arguments, closed and with every description. */
export function toInputSchema(schema: z.ZodObject): JsonSchema {
	const { properties = {} } = convert(schema, 'input', ({ zodSchema, jsonSchema }) => {
		const description = z.globalRegistry.get(zodSchema)?.description;
		if (description !== undefined) jsonSchema.description = description;
		// The format says it, and no model reads the pattern of all days that exist.
		if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
	});
	return { type: 'object', properties, additionalProperties: false };
}

/**
 * The JSON Schema of a tool's result, open to members that come later, and short: descriptions and
 * bounds are left out, objects within objects within objects are told to be objects and no more, and
 * what is required is told of the result as a whole.
 */
export function toOutputSchema(schema: z.ZodObject): JsonSchema {
	const { properties = {}, required } = convert(schema, 'output', ({ jsonSchema, path }) => {
		for (const keyword of OUTPUT_DETAILS) delete jsonSchema[keyword];
		if (path.length > 0) delete jsonSchema.required;
		const depth = path.filter((step) => step === 'properties').length;
		if (depth >= OUTPUT_DEPTH) delete jsonSchema.properties;
	});
	return { type: 'object', properties, required };
}

const OUTPUT_DEPTH = 2;
const OUTPUT_DETAILS = [
	...['additionalProperties', 'pattern', 'format', 'default', 'propertyNames'],
	...['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'],
] as const;

interface Converted {
	readonly properties?: JsonSchema['properties'];
	readonly required?: readonly string[];
}

function convert(
	schema: z.ZodObject,
	io: 'input' | 'output',
	override: NonNullable<z.core.ToJSONSchemaParams['override']>,
): Converted {
	// What zod makes of an object has these members, in a wider type.
	return z.toJSONSchema(schema, { io, metadata: NAMELESS, override }) as Converted;
}
