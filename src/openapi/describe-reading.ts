import * as z from 'zod';
import { bytesOf, ref, refHeaders, type Json } from './references.ts';

/** A read-only resource, as written in `description.json`. */
const Reading = z.strictObject({
	operationId: z.string(),
	tag: z.string(),
	summary: z.string(),
	description: z.string(),
	mediaType: z.string(),
	/** Schema of the body. Without one, the body is text, described by `text`. */
	component: z.string().optional(),
	text: z.string().default(''),
	/** Summary of the example. */
	example: z.string(),
	parameters: z.array(z.record(z.string(), z.unknown())).default([]),
	responses: z.record(z.string(), z.unknown()).default({}),
	/** Whether it is a static file on the CDN, which also supports range requests. */
	isFile: z.boolean().default(false),
	/** Whether it links to related resources: the hub of a topic, the next page. */
	isLinked: z.boolean().default(false),
});

const SHARED_RESPONSES = {
	'304': 'NotModified',
	'405': 'MethodNotAllowed',
	'412': 'PreconditionFailed',
	'414': 'UriTooLong',
	'500': 'InternalError',
};

/** The description of `OPTIONS`, the same for all paths. */
export const OPTIONS = {
	description: 'Lists the methods of this path, for browsers and other clients.',
	responses: refResponses({ '204': 'Preflight', '414': 'UriTooLong', '500': 'InternalError' }),
};

/** Describes how a resource is read. HEAD responds without a body; OPTIONS lists the methods. */
export function describeReading(source: unknown, example: unknown): Json {
	const reading = Reading.parse(source);
	const { operationId, tag, summary, mediaType, component, parameters, isFile, isLinked } = reading;
	const headers = [
		'validators',
		...(isLinked ? ['Link'] : []),
		...(isFile ? ['Accept-Ranges'] : []),
	];
	const conditions = ['IfNoneMatch', 'IfModifiedSince', ...(isFile ? ['Range'] : [])];
	const body = {
		schema: component === undefined ? bytesOf(reading.text) : ref('schemas', component),
		examples: { example: { summary: reading.example, value: example } },
	};
	return {
		get: {
			operationId,
			tags: [tag],
			summary,
			description: `${reading.description} HEAD returns the same headers without a body.`,
			parameters: [...parameters, ...conditions.map((name) => ref('parameters', name))],
			responses: {
				'200': {
					description: summary,
					headers: refHeaders([...headers, 'Content-Encoding']),
					content: { [mediaType]: body },
				},
				...refResponses(SHARED_RESPONSES),
				...(isFile && {
					'206': {
						description: 'The requested range.',
						headers: refHeaders([...headers, 'Content-Range']),
						content: { [mediaType]: { schema: bytesOf('The bytes of the range.') } },
					},
					'416': ref('responses', 'RangeNotSatisfiable'),
				}),
				...reading.responses,
			},
		},
		options: {
			operationId: `${operationId}Options`,
			tags: [tag],
			summary: `Methods: ${summary}`,
			description: OPTIONS.description,
			parameters: parameters.filter((parameter) => parameter['in'] === 'path'),
			responses: OPTIONS.responses,
		},
	};
}

function refResponses(names: Readonly<Record<string, string>>): Json {
	const entries = Object.entries(names).map(([status, name]) => [status, ref('responses', name)]);
	return Object.fromEntries(entries);
}
