import type { Tombstone } from '../../reviews/stored-review.ts';
import type { InvalidParameterDetails, Issue, ProblemDetails } from './problem-details.ts';
import { PROBLEM_TITLES, type ProblemSlug } from './problem-titles.ts';

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
	const { slug, status, message: detail, issues, tombstone } = problem;
	if (slug === 'invalid-parameter') {
		const title = PROBLEM_TITLES[slug];
		return { type: '/problems/invalid-parameter', title, status: 400, detail, issues: [...issues] };
	}
	return {
		...{ type: `/problems/${slug}`, title: PROBLEM_TITLES[slug], status, detail },
		...(tombstone && { tombstone }),
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
