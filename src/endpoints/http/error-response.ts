import { Problem, problemResponse } from './problem.ts';

/** Renders a problem as a response. */
export type RenderProblem = (problem: Problem) => Response;

export function methodNotAllowed(method: string, allow: string): Problem {
	const detail = `Cannot ${method} this resource: it answers ${allow}`;
	return new Problem(405, 'method-not-allowed', detail, { headers: { Allow: allow } });
}

/** Responds with a `Problem`. Logs any other error, and hides it in an opaque 500. */
export function toErrorResponse(error: unknown, render: RenderProblem = problemResponse): Response {
	if (error instanceof Problem) return render(error);
	console.error(error);
	return render(new Problem(500, 'internal-error', 'Cannot answer: something failed on our side'));
}
