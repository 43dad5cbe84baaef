import { methodNotAllowed, preconditionFailed } from '../endpoints/http/endpoint.ts';
import { Problem, toProblemDetails } from '../endpoints/http/problem.ts';
import { invalidParameters } from '../endpoints/http/query.ts';
import { COMMON_HEADERS, refHeaders, VALIDATOR_HEADERS } from './headers.ts';
import { jsonBody } from './references.ts';

const ERROR_HEADERS = refHeaders('Cache-Control', 'Vary');

/** Responses that several operations share. Errors have their real messages. */
export const RESPONSES = {
	Preflight: {
		description: 'What may be asked, for browsers and others; the body is empty.',
		headers: {
			...COMMON_HEADERS,
			...refHeaders('Access-Control-Allow-Methods', 'Access-Control-Max-Age', 'Allow', 'Link'),
		},
	},
	NotModified: {
		description: 'The tag or the time that was sent is the current one; the body is empty.',
		headers: { ...VALIDATOR_HEADERS, ...refHeaders('Link') },
	},
	InvalidParameter: problemResponse(
		'One or more parameters are invalid; all of them are listed.',
		invalidParameters([
			{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
		]),
		// A long list of mistakes may be compressed.
		refHeaders('Content-Encoding'),
	),
	BadRequest: problemResponse(
		'The request cannot be read.',
		new Problem(400, 'bad-request', 'Cannot read the URL: it is not validly encoded'),
	),
	NotFound: problemResponse(
		'No resource has this path.',
		new Problem(404, 'not-found', 'Cannot find "/api/x": no resource has this path'),
	),
	MethodNotAllowed: problemResponse(
		'The resource does not answer this method. On files, a CDN may answer without this body.',
		methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
		refHeaders('Allow', 'Link'),
	),
	PreconditionFailed: problemResponse(
		'"If-Match" or "If-Unmodified-Since" does not hold.',
		preconditionFailed(),
		refHeaders('Link'),
	),
	UriTooLong: {
		...problemResponse(
			'The address has more than 8,192 characters. A CDN may refuse others, in its own words.',
			new Problem(414, 'bad-request', 'Cannot read a URL of 9026 characters'),
		),
		// The URL is rejected before the other headers are chosen.
		headers: ERROR_HEADERS,
	},
	RangeNotSatisfiable: problemResponse(
		'The document is shorter than the range asked for.',
		new Problem(416, 'range-not-satisfiable', 'Cannot send this range: the file has 512 bytes'),
		refHeaders('Content-Range', 'Link'),
	),
	InternalError: problemResponse(
		'Something failed on our side; nothing of the cause is told.',
		new Problem(500, 'internal-error', 'Cannot answer: something failed on our side'),
		refHeaders('Link'),
	),
} as const;

/** Describes an error response, with the real problem as its example. */
export function problemResponse(
	description: string,
	problem: Problem,
	headers: Readonly<Record<string, unknown>> = {},
) {
	const example = { summary: problem.slug, value: toProblemDetails(problem) };
	return {
		description,
		headers: { ...COMMON_HEADERS, ...ERROR_HEADERS, ...headers },
		content: jsonBody('Problem', { [problem.slug]: example }),
	};
}
