/** A linter finding that we accept, and why. */
export interface LintException {
	/** The name of the rule. */
	readonly code: string;
	/** Matches the places in the document; absent: all places. */
	readonly path?: RegExp;
	readonly reason: string;
}

/** Some rules take the property "responses" of reviews for the responses of an operation. */
const NOT_AN_OPERATION = /(properties|items|value|reviews\.\d+|review)\.responses$/;

/** Rate-limited operations: those that make the hub send requests to a callback. */
const LIMITED = /^paths\.\/api\/websub\/[^.]+\.post\.responses/;
const NOT_LIMITED = /^(?!paths\.\/api\/websub\/[^.]+\.post\.responses)/;

export const LINT_EXCEPTIONS: readonly LintException[] = [
	{
		code: 'owasp:api4:2023-rate-limit',
		path: NOT_LIMITED,
		reason: 'Reading has no rate limit: it is public data behind a CDN.',
	},
	{
		code: 'owasp:api4:2023-rate-limit',
		path: LIMITED,
		reason: 'What is left of a host or a topic would tell of the requests of others.',
	},
	{
		code: 'owasp:api4:2023-rate-limit-responses-429',
		path: NOT_LIMITED,
		reason: 'Reading has no rate limit, so it never answers 429.',
	},
	{
		code: 'owasp:api4:2023-string-restricted',
		reason: 'Reviews are free text; lengths are bounded, and formats stated where there are any.',
	},
	{
		code: 'owasp:api8:2023-define-error-responses-401',
		reason: 'The specification asks for no authentication: no operation answers 401.',
	},
	{
		code: 'owasp:api8:2023-define-error-responses-500',
		path: NOT_AN_OPERATION,
		reason: 'A property of reviews is called "responses".',
	},
	{
		code: 'owasp:api8:2023-define-error-responses-500',
		path: /^(webhooks|paths\..*\.callbacks)\./,
		reason: 'What a subscriber answers when it fails is not ours to say.',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: NOT_AN_OPERATION,
		reason: 'A property of reviews is called "responses".',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: /^(webhooks|paths\..*\.callbacks)\./,
		reason: 'What a subscriber answers to our request is not ours to say.',
	},
	{
		code: 'owasp:api8:2023-define-cors-origin',
		path: /^(webhooks|paths\..*\.callbacks)\./,
		reason: 'Scripts do not speak to subscribers.',
	},
	{
		code: 'owasp:api8:2023-define-cors-origin',
		path: /\.responses\.(414|UriTooLong)\.headers$/,
		reason: 'The server refuses such an address before it knows which rules apply to it.',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: /^paths\./,
		reason: 'Static documents take no parameter that could be invalid.',
	},
];
