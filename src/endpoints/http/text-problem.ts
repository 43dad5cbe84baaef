import { PROBLEM_TITLES, type Problem } from './problem.ts';

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
