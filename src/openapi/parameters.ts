import type * as z from 'zod';
import { REVISIONS } from '../mcp/revision.ts';
import { toParameterSchema, type JsonSchema } from './json-schema.ts';

/** An example value for each parameter. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
	rating: 5,
	min_rating: 4,
	max_rating: 2,
	since: '2026-01-01',
	until: '2026-06-30',
	date: '2026-01-01',
	query: 'brakes',
	mentions_technician: 'Dana Whitfield',
	mentions_service: 'oil-change',
	location: 'alder-falls',
	source: 'survey',
	aspect: 'price',
	sentiment: 'positive',
	language: 'es',
	has_text: true,
	sort: 'newest',
	limit: 20,
	cursor: 'newest.5.2026-03-05.k3vq7n2xw5ra',
	facets: true,
};

/** Describes every field of a schema as a parameter. */
export function toParameters(
	schema: z.ZodObject<Record<string, z.ZodType>>,
	place: 'query' | 'path',
): Record<string, unknown>[] {
	return Object.entries(schema.shape).map(([name, field]) => ({
		name,
		in: place,
		required: place === 'path',
		description: field.description ?? '',
		schema: toParameterSchema(field),
		example: EXAMPLES[name],
	}));
}

/** The request headers for conditional requests. */
export const PARAMETERS: Record<string, JsonSchema> = {
	IfNoneMatch: {
		name: 'If-None-Match',
		in: 'header',
		required: false,
		description: 'Tags that the client has: 304 when one is current (RFC 9110 §13.1.2).',
		schema: { type: 'string', maxLength: 8_192 },
		example: '"7f1cef8e85967d59408621da08510d77"',
	},
	IfModifiedSince: {
		name: 'If-Modified-Since',
		in: 'header',
		required: false,
		description: 'HTTP date; not looked at beside If-None-Match (RFC 9110 §13.1.3).',
		schema: { type: 'string', maxLength: 64 },
		example: 'Fri, 06 Mar 2026 09:12:00 GMT',
	},
	Range: {
		name: 'Range',
		in: 'header',
		required: false,
		description: 'One range of bytes of the uncompressed document (RFC 9110 §14.2).',
		schema: { type: 'string', maxLength: 200, pattern: '^bytes=' },
		example: 'bytes=0-1023',
	},
	McpSessionId: {
		name: 'Mcp-Session-Id',
		in: 'header',
		required: false,
		description:
			'From the headers of the answer to "initialize"; needed on every later request of a session. ' +
			'It grants nothing.',
		schema: { type: 'string', maxLength: 1_024, pattern: '^[\\x21-\\x7e]+$' },
		example: 'AQIHBwcHBwcHBwcHBwcHB8UBNyyJk56MeI9o161Z1po',
	},
	McpProtocolVersion: {
		name: 'MCP-Protocol-Version',
		in: 'header',
		required: false,
		description: 'The revision of MCP. Needed without a session, where it repeats "_meta".',
		schema: { type: 'string', enum: REVISIONS },
		example: '2026-07-28',
	},
	McpMethod: {
		name: 'Mcp-Method',
		in: 'header',
		required: false,
		description: 'Repeats "method"; needed without a session.',
		schema: { type: 'string', maxLength: 200 },
		example: 'tools/call',
	},
	McpName: {
		name: 'Mcp-Name',
		in: 'header',
		required: false,
		description: 'Repeats the name or the address in "params"; needed without a session.',
		schema: { type: 'string', maxLength: 8_192 },
		example: 'search_reviews',
	},
};
