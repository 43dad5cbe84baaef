import * as z from 'zod';
import { withShortExamples } from './short-examples.ts';
import { withShallowSchemas } from './shallow-schemas.ts';

const Description = z.looseObject({
	info: z.looseObject({ contact: z.looseObject({}) }),
	paths: z.record(z.string(), z.record(z.string(), z.unknown())),
	components: z.looseObject({
		schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
	}),
});

/** Headers of every response, documented once on the page about methods. */
const ALWAYS = [
	...['Access-Control-Allow-Headers', 'Access-Control-Allow-Origin'],
	...['Access-Control-Expose-Headers', 'Referrer-Policy', 'Strict-Transport-Security'],
	'X-Content-Type-Options',
	...['Content-Encoding', 'Vary'],
];

/**
 * Simplifies the OpenAPI document for readers. Leaves out `OPTIONS`, the headers for browsers and
 * compression, and nested members, which are in the dictionary of fields. Shortens examples. Also
 * removes the name of the business, which Starlight would treat as markup.
 */
export function toReadableDescription(text: string): unknown {
	const description = Description.parse(JSON.parse(text));
	const paths = Object.entries(description.paths).map(([path, { options: _, ...operations }]) => [
		path,
		operations,
	]);
	const components = {
		...description.components,
		schemas: withShallowSchemas(description.components.schemas),
	};
	const { name: _, ...contact } = description.info.contact;
	const info = { ...description.info, contact };
	return withShortExamples(
		withoutCommonHeaders(
			withoutErrorBodies({ ...description, info, components, paths: Object.fromEntries(paths) }),
		),
	);
}

/** Removes the bodies of errors: they share one format, shown once on the page about errors. */
function withoutErrorBodies(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutErrorBodies);
	if (typeof value !== 'object' || value === null) return value;
	const { content, ...response } = value as Readonly<Record<string, unknown>>;
	if (JSON.stringify(content)?.includes(PROBLEM)) {
		return { ...response, description: `${String(response['description'])} ${ERRORS}` };
	}
	return Object.fromEntries(
		Object.entries(value).map(([name, member]) => [name, withoutErrorBodies(member)]),
	);
}

const PROBLEM = '"$ref":"#/components/schemas/Problem"';
const ERRORS = 'The body uses the [standard error format](/docs/errors).';

function withoutCommonHeaders(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutCommonHeaders);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, member]) => {
			if (name !== 'headers') return [[name, withoutCommonHeaders(member)]];
			const told = Object.entries({ ...member }).filter(([header]) => !ALWAYS.includes(header));
			return told.length === 0 ? [] : [[name, Object.fromEntries(told)]];
		}),
	);
}
