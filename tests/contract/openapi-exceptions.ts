/** A linter finding that we accept, and why. */
export interface LintException {
	/** The name of the rule. */
	readonly code: string;
	/** Matches the places in the document. If absent, all places match. */
	readonly path?: RegExp;
	readonly reason: string;
}

/** Some rules mistake the property "responses" of reviews for the responses of an operation. */
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
		reason: 'The remaining limit of a host or a topic would reveal the requests of others.',
	},
	{
		code: 'owasp:api4:2023-rate-limit-responses-429',
		path: NOT_LIMITED,
		reason: 'Reading has no rate limit, so it never returns 429.',
	},
	{
		code: 'owasp:api4:2023-string-restricted',
		reason: 'Reviews are free text. Lengths are limited, and formats are stated if there are any.',
	},
	{
		code: 'owasp:api4:2023-string-limit',
		reason:
			'Texts in responses are as long as their authors wrote them. Parameters for free text state a limit.',
	},
	{
		code: 'owasp:api4:2023-array-limit',
		reason: 'Lists grow with the reviews. Those with a limit state it.',
	},
	{
		code: 'owasp:api4:2023-integer-limit',
		reason: 'Every integer is an int32, which has these limits, unless it states closer ones.',
	},
	{
		code: 'owasp:api8:2023-define-error-responses-401',
		reason: 'The specification requires no authentication: no operation returns 401.',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: NOT_AN_OPERATION,
		reason: 'A property of reviews is called "responses".',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: /^(webhooks|paths\..*\.callbacks)\./,
		reason: 'We do not define how a subscriber responds to our request.',
	},
	{
		code: 'owasp:api8:2023-define-error-validation',
		path: /^paths\./,
		reason: 'Static documents take no parameter that could be invalid.',
	},
	{
		code: 'owasp:api8:2023-define-error-responses-500',
		reason: 'The response "default" includes 500. Subscribers decide how they respond.',
	},
	{
		code: 'owasp:api8:2023-define-cors-origin',
		reason: 'Every response has this header. The description says so once, in prose.',
	},
];
