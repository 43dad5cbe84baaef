type Examples = Readonly<Record<string, unknown>>;

/** A reference to a component. */
export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string) {
	return { $ref: `#/components/${kind}/${name}` };
}

/** A JSON body with the schema of this name. */
export function jsonBody(schema: string, examples: Examples) {
	return { 'application/json': { schema: ref('schemas', schema), examples } };
}

/** A body of text in another media type. */
export function textBody(mediaType: string, description: string, examples: Examples) {
	const schema = { type: 'string', description, maxLength: MAX_BODY_LENGTH };
	return { [mediaType]: { schema, examples } };
}

/** No document of the service is longer. */
const MAX_BODY_LENGTH = 1_000_000_000;
