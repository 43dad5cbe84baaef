import { EXPOSED_HEADERS } from '../http/cors.ts';
import { ref } from './references.ts';

const text = (maxLength: number, pattern?: string) => ({
	type: 'string',
	maxLength,
	...(pattern !== undefined && { pattern }),
});

/** The headers of our answers. */
export const HEADERS = {
	'Access-Control-Allow-Origin': {
		description: 'Any origin may read the answer.',
		schema: { type: 'string', const: '*' },
	},
	'Access-Control-Expose-Headers': {
		description: 'What a script of any origin may read.',
		schema: { type: 'string', const: EXPOSED_HEADERS },
	},
	Allow: {
		description: 'The methods that the resource answers.',
		schema: text(100),
	},
	'Cache-Control': {
		description: 'Keep the answer and ask again by its tag.',
		schema: text(200),
	},
	'Content-Range': {
		description: 'Which part of the document this is.',
		schema: text(100, '^bytes '),
	},
	ETag: {
		description:
			'Tag of the answer; weak when it is compressed. Send it back in If-None-Match and treat it ' +
			'as opaque.',
		schema: text(200, '^(W/)?".*"$'),
	},
	'Last-Modified': {
		description: 'When the dataset last changed.',
		schema: text(29, ' GMT$'),
	},
	Link: {
		description:
			'Related resources (RFC 8288): hub and self of a topic, the next page of a search.',
		schema: text(8_192),
	},
	'Mcp-Session-Id': {
		description: 'Session identifier; no credential.',
		schema: text(1_024, '^[\\x21-\\x7e]+$'),
	},
} as const;

/** The headers of every answer. */
export const COMMON_HEADERS = {
	'Access-Control-Allow-Origin': ref('headers', 'Access-Control-Allow-Origin'),
	'Access-Control-Expose-Headers': ref('headers', 'Access-Control-Expose-Headers'),
};

/** The headers of an answer that can be asked for again by its tag. */
export const VALIDATOR_HEADERS = {
	...COMMON_HEADERS,
	ETag: ref('headers', 'ETag'),
	'Last-Modified': ref('headers', 'Last-Modified'),
	'Cache-Control': ref('headers', 'Cache-Control'),
};
