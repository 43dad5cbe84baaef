import * as z from 'zod';
import { PROBLEM_EXPLANATIONS } from '../../src/endpoints/http/problem-details.ts';
import { PROBLEM_TITLES, type ProblemSlug } from '../../src/endpoints/http/problem-titles.ts';
import { ISSUE_CODES } from '../../src/openapi/components.ts';
import type { ApiDescription } from '../../src/site/docs/api-description.ts';
import { renderCodeBlock } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';

const Example = z.looseObject({ type: z.string(), status: z.number(), detail: z.string() });
type Example = z.output<typeof Example>;

const INTRODUCTION = `Every error of the API is JSON with the members of RFC 9457: \`type\` is the permanent name of the error and leads to its page, \`title\` is the same for all errors of the type, \`detail\` says what is wrong with this request. Programs should use \`type\` and \`status\`, because texts may change. For invalid parameters \`issues\` lists all problems at once, each with the parameter, a permanent \`code\`, what to send instead, and what was received.

The hub answers requests to subscribe in plain text, as WebSub §5.1.2 requires; MCP has [errors of its own](/docs/mcp).`;

const CODE_MEANINGS: Record<(typeof ISSUE_CODES)[number], string> = {
	missing: 'the parameter is required',
	repeated: 'the parameter was sent more than once',
	invalid_type: 'not a number, a whole number, or `true` or `false`',
	invalid_format: 'not a day that exists, as YYYY-MM-DD',
	invalid_value: 'none of the accepted values, or more than the accepted number of them',
	invalid_cursor: 'not the `cursor` of a `next`, or of one with another `sort`',
	too_small: 'less than the minimum',
	too_big: 'more than the maximum, or too long',
};

/** Renders the `/docs/errors` page: each error with its cause, its fix and an example response. */
export function renderErrors({ components }: ApiDescription): string {
	const examples = Object.values(components.responses).flatMap(examplesIn);
	// A constant has no other keys.
	const slugs = Object.keys(PROBLEM_TITLES) as ProblemSlug[];
	const sections = slugs.map((slug) =>
		renderError(
			slug,
			examples.filter(({ type }) => type === `/problems/${slug}`),
		),
	);
	return renderGeneratedPage(
		{
			title: 'Error codes',
			description: 'Every error of the API, with its cause and how to fix it.',
			keywords: 'error codes, problem details, status 400, 404',
		},
		[INTRODUCTION, ...sections].join('\n\n'),
	);
}

function renderError(slug: ProblemSlug, examples: readonly Example[]): string {
	const statuses = [...new Set(examples.map(({ status }) => status))].join(', ');
	const parts = [
		`## ${PROBLEM_TITLES[slug]}`,
		`\`/problems/${slug}\`${statuses === '' ? '' : `, status ${statuses}`}. ${PROBLEM_EXPLANATIONS[slug]}`,
	];
	if (slug === 'invalid-parameter') {
		const codes = ISSUE_CODES.map((code) => `- \`${code}\`: ${CODE_MEANINGS[code]}`);
		parts.push('Each issue has one of these codes; others may be added:', codes.join('\n'));
	}
	const [example] = examples;
	if (example) parts.push(renderCodeBlock('json', JSON.stringify(example, null, 2)));
	return parts.join('\n\n');
}

const Contents = z.looseObject({
	content: z
		.record(
			z.string(),
			z.looseObject({ examples: z.record(z.string(), z.looseObject({ value: z.unknown() })) }),
		)
		.default({}),
});

function examplesIn(response: unknown): Example[] {
	const { content } = Contents.parse(response);
	return Object.values(content)
		.flatMap(({ examples }) => Object.values(examples))
		.flatMap(({ value }) => {
			const parsed = Example.safeParse(value);
			return parsed.success ? [parsed.data] : [];
		});
}
