import * as z from 'zod';
import { Tombstone } from '../../reviews/stored-review.ts';

/** Permanent slugs of our errors, with their titles. */
export const PROBLEM_TITLES = {
	'bad-request': 'Bad request',
	conflict: 'Conflict',
	'content-too-large': 'Content too large',
	gone: 'Gone',
	'invalid-parameter': 'Invalid parameter',
	'internal-error': 'Internal error',
	'method-not-allowed': 'Method not allowed',
	'not-found': 'Not found',
	'precondition-failed': 'Precondition failed',
	'range-not-satisfiable': 'Range not satisfiable',
	'too-many-requests': 'Too many requests',
	unauthorized: 'Unauthorized',
	unavailable: 'Service unavailable',
	'unsupported-media-type': 'Unsupported media type',
} as const;
export type ProblemSlug = keyof typeof PROBLEM_TITLES;

/** Explains each error and what to do about it, on the page `/problems/<slug>`. */
export const PROBLEM_EXPLANATIONS: Record<ProblemSlug, string> = {
	'bad-request': 'The request could not be read, for example because its address is malformed.',
	conflict: 'The resource is not in a state that allows this; "detail" says what is missing.',
	'content-too-large': 'The body is longer than the resource accepts; "detail" states the limit.',
	gone: 'The review was published here and has been removed; its id is never used again.',
	'invalid-parameter':
		'One or more parameters are invalid. "issues" lists all of them, each with what to send instead.',
	'internal-error': 'Something failed on our side. Repeating the request later may help.',
	'method-not-allowed':
		'The resource exists but does not support this method; "Allow" lists the supported ones.',
	'not-found': 'There is nothing at this path. The home page links to everything.',
	'precondition-failed':
		'"If-Match" or "If-Unmodified-Since" asked for a version that is no longer the current one.',
	'range-not-satisfiable': 'The document is shorter than the range asked for.',
	'too-many-requests':
		'Too many requests of this kind in a short time. "Retry-After" says when to try again.',
	unauthorized:
		'Only the operator of the service may do this: the secret or the signature is missing or wrong.',
	unavailable: 'The service cannot respond right now. "Retry-After" says when to try again.',
	'unsupported-media-type':
		'The body does not have the media type that the resource accepts; "Accept" names that type.',
};

/** One mistake in a request. */
export const Issue = z
	.strictObject({
		parameter: z.string(),
		code: z.string().describe('Permanent name of the mistake.'),
		message: z.string().describe('What is wrong and what to send instead.'),
		received: z.string().optional().describe('What was sent, cut to 200 characters.'),
	})
	.meta({ id: 'Issue', description: 'One mistake in a request.' });
export type Issue = z.output<typeof Issue>;

const INVALID_TYPE = '/problems/invalid-parameter';
const { 'invalid-parameter': INVALID_TITLE, ...OTHER_TITLES } = PROBLEM_TITLES;
const Detail = z.string().describe('What is wrong with this request.');
const TYPE = 'Path of the page that explains the error.';

/** The JSON body of the 400 for invalid parameters. */
export const InvalidParameterDetails = z
	.strictObject({
		type: z.literal(INVALID_TYPE).describe(TYPE),
		title: z.literal(INVALID_TITLE),
		status: z.literal(400),
		detail: Detail,
		issues: z.array(Issue).min(1).describe('Every invalid parameter.'),
	})
	.meta({ id: 'InvalidParameter', description: 'One or more parameters are invalid.' });
export type InvalidParameterDetails = z.output<typeof InvalidParameterDetails>;

/** The JSON body of every other error (RFC 9457 §3.1). */
export const ProblemDetails = z
	.strictObject({
		type: z.enum(Object.keys(OTHER_TITLES).map((slug) => `/problems/${slug}`)).describe(TYPE),
		title: z.enum(Object.values(OTHER_TITLES)),
		status: z.int().min(400).max(599),
		detail: Detail,
		tombstone: Tombstone.optional().describe('The removed review; only with "gone".'),
	})
	.meta({ id: 'Problem', description: 'An error (members of RFC 9457).' });
export type ProblemDetails = z.output<typeof ProblemDetails>;

/** An error to show to the client. Any other thrown error becomes an opaque 500. */
export class Problem extends Error {
	override name = 'Problem';
	readonly status: number;
	readonly slug: ProblemSlug;
	readonly issues: readonly Issue[];
	readonly headers: Readonly<Record<string, string>>;
	readonly tombstone: Tombstone | undefined;

	constructor(
		status: number,
		slug: ProblemSlug,
		detail: string,
		extra: {
			issues?: readonly Issue[];
			headers?: Record<string, string>;
			tombstone?: Tombstone;
		} = {},
	) {
		super(detail);
		this.status = status;
		this.slug = slug;
		this.issues = extra.issues ?? [];
		this.headers = extra.headers ?? {};
		this.tombstone = extra.tombstone;
	}
}

export function toProblemDetails(problem: Problem): ProblemDetails | InvalidParameterDetails {
	const { slug, status, message, issues, tombstone } = problem;
	if (slug !== 'invalid-parameter') {
		return {
			...{ type: `/problems/${slug}`, title: OTHER_TITLES[slug], status, detail: message },
			...(tombstone && { tombstone }),
		};
	}
	return {
		type: INVALID_TYPE,
		title: INVALID_TITLE,
		status: 400,
		detail: message,
		issues: [...issues],
	};
}

/**
 * Returns the response for a problem. The media type is `application/json`, as specified for all
 * JSON responses, although the body is RFC 9457.
 */
export function problemResponse(problem: Problem): Response {
	return jsonResponse(toProblemDetails(problem), problem.headers, problem.status);
}

/** Returns JSON that must not be cached, unless the headers say otherwise. */
export function jsonResponse(
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
): Response {
	const type = 'application/json; charset=utf-8';
	const all = { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers };
	return Response.json(body, { status, headers: all });
}

const LENGTH_LIMIT = 200;

/** Truncates a value for use in an error message. */
export function received(value: string): string {
	const characters = [...value];
	if (characters.length <= LENGTH_LIMIT) return value;
	return `${characters.slice(0, LENGTH_LIMIT).join('')}…`;
}

/**
 * Returns a problem as plain text: its detail, or, if it has issues, its title and one line per
 * issue. The received values are left out.
 */
export function textProblemResponse(problem: Problem): Response {
	const { status, headers } = problem;
	return new Response(`${linesOf(problem).join('\n')}\n`, {
		status,
		headers: {
			'Content-Type': 'text/plain; charset=utf-8',
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
			...headers,
		},
	});
}

function linesOf({ slug, message, issues }: Problem): string[] {
	if (issues.length === 0) return [message];
	const lines = issues.map((issue) => `${issue.parameter}: ${issue.message}`);
	return [PROBLEM_TITLES[slug], ...lines];
}
