import * as z from 'zod';
import { Tombstone } from '../../reviews/stored-review.ts';
import { PROBLEM_TITLES, type ProblemSlug } from './problem-titles.ts';

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
