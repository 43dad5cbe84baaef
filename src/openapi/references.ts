/** Any JSON object of the OpenAPI description. */
export type Json = Readonly<Record<string, unknown>>;

const COMMON = [
	...['Access-Control-Allow-Headers', 'Access-Control-Allow-Origin'],
	...['Access-Control-Expose-Headers', 'Referrer-Policy', 'Strict-Transport-Security'],
	'X-Content-Type-Options',
];
/** Headers that many responses share; the name of a set stands for all of its headers. */
const HEADER_SETS: Readonly<Record<string, readonly string[]>> = {
	common: COMMON,
	error: [...COMMON, 'Cache-Control', 'Vary'],
	hub: [...COMMON, 'Cache-Control', 'Content-Encoding', 'Vary'],
	validators: [...COMMON, 'Cache-Control', 'ETag', 'Last-Modified', 'Vary'],
};

/** Returns a reference to a component. */
export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string) {
	return { $ref: `#/components/${kind}/${name}` };
}

/** Returns references to headers and sets of headers, for use in a response. */
export function refHeaders(names: readonly string[]): Json {
	const all = names.flatMap((name) => HEADER_SETS[name] ?? [name]);
	return Object.fromEntries(all.map((name) => [name, ref('headers', name)]));
}

/** Longer than any document of the service. */
const MAX_BODY_LENGTH = 1_000_000_000;

/** Returns the schema of a body that is not JSON. */
export function bytesOf(description: string) {
	return { type: 'string', maxLength: MAX_BODY_LENGTH, description };
}

/** Describes a JSON body with a named schema. */
export function jsonBody(schema: string, examples: Json) {
	return { 'application/json': { schema: ref('schemas', schema), examples } };
}
