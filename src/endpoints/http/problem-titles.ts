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
