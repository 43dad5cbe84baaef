import * as z from 'zod';

export interface JsonSchema {
	readonly type: 'object';
	readonly properties: Readonly<Record<string, PropertySchema>>;
	readonly [keyword: string]: unknown;
}

/** The keywords of a property that error messages use. */
export interface PropertySchema {
	readonly type?: string;
	readonly format?: string;
	readonly enum?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly [keyword: string]: unknown;
}

/**
 * An empty registry: no schema has an id, so zod inlines all of them. Clients differ in how well
 * they follow references.
 */
const NAMELESS = z.registry<z.core.GlobalMeta>();

/** Returns the JSON Schema of a tool's arguments: no additional properties, all descriptions and examples. */
export function toInputSchema(schema: z.ZodObject): JsonSchema {
	const { properties = {}, required } = convert(schema, 'input', ({ zodSchema, jsonSchema }) => {
		const { description, examples } = z.globalRegistry.get(zodSchema) ?? {};
		Object.assign(jsonSchema, description && { description }, examples && { examples });
		// The format says the same; the pattern for valid dates is long and unreadable.
		if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
	});
	return { type: 'object', properties, ...(required && { required }), additionalProperties: false };
}

/**
 * Returns the JSON Schema of a tool's result. It allows additional properties, for fields added
 * later. To keep it short, it leaves out descriptions, bounds and lists of values, the properties of deeply nested
 * objects, and all lists of required fields except the outermost.
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
	...['additionalProperties', 'pattern', 'format', 'default', 'propertyNames', 'enum', 'const'],
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
	// zod's output for an object has these members, but a wider type.
	return z.toJSONSchema(schema, { io, metadata: NAMELESS, override }) as Converted;
}
