import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../endpoints/http/cors.ts';
import { ref, text } from './references.ts';

/** The headers of our responses. Optional ones say so. */
export const HEADERS = {
	Accept: {
		description: 'The media type that the body of the request must have.',
		schema: { type: 'string', const: 'application/x-www-form-urlencoded' },
	},
	'Accept-Ranges': {
		description: 'Ranges can be asked for. Optional: only on files.',
		schema: { type: 'string', const: 'bytes' },
	},
	'Access-Control-Allow-Headers': {
		description: 'What a script of any origin may send.',
		schema: { type: 'string', const: ALLOWED_HEADERS },
	},
	'Access-Control-Allow-Methods': {
		description:
			'The methods that a script of any origin may use. Optional: not on files of a CDN.',
		schema: text(100),
	},
	'Access-Control-Allow-Origin': {
		description: 'Any origin may read the answer.',
		schema: { type: 'string', const: '*' },
	},
	'Access-Control-Expose-Headers': {
		description: 'What a script of any origin may read.',
		schema: { type: 'string', const: EXPOSED_HEADERS },
	},
	'Access-Control-Max-Age': {
		description:
			'For how many seconds a browser may remember this answer. Optional: not on files of a CDN.',
		schema: text(10, '^[0-9]+$'),
	},
	Allow: {
		description: 'The methods that the resource answers. Optional: not on files of a CDN.',
		schema: text(100),
	},
	'Cache-Control': {
		description:
			'Keep the answer and ask again by its tag; errors and answers of the hub are not to be kept, ' +
			'but for its public status, which a shared cache may give for ten seconds.',
		schema: {
			type: 'string',
			enum: ['public, max-age=0, must-revalidate', 'public, max-age=0, s-maxage=10', 'no-store'],
		},
	},
	'Content-Encoding': {
		description:
			'How the body is compressed. Optional: only where the request accepts it and it is worth it.',
		schema: { type: 'string', enum: ['br', 'gzip'] },
	},
	'Content-Range': {
		description: 'Which part of the document this is, or how long the document is.',
		schema: text(100, '^bytes '),
	},
	ETag: {
		description:
			'Tag of the answer; weak when it is compressed. Send it back in If-None-Match and treat it ' +
			'as opaque.',
		schema: text(200, '^(W/)?".*"$'),
	},
	'Last-Modified': {
		description:
			'When the dataset last changed; on files of a CDN, when it took the file in. Optional: ' +
			'/build.json and a 304 of a file may be without.',
		schema: text(29, ' GMT$'),
	},
	Link: {
		description:
			'Related resources (RFC 8288). Optional: hub and self on answers at the paths of WebSub ' +
			'topics, the next page of a search that has one, the status of a request to the hub, and the ' +
			'API catalog on itself.',
		schema: text(8_192),
	},
	'Mcp-Session-Id': {
		description:
			'Session identifier; no credential. Optional: only on the answer to "initialize" that begins one.',
		schema: text(1_024, '^[\\x21-\\x7e]+$'),
	},
	'Referrer-Policy': {
		description: 'Other origins are told the origin alone.',
		schema: { type: 'string', const: 'strict-origin-when-cross-origin' },
	},
	'Retry-After': {
		description: 'After how many seconds to try again.',
		schema: text(10, '^[0-9]+$'),
	},
	'Strict-Transport-Security': {
		description: 'Browsers come back by https alone.',
		schema: text(200, '^max-age=[0-9]+'),
	},
	Vary: {
		description: 'What of the request chose this form. Optional: a CDN may leave it out.',
		schema: { type: 'string', const: 'Accept-Encoding' },
	},
	'X-Content-Type-Options': {
		description: 'The media type is meant as stated.',
		schema: { type: 'string', const: 'nosniff' },
	},
	'X-Robots-Tag': {
		description: 'Not for search engines: whoever has the address may see the answer.',
		schema: { type: 'string', const: 'noindex' },
	},
} as const;

type HeaderName = keyof typeof HEADERS;

/** Returns references to headers, for use in a response. */
export function refHeaders(...names: readonly HeaderName[]) {
	return Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}

/** The headers of every response of the service. */
export const COMMON_HEADERS = refHeaders(
	'Access-Control-Allow-Headers',
	'Access-Control-Allow-Origin',
	'Access-Control-Expose-Headers',
	'Referrer-Policy',
	'Strict-Transport-Security',
	'X-Content-Type-Options',
);

/** The headers of a response with an ETag. */
export const VALIDATOR_HEADERS = {
	...COMMON_HEADERS,
	...refHeaders('Cache-Control', 'ETag', 'Last-Modified', 'Vary'),
};
