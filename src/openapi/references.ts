/** Any JSON object of the OpenAPI description. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns a reference to a component. */
export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string) {
	return { $ref: `#/components/${kind}/${name}` };
}

/** Describes a JSON body with a named schema. */
export function jsonBody(schema: string, examples: Json) {
	return { 'application/json': { schema: ref('schemas', schema), examples } };
}

/** Describes a body with a named schema in another JSON media type. */
export function typedJsonBody(mediaType: string, schema: string, examples: Json) {
	return { [mediaType]: { schema: ref('schemas', schema), examples } };
}

/** Describes a text body in another media type. */
export function textBody(mediaType: string, description: string, examples: Json) {
	const schema = { ...text(MAX_BODY_LENGTH), description };
	return { [mediaType]: { schema, examples } };
}

/** Returns the schema of a string with a maximum length. */
export function text(maxLength: number, pattern?: string) {
	return { type: 'string', maxLength, ...(pattern !== undefined && { pattern }) };
}

/** Describes part of a body, in any media type. */
export function partialBody(mediaType: string) {
	const description = 'The bytes of the range.';
	return { [mediaType]: { schema: { ...text(MAX_BODY_LENGTH), description } } };
}

/** Longer than any document of the service. */
const MAX_BODY_LENGTH = 1_000_000_000;
