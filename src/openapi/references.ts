/** Any JSON object of the OpenAPI description. */
export type Json = Readonly<Record<string, unknown>>;

/** The headers that the name "validators" stands for. */
const VALIDATORS = ['ETag', 'Last-Modified'];

/** Returns a reference to a component. */
export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string) {
	return { $ref: `#/components/${kind}/${name}` };
}

/** Returns references to headers, for use in a response. */
export function refHeaders(names: readonly string[]): Json {
	const all = names.flatMap((name) => (name === 'validators' ? VALIDATORS : [name]));
	return Object.fromEntries(all.map((name) => [name, ref('headers', name)]));
}

/** Longer than any document of the service. */
const MAX_BODY_LENGTH = 1_000_000_000;

/** Returns the schema of a body that is not JSON. */
export function bytesOf(description: string) {
	return { type: 'string', maxLength: MAX_BODY_LENGTH, description };
}

/** Describes a JSON body with a named schema. */
export function jsonBody(schema: string, examples?: Json): Json {
	return { 'application/json': { schema: ref('schemas', schema), examples } };
}

/** Describes a body that is not JSON. */
export function textBody(mediaType: string, description: string): Json {
	return { [mediaType]: { schema: bytesOf(description) } };
}
