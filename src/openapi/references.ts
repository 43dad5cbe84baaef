/** An object of the description, as it is written. */
export type Json = Readonly<Record<string, unknown>>;

/** A reference to a component. */
export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string) {
	return { $ref: `#/components/${kind}/${name}` };
}

/** A JSON body with the schema of this name. */
export function jsonBody(schema: string, examples: Json) {
	return { 'application/json': { schema: ref('schemas', schema), examples } };
}

/** A body with the schema of this name in a media type that is JSON by another name. */
export function typedJsonBody(mediaType: string, schema: string, examples: Json) {
	return { [mediaType]: { schema: ref('schemas', schema), examples } };
}

/** A body of text in another media type. */
export function textBody(mediaType: string, description: string, examples: Json) {
	const schema = { ...text(MAX_BODY_LENGTH), description };
	return { [mediaType]: { schema, examples } };
}

/** The schema of a text of bounded length. */
export function text(maxLength: number, pattern?: string) {
	return { type: 'string', maxLength, ...(pattern !== undefined && { pattern }) };
}

/** A part of a body in any media type. */
export function partialBody(mediaType: string) {
	const description = 'The bytes of the range.';
	return { [mediaType]: { schema: { ...text(MAX_BODY_LENGTH), description } } };
}

/** No document of the service is longer. */
const MAX_BODY_LENGTH = 1_000_000_000;
