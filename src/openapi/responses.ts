import { methodNotAllowed, preconditionFailed } from '../http/endpoint.ts';
import { Problem, toProblemDetails } from '../http/problem.ts';
import { invalidParameters } from '../http/query.ts';
import { COMMON_HEADERS, VALIDATOR_HEADERS } from './headers.ts';
import { jsonBody, ref } from './references.ts';

/** The answers that several operations share, each error with what it really says. */
export const RESPONSES = {
	NotModified: {
		description: 'The tag or the time that was sent is the current one; the body is empty.',
		headers: VALIDATOR_HEADERS,
	},
	InvalidParameter: problemResponse(
		'One or more parameters are invalid; all of them are listed.',
		invalidParameters([
			{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
		]),
	),
	BadRequest: problemResponse(
		'The request cannot be read.',
		new Problem(400, 'bad-request', 'Cannot read the address: "%zz" is no percent-encoding'),
	),
	MethodNotAllowed: problemResponse(
		'The resource does not answer this method.',
		methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
		{ Allow: ref('headers', 'Allow') },
	),
	PreconditionFailed: problemResponse(
		'"If-Match" or "If-Unmodified-Since" does not hold.',
		preconditionFailed(),
	),
	RangeNotSatisfiable: problemResponse(
		'The document is shorter than the range asked for.',
		new Problem(416, 'range-not-satisfiable', 'Cannot send this range: the file has 512 bytes'),
		{ 'Content-Range': ref('headers', 'Content-Range') },
	),
	InternalError: problemResponse(
		'Something failed on our side; nothing of the cause is told.',
		new Problem(500, 'internal-error', 'Cannot answer: something failed on our side'),
	),
} as const;

function problemResponse(
	description: string,
	problem: Problem,
	headers: Readonly<Record<string, unknown>> = {},
) {
	const example = { summary: problem.slug, value: toProblemDetails(problem) };
	return {
		description,
		headers: { ...COMMON_HEADERS, ...headers },
		content: jsonBody('Problem', { [problem.slug]: example }),
	};
}
