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
	/** Summary of the example. Without one, there is no example. */
	example: z.string().optional(),
	parameters: z.array(z.record(z.string(), z.unknown())).default([]),
	responses: z.record(z.string(), z.unknown()).default({}),
	/** Whether it links to related resources: the hub of a topic, the next page. */
	isLinked: z.boolean().default(false),
});

/**
 * Describes how a resource is read. Prose describes HEAD, OPTIONS and ranges: an operation or a
 * second success type would become a method or a type in every generated client.
 */
export function describeReading(source: unknown, renderExample: () => unknown): Json {
	const reading = Reading.parse(source);
	const { operationId, tag, summary, description, mediaType, component } = reading;
	const headers = ['validators', ...(reading.isLinked ? ['Link'] : [])];
	const body = {
		schema: component === undefined ? bytesOf(reading.text) : ref('schemas', component),
		...(reading.example !== undefined && {
			examples: { example: { summary: reading.example, value: renderExample() } },
		}),
	};
	return {
		get: {
			operationId,
			tags: [tag],
			summary,
			description,
			parameters: [...reading.parameters, ref('parameters', 'IfNoneMatch')],
			responses: {
				'200': {
					description: 'OK.',
					headers: refHeaders(headers),
					content: { [mediaType]: body },
				},
				'304': ref('responses', 'NotModified'),
				...reading.responses,
				default: ref('responses', 'Problem'),
			},
		},
	};
}
