import { methodNotAllowed, preconditionFailed } from '../../endpoints/http/endpoint.ts';
import { Problem, type ProblemSlug } from '../../endpoints/http/problem.ts';
import { invalidParameters } from '../../endpoints/http/query.ts';
import { PATHS } from '../../endpoints/http/urls.ts';

/** Steps for a client to fix an error, with a real example of the error. */
export interface ProblemGuide {
	readonly steps: readonly string[];
	readonly example: Problem;
}

/** Guides for the pages at `/problems/<slug>`. */
export const PROBLEM_GUIDES: Record<ProblemSlug, ProblemGuide> = {
	'bad-request': {
		steps: [
			'Encode the address as UTF-8 and percent-encode what is not plain.',
			'Keep it below 8,192 characters.',
			'Send a body to its end.',
		],
		example: new Problem(400, 'bad-request', 'Cannot read the URL: it is not validly encoded'),
	},
	conflict: {
		steps: [
			'Read the status of the subscription: it tells in which state it is, and why.',
			'Subscribe anew if it has ended.',
		],
		example: new Problem(
			409,
			'conflict',
			'Cannot deliver: the request made no subscription that lives; its status tells why',
		),
	},
	'content-too-large': {
		steps: ['Send fewer parameters: a form of the hub has room in a few hundred bytes.'],
		example: new Problem(
			413,
			'content-too-large',
			'Cannot read the body: it has more than 65536 bytes',
		),
	},
	'invalid-parameter': {
		steps: [
			'Go through "issues": each names the parameter, what it may be and what was received.',
			'Leave out a parameter to have no filter; an empty one counts as left out.',
			'Give each parameter once.',
		],
		example: invalidParameters([
			{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
		]),
	},
	gone: {
		steps: [
			'Forget the review: its text may not be shown any more.',
			`Read "removed" of ${PATHS.since}/{date} for the day, the reason and the stars.`,
		],
		example: new Problem(410, 'gone', 'Cannot show the review "kq3v7m2xw9pd": it was removed'),
	},
	'internal-error': {
		steps: [
			'Try again later, with growing pauses.',
			'Report it with the address and the time if it stays: the cause is in the log of the service.',
		],
		example: new Problem(500, 'internal-error', 'Cannot answer: something failed on our side'),
	},
	'method-not-allowed': {
		steps: ['Use one of the methods that the header "Allow" lists.'],
		example: methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
	},
	'not-found': {
		steps: [
			'Look up the path on the home page, or in the OpenAPI description.',
			'Mind the case, and that paths end without a slash.',
		],
		example: new Problem(404, 'not-found', 'Cannot find "/api/x": no resource has this path'),
	},
	'precondition-failed': {
		steps: [
			'Ask without the condition, or use "If-None-Match" to be told only of what differs.',
			'Begin a download anew if its document has changed since the first part.',
		],
		example: preconditionFailed(),
	},
	'range-not-satisfiable': {
		steps: ['Read the length in "Content-Range", and ask for bytes below it.'],
		example: new Problem(
			416,
			'range-not-satisfiable',
			'Cannot send this range: the file has 512 bytes',
		),
	},
	'too-many-requests': {
		steps: [
			'Wait as many seconds as "Retry-After" says.',
			`Read the limits at ${PATHS.hub}. Documents, feeds and search have none.`,
		],
		example: new Problem(
			429,
			'too-many-requests',
			'Cannot check the callback: too many of this kind came lately',
		),
	},
	unauthorized: {
		steps: [
			'You need no secret to read anything here, nor to subscribe.',
			'If you operate the service: send the secret as a bearer token, or sign the event with it.',
		],
		example: new Problem(401, 'unauthorized', 'Cannot publish: no valid secret or signature'),
	},
	unavailable: {
		steps: [
			'Wait as many seconds as "Retry-After" says.',
			'Documents, feeds and search are served meanwhile: they do not need the hub.',
		],
		example: new Problem(
			503,
			'unavailable',
			'Cannot reach the hub’s store: nothing is promised, try again later',
		),
	},
	'unsupported-media-type': {
		steps: [
			'Send the type that the header "Accept" of the answer names, such as application/x-www-form-urlencoded.',
			'Leave out a charset, or say UTF-8.',
		],
		example: new Problem(
			415,
			'unsupported-media-type',
			'Cannot read the form: its media type must be application/x-www-form-urlencoded, in UTF-8',
		),
	},
};
